import { X } from 'lucide-react';
import { Button, Tag, TagGroup, TagList } from 'react-aria-components';
import { styled } from 'styled-components';
import { colour } from '../theme/tokens.ts';
import { Swedish } from './swedish.tsx';

const List = styled(TagList)`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
` as typeof TagList;
const Token = styled(Tag)`
  display: inline-flex;
  gap: 0.25rem;
  align-items: center;
  max-width: 100%;
  min-height: 40px;
  padding-inline-start: 0.9375rem;
  border: 1px solid ${colour('line')};
  border-radius: 999px;
  background: ${colour('bg')};
  font-size: 0.9375rem;
  overflow-wrap: anywhere;
  cursor: default;

  &:focus-visible {
    border-radius: 999px;
  }
  button {
    display: grid;
    flex: none;
    place-items: center;
    width: 40px;
    height: 40px;
    padding: 0;
    border: 0;
    border-radius: 999px;
    background: none;
    cursor: pointer;
  }
  button:hover {
    background: ${colour('surface-2')};
  }
  @media (pointer: coarse), (max-width: 47.99rem) {
    button {
      width: 44px;
      height: 44px;
    }
  }
`;

type TokenListProps = {
  label: string;
  tokens: readonly { key: string; name: string }[];
  /** What the button that takes one away is called. */
  removeLabel: (name: string) => string;
  onRemove: (key: string) => void;
};

/** Values that a field holds, each of which can be taken away: by its button, or by Delete. */
export function TokenList({ label, tokens, removeLabel, onRemove }: TokenListProps) {
  return (
    <Swedish>
      <TagGroup
        aria-label={label}
        onRemove={(keys) => {
          for (const key of keys) onRemove(String(key));
        }}
      >
        <List items={tokens}>
          {({ key, name }) => (
            <Token id={key} textValue={name}>
              {name}
              <Button slot="remove" aria-label={removeLabel(name)}>
                <X aria-hidden="true" size={16} />
              </Button>
            </Token>
          )}
        </List>
      </TagGroup>
    </Swedish>
  );
}
