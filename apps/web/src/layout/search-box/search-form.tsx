import { buttonShape, colour, VisuallyHidden, visuallyHidden } from '@brandpost/ui';
import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { useIsHydrated } from '../../navigation/use-is-hydrated.ts';
import { SEARCH_TEXT_MAX_LENGTH } from '../../queries/search.ts';
import { sv } from '../../texts/sv.ts';
import { useActiveOption } from './use-active-option.ts';
import { useSuggestions } from './use-suggestions.ts';

const Place = styled.div`
  position: relative;
  max-width: 46rem;
`;
const Form = styled.form`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  padding: 6px;
  border: 2px solid ${colour('primary')};
  border-radius: 999px;
  background: ${colour('raised')};

  /* Anyone who types sees what they type, however far down the list they are. */
  [data-list='in-flow'] > & {
    position: sticky;
    z-index: 1;
    top: 8px;
  }
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
  font-size: clamp(0.75rem, 4.8vw, 1.125rem);
  text-overflow: ellipsis;

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
  /** Suggestions push down what follows, instead of lying over it. */
  isListInFlow?: boolean;
};

/**
 * Enter or the button leads to the results and clears the field; an empty text leads nowhere. While somebody types, a
 * list below tells what may be meant. Without scripts the form asks `/sok?q=`, which leads to the same place.
 * Source: SPEC section 2, Search panel; UX, Search.
 */
export function SearchForm({
  label,
  initialText = '',
  hasAutoFocus = false,
  isListInFlow = false,
}: SearchFormProps) {
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(initialText);
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const [hasFocus, setHasFocus] = useState(false);
  const { items: suggestions, List } = useSuggestions(text, { isWanted: hasFocus });
  const id = useId();
  const listId = `${id}list`;
  const optionId = (option: number) => `${listId}${option}`;
  const question = text.trim();
  // What was typed before scripts came is in the box alone.
  useEffect(() => setText(box.current?.value ?? ''), []);

  const leave = (path: string) => {
    if (box.current !== null) box.current.value = '';
    setText('');
    keys.close();
    navigate(path);
  };
  const take = (option: number) => {
    const suggestion = suggestions[option];
    if (suggestion !== undefined) leave(suggestion.path);
  };
  const keys = useActiveOption(suggestions.length, take);
  const { isOpen, active } = keys;
  return (
    <Place data-list={isListInFlow ? 'in-flow' : undefined}>
      <Form
        role="search"
        aria-label={label}
        action={paths.search()}
        onSubmit={(event) => {
          event.preventDefault();
          if (question !== '') leave(paths.search(question));
        }}
      >
        <VisuallyHidden as="label" htmlFor={id}>
          {label}
        </VisuallyHidden>
        <Input
          ref={box}
          id={id}
          type="search"
          name="q"
          maxLength={SEARCH_TEXT_MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={sv.search.placeholder}
          defaultValue={initialText}
          onInput={(event) => {
            setText(event.currentTarget.value);
            keys.open();
          }}
          onKeyDown={keys.onKeyDown}
          onFocus={() => setHasFocus(true)}
          onBlur={() => {
            setHasFocus(false);
            keys.close();
          }}
          // Hidden until its panel opens, and then it is what one came for.
          autoFocus={hasAutoFocus}
          {...(isHydrated && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': isOpen,
            'aria-controls': isOpen ? listId : undefined,
            'aria-activedescendant': active === null ? undefined : optionId(active),
          })}
        />
        {/* Without scripts nothing could enable it again: there an empty field leads to the page of searches. */}
        <Submit type="submit" disabled={isHydrated && question === ''}>
          <Search aria-hidden="true" size={20} />
          <span>{sv.search.submit}</span>
        </Submit>
      </Form>
      {isOpen && List && (
        <List id={listId} suggestions={suggestions} active={active} optionId={optionId} onTaken={take} />
      )}
      <VisuallyHidden role="status">
        {isOpen ? sv.search.suggestionsShown(suggestions.length) : ''}
      </VisuallyHidden>
    </Place>
  );
}
