import { colour } from '@brandpost/ui';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { AuthorPanel } from '../post/author-panel.tsx';
import type { Editing } from '../post/editing.ts';
import { EditorsPanel } from '../post/editors-panel.tsx';
import { SettingsPanel } from '../post/settings-panel.tsx';
import { postEditorTexts } from '../post-editor-texts.ts';
import { CANVAS_FIELDS, STEPS, type Step, stepOf } from '../review/post-errors.ts';
import { ReviewPanel } from '../review/review-panel.tsx';
import type { Reviewed } from '../review/reviewed.ts';
import { Beside } from './beside.ts';
import { Steps } from './steps.tsx';
import type { useInspector } from './use-inspector.ts';

const Aside = styled(Beside)`
  [role='tablist'] {
    position: sticky;
    z-index: 2;
    inset-block-start: 0;
    padding-block-start: 1rem;
    background: ${colour('surface')};
  }
  [data-inspector] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.25rem;
  }
`;
const NoBlock = styled.p`
  color: ${colour('muted')};
`;

type BesideTextProps = {
  place: RefObject<HTMLElement | null>;
  inspector: ReturnType<typeof useInspector>;
  /** Whether a block is chosen where it can be changed. */
  isBlockChosen: boolean;
  editing: Editing;
  /** null while the same is looked at in a window of its own. */
  reviewed: Reviewed | null;
};

/** Beside the text: the chosen block, and the steps to publishing. */
export function BesideText({ place, inspector, isBlockChosen, editing, reviewed }: BesideTextProps) {
  const { tab } = inspector;
  return (
    <Aside ref={place} data-beside-canvas="" onKeyDown={inspector.onEscape}>
      <Steps
        tab={tab}
        onTab={inspector.select}
        hasBlock={inspector.element !== null}
        wrong={wrongIn([...editing.errors.keys()])}
      >
        {tab === 'block' && <div ref={inspector.place} />}
        {tab === 'block' && !isBlockChosen && <NoBlock>{postEditorTexts.steps.noBlock}</NoBlock>}
        {tab === 'settings' && <SettingsPanel {...editing} />}
        {tab === 'editors' && <EditorsPanel {...editing} />}
        {tab === 'author' && <AuthorPanel {...editing} />}
        {tab === 'review' && reviewed !== null && <ReviewPanel {...reviewed} />}
      </Steps>
    </Aside>
  );
}

/** How many fields of each step are shown to be wrong. */
function wrongIn(fields: readonly string[]): Readonly<Record<Step, number>> {
  const count = (step: Step) =>
    fields.filter((field) => !CANVAS_FIELDS.has(field) && stepOf(field) === step).length;
  return Object.fromEntries(STEPS.map((step) => [step, count(step)])) as Record<Step, number>;
}
