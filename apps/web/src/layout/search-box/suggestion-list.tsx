import { colour } from '@brandpost/ui';
import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { sv } from '../../texts/sv.ts';
import type { Suggestion } from './suggestions.ts';

/* Over what follows; where it may push that down, as in the search panel, it does. */
const List = styled.ul`
  position: absolute;
  z-index: 20;
  inset: calc(100% + 0.5rem) 0 auto;
  margin: 0;
  scroll-margin-block: 6rem 1rem;

  [data-list='in-flow'] > & {
    position: static;
    margin-top: 0.5rem;
    box-shadow: none;
  }
  padding: 0.5rem;
  border: 1px solid ${colour('line')};
  border-radius: var(--bp-radius-m);
  background: ${colour('bg')};
  box-shadow: var(--bp-shadow);
  list-style: none;
`;
const Option = styled.li`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 1rem;
  /* The box stays above it. */
  scroll-margin-top: 6rem;
  padding: 0.6875rem 0.875rem;
  border-radius: var(--bp-radius-s);
  color: ${colour('ink')};
  cursor: pointer;

  &[aria-selected='true'],
  &:hover {
    background: ${colour('surface-2')};
  }
  &[aria-selected='true'] {
    outline: 2px solid ${colour('primary')};
    outline-offset: -2px;
  }
  span:first-child {
    display: inline-flex;
    gap: 0.625rem;
    align-items: center;
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
    color: ${colour('muted')};
  }
  span + span {
    flex: none;
    color: ${colour('muted')};
    font-size: 0.875rem;
  }
`;

type SuggestionListProps = {
  id: string;
  suggestions: readonly Suggestion[];
  active: number | null;
  optionId: (option: number) => string;
  onTaken: (option: number) => void;
};

/** The list below the search box; focus stays in the box, and the active option in sight. */
export function SuggestionList({ id, suggestions, active, optionId, onTaken }: SuggestionListProps) {
  const list = useRef<HTMLUListElement>(null);
  // All of it is seen at once, also where the box stands low on the screen.
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' });
  }, [suggestions]);
  useEffect(() => {
    if (active !== null) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <List ref={list} id={id} role="listbox" aria-label={sv.search.suggestions}>
      {suggestions.map(({ key, text, kind, isWord }, index) => (
        <Option
          key={key}
          id={optionId(index)}
          role="option"
          aria-selected={index === active}
          // The box would lose focus, and the list close, before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTaken(index)}
        >
          <span>
            {isWord && <Search aria-hidden="true" size={16} />}
            {text}
          </span>
          {kind !== '' && <span>{kind}</span>}
        </Option>
      ))}
    </List>
  );
}
