import { ContentView } from '@brandpost/cms-blocks/react';
import type { ContentNode, PostDraft } from '@brandpost/domain';
import { Button, colour, Dialog } from '@brandpost/ui';
import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { postEditorTexts } from '../../texts/post-editor-texts.ts';
import { nameOfField } from '../draft/field-names.ts';
import type { DraftMerge } from '../draft/merge-drafts.ts';
import { type Choice, type Choices, decidedDraft, keyOfField, questionsOf } from './decide.ts';

const texts = postEditorTexts.conflict;
const NO_RESOURCES = { media: new Map(), links: new Map() };

const Questions = styled.div`
  display: grid;
  gap: 1.25rem;
  margin-top: 1.25rem;
`;
const Question = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    margin-bottom: 0.5rem;
    font-weight: 700;
  }
`;
const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: 0.75rem;
`;
const Side = styled.label`
  display: block;
  min-width: 0;
  padding: 0.875rem 1rem;
  border: 2px solid ${colour('line')};
  border-radius: var(--bp-radius-s);
  font-size: 1rem;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:has(input:checked) {
    border-color: ${colour('primary')};
    background: ${colour('surface')};
  }
  &:has(input:focus-visible) {
    outline: 3px solid ${colour('primary')};
    outline-offset: 2px;
  }
  strong {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    margin-bottom: 0.5rem;
  }
  input {
    width: 1.25rem;
    height: 1.25rem;
    accent-color: ${colour('primary')};
  }
`;

type ConflictDialogProps = { merge: DraftMerge; onDecided: (draft: PostDraft) => void };

/** What two people changed at once, side by side: mine, theirs or both. Source: UX, Editor. */
export function ConflictDialog({ merge, onDecided }: ConflictDialogProps) {
  const [choices, setChoices] = useState<Choices>(new Map());
  const left = questionsOf(merge).filter((question) => !choices.has(question)).length;
  const choose = (question: string, choice: Choice) => setChoices(new Map([...choices, [question, choice]]));
  const foot = (
    <>
      <Button type="button" disabled={left > 0} onClick={() => onDecided(decidedDraft(merge, choices))}>
        {texts.save}
      </Button>
      <p role="status">{left > 0 ? texts.left(left) : ''}</p>
    </>
  );
  return (
    <Dialog title={texts.title} widthPx={960} foot={foot}>
      <p>{texts.text}</p>
      <Questions>
        {merge.fields.map(({ field, mine, theirs }) => (
          <Asked
            key={field}
            name={nameOfField(field)}
            choice={choices.get(keyOfField(field))}
            onChoice={(choice) => choose(keyOfField(field), choice)}
            mine={<Value value={mine} />}
            theirs={<Value value={theirs} />}
            mayBeBoth={Array.isArray(mine) && Array.isArray(theirs)}
          />
        ))}
        {merge.blocks.conflicts.map(({ id, mine, theirs }, index) => (
          <Asked
            key={id}
            name={texts.block(index + 1)}
            choice={choices.get(id)}
            onChoice={(choice) => choose(id, choice)}
            mine={<BlockSide node={mine?.node} />}
            theirs={<BlockSide node={theirs?.node} />}
            mayBeBoth
          />
        ))}
      </Questions>
    </Dialog>
  );
}

type AskedProps = {
  name: string;
  choice: Choice | undefined;
  onChoice: (choice: Choice) => void;
  mine: ReactNode;
  theirs: ReactNode;
  mayBeBoth: boolean;
};

function Asked({ name, choice, onChoice, mine, theirs, mayBeBoth }: AskedProps) {
  const group = useId();
  const sides = [
    { value: 'mine', shown: mine },
    { value: 'theirs', shown: theirs },
    ...(mayBeBoth ? [{ value: 'both', shown: null }] : []),
  ] as const;
  return (
    <Question>
      <legend>{name}</legend>
      <Sides>
        {sides.map(({ value, shown }) => (
          <Side key={value}>
            <strong>
              <input
                type="radio"
                name={group}
                checked={choice === value}
                onChange={() => onChoice(value as Choice)}
              />
              {texts[value as Choice]}
            </strong>
            {shown}
          </Side>
        ))}
      </Sides>
    </Question>
  );
}

function Value({ value }: { value: unknown }) {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
  return <p>{value === null || text === '' ? texts.empty : text}</p>;
}

function BlockSide({ node }: { node: ContentNode | undefined }) {
  if (node === undefined) return <p>{texts.removed}</p>;
  return <ContentView nodes={[node]} resources={NO_RESOURCES} headingLevel={3} />;
}
