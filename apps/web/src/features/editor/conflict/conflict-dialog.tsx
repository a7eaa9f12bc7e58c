import type { ContentNode, PostDraft } from '@brandpost/domain';
import type { RubicoreClient } from '@brandpost/rubicore-api';
import { Button, colour, Dialog } from '@brandpost/ui';
import { plainFieldset } from '@brandpost/ui/fields';
import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { useNames } from '../asking/use-names.ts';
import { blockLabel } from '../blocks/operations/block-label.ts';
import { nameOfField } from '../draft/field-names.ts';
import { fieldWords, type Known, peopleIn } from '../draft/field-words.ts';
import type { DraftField, DraftMerge } from '../draft/merge-drafts.ts';
import type { ReferenceData } from '../opening/reference-data.ts';
import { postEditorTexts } from '../post-editor-texts.ts';
import { BlockSide, BothSides } from './block-side.tsx';
import {
  askedFields,
  bothOf,
  type Choice,
  type Chosen,
  choicesOf,
  decidedDraft,
  keyOfField,
  questionsOf,
  sideOf,
  theirsOf,
} from './decide.ts';
import { DifferingWords } from './differing-words.tsx';
import { useTheirName } from './use-their-name.ts';

const texts = postEditorTexts.conflict;

const Questions = styled.div`
  display: grid;
  gap: 1.25rem;
  margin-top: 1.25rem;
`;
const Question = styled.fieldset`
  ${plainFieldset}

  legend {
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
    margin: 0;
    width: 1.25rem;
    height: 1.25rem;
    accent-color: ${colour('primary')};
  }
`;

type ConflictDialogProps = {
  merge: DraftMerge;
  onDecided: (draft: PostDraft) => void;
  referenceData: ReferenceData;
  client: RubicoreClient;
  /** Whether the post is out, so that what collides is its working copy. */
  isOut: boolean;
};

/** What two people changed at once, side by side: mine, theirs or both. Source: UX, Editor. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { merge, onDecided, referenceData, client, isOut } = props;
  const theirName = useTheirName({ postId: merge.merged.id, isOut }, client);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Chosen>>(new Map());
  const choices = choicesOf(merge, chosen);
  const left = questionsOf(merge).filter((question) => !choices.has(question)).length;
  const choose = (question: string, choice: Choice) =>
    setChosen(new Map([...chosen, [question, { choice, theirs: theirsOf(merge, question) }]]));
  const isAskedAnew = questionsOf(merge).some((question) => chosen.has(question) && !choices.has(question));
  const [myDraft, theirDraft] = [sideOf(merge, 'mine'), sideOf(merge, 'theirs')];
  const known = { referenceData, people: useNames(peopleIn([myDraft, theirDraft]), client) };
  const bothIn = (field: DraftField) => decidedDraft(merge, new Map([[keyOfField(field), 'both']]));
  const foot = (
    <>
      <Button type="button" disabled={left > 0} onClick={() => onDecided(decidedDraft(merge, choices))}>
        {texts.save}
      </Button>
      <p role="status">
        {isAskedAnew && `${texts.askedAnew(theirName)} `}
        {left > 0 && texts.left(left)}
      </p>
    </>
  );
  return (
    <Dialog title={texts.title(theirName)} widthPx={960} foot={foot}>
      <p>{texts.text}</p>
      <Questions>
        {askedFields(merge).map((field) => (
          <Asked
            key={field}
            theirName={theirName}
            name={nameOfField(field)}
            choice={choices.get(keyOfField(field))}
            onChoice={(choice) => choose(keyOfField(field), choice)}
            mine={<FieldSide draft={myDraft} other={theirDraft} field={field} known={known} />}
            theirs={<FieldSide draft={theirDraft} other={myDraft} field={field} known={known} />}
            both={
              Array.isArray(myDraft[field]) && Array.isArray(theirDraft[field]) ? (
                <FieldSide draft={bothIn(field)} other={myDraft} field={field} known={known} />
              ) : null
            }
          />
        ))}
        {merge.blocks.conflicts.map(({ id, mine, theirs }) => (
          <Asked
            key={id}
            theirName={theirName}
            name={nameOfBlock(mine?.node ?? theirs?.node)}
            choice={choices.get(id)}
            onChoice={(choice) => choose(id, choice)}
            mine={<BlockSide node={mine?.node} other={theirs?.node} />}
            theirs={<BlockSide node={theirs?.node} other={mine?.node} />}
            both={<BothSides nodes={bothOf(merge.blocks, id)} />}
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
  /** What stands there with both; null where that cannot be. */
  both: ReactNode;
  /** null where it is not known. */
  theirName: string | null;
};

function Asked({ name, choice, onChoice, mine, theirs, both, theirName }: AskedProps) {
  const group = useId();
  const sides = [
    { value: 'mine', shown: mine },
    { value: 'theirs', shown: theirs },
    ...(both === null ? [] : [{ value: 'both', shown: both }]),
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
              {nameOfSide(value as Choice, theirName)}
            </strong>
            {shown}
          </Side>
        ))}
      </Sides>
    </Question>
  );
}

function nameOfSide(side: Choice, theirName: string | null): string {
  return side === 'theirs' ? texts.theirs(theirName) : texts[side];
}

function nameOfBlock(node: ContentNode | undefined): string {
  return node === undefined ? texts.block : blockLabel(node);
}

type FieldSideProps = { draft: PostDraft; other: PostDraft; field: DraftField; known: Known };

function FieldSide({ draft, other, field, known }: FieldSideProps) {
  const words = fieldWords(draft, field, known);
  if (words === '') return <p>{texts.empty}</p>;
  return <DifferingWords text={words} other={fieldWords(other, field, known)} />;
}
