import type { Presence } from '@brandpost/rubicore-api';
import { colour } from '@brandpost/ui';
import { styled } from 'styled-components';
import { postEditorTexts } from '../post-editor-texts.ts';
import { initialsOf } from './initials-of.ts';

const { presence } = postEditorTexts;

/* At the lower edge, in the air between blocks: over none of the text, and clear of the tools above it. */
const Marks = styled.span`
  position: absolute;
  z-index: 9;
  inset-block-start: calc(100% + 1px);
  inset-inline-end: 0;
  display: flex;
  gap: 2px;
  font-size: 0.75rem;
  font-weight: 700;
  line-height: 1;
  letter-spacing: 0;
  pointer-events: none;
`;
const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  min-inline-size: 1.625rem;
  block-size: 1.625rem;
  padding-inline: 0.25rem;
  border: 1px solid ${colour('good')};
  border-radius: 999px;
  background: ${colour('good-bg')};
  color: ${colour('good')};
  white-space: nowrap;
  pointer-events: auto;
  justify-content: center;

  &[data-state='idle'] {
    border-style: dashed;
    background: ${colour('surface-2')};
    color: ${colour('muted')};
  }
  > b {
    display: none;
    padding-inline-start: 0.375rem;
  }
  /* The name is shown by the pointer on it, and while its block has focus. */
  &:hover > b,
  :focus-within > * > & > b {
    display: inline;
  }
`;

/** Who else writes here, by their initials; by name to anyone who points at it or comes there. @param place said after a name, such as “i ingressen” */
export function WriterMarks({ people, place }: { people: readonly Presence[]; place: string }) {
  if (people.length === 0) return null;
  return (
    <Marks>
      {people.map(({ client, displayName, state, isSelf }) => {
        const name = presence.at(isSelf ? presence.self : displayName, place);
        return (
          <Mark key={client} role="img" aria-label={name} title={name} data-state={state}>
            {initialsOf(displayName)}
            <b>{isSelf ? presence.self : displayName}</b>
          </Mark>
        );
      })}
    </Marks>
  );
}
