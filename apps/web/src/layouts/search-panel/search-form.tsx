import { buttonShape, colour, VisuallyHidden, visuallyHidden } from '@brandpost/ui';
import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { SEARCH_TEXT_MAX_LENGTH } from '../../queries/search.ts';
import { paths } from '../../router/paths.ts';
import { sv } from '../../texts/sv.ts';
import { useIsHydrated } from '../navigation/use-is-hydrated.ts';

const Form = styled.form`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  max-width: 46rem;
  padding: 6px;
  border: 2px solid ${colour('primary')};
  border-radius: 999px;
  background: ${colour('bg')};

  &:focus-within {
    outline: 3px solid ${colour('primary')};
    outline-offset: 2px;
  }
`;
const Input = styled.input`
  flex: 1;
  min-width: 0;
  height: 52px;
  padding: 0 0.5rem 0 1.25rem;
  border: 0;
  background: transparent;
  font-size: 1.125rem;

  &:focus {
    outline: none;
  }
  &::placeholder {
    color: ${colour('muted')};
    opacity: 1;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
`;
const Submit = styled.button`
  ${buttonShape}
  min-height: 52px;

  @media (max-width: 30rem) {
    width: 52px;
    padding: 0;

    > span {
      ${visuallyHidden}
    }
  }
`;

type SearchFormProps = {
  /** Tells this search from the others on the page. */
  label: string;
  initialText?: string;
  hasAutoFocus?: boolean;
};

/**
 * Enter or the button leads to the results and clears the field; an empty text leads nowhere. Without
 * scripts the form asks `/sok?q=`, which leads to the same place. Source: SPEC section 2, Search panel.
 */
export function SearchForm({ label, initialText = '', hasAutoFocus = false }: SearchFormProps) {
  const [text, setText] = useState(initialText);
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const id = useId();
  const question = text.trim();
  return (
    <Form
      role="search"
      aria-label={label}
      action={paths.search()}
      onSubmit={(event) => {
        event.preventDefault();
        if (question === '') return;
        setText('');
        navigate(paths.search(question));
      }}
    >
      <VisuallyHidden as="label" htmlFor={id}>
        {label}
      </VisuallyHidden>
      <Input
        id={id}
        type="search"
        name="q"
        required
        maxLength={SEARCH_TEXT_MAX_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={sv.search.placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
        // Hidden until its panel opens, and then it is what one came for.
        autoFocus={hasAutoFocus}
      />
      {/* Without scripts nothing could enable it again: there the browser refuses an empty field instead. */}
      <Submit type="submit" disabled={isHydrated && question === ''}>
        <Search aria-hidden="true" size={20} />
        <span>{sv.search.submit}</span>
      </Submit>
    </Form>
  );
}
