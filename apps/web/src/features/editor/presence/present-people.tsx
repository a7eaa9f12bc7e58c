import type { Presence } from '@brandpost/rubicore-api';
import { colour } from '@brandpost/ui';
import { styled } from 'styled-components';
import { PHONE } from '../parts/room.ts';
import { postEditorTexts } from '../post-editor-texts.ts';
import { initialsOf } from './initials-of.ts';

const { presence } = postEditorTexts;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  margin: 0;
  padding: 0;
  list-style: none;

  li + li {
    margin-left: -0.375rem;
  }
`;
const Person = styled.span`
  display: inline-grid;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  border: 2px solid ${colour('bg')};
  border-radius: 50%;
  background: ${colour('good-bg')};
  color: ${colour('good')};
  font-size: 0.8125rem;
  font-weight: 700;

  /* As large as the letters of the row that it stands in. */
  ${PHONE} {
    width: 2.25em;
    height: 2.25em;
    font-size: 0.8125em;
  }
  &[data-state='idle'] {
    background: ${colour('surface-2')};
    color: ${colour('muted')};
  }
`;

/** Those who have the post open too, by their initials. */
export function PresentPeople({ people }: { people: readonly Presence[] }) {
  return (
    <List aria-label={presence.label}>
      {people.map(({ client, displayName, state, isSelf }) => {
        const name = presence[state](isSelf ? presence.self : displayName);
        return (
          <li key={client}>
            <Person role="img" aria-label={name} title={name} data-state={state}>
              {initialsOf(displayName)}
            </Person>
          </li>
        );
      })}
    </List>
  );
}
