import { Tabs } from '@brandpost/ui/widgets';
import type { ReactNode } from 'react';
import { postEditorTexts } from '../post-editor-texts.ts';
import { STEPS, type Step } from '../review/post-errors.ts';
import type { Tab } from './use-inspector.ts';

type StepsProps = {
  tab: Tab;
  onTab: (tab: Tab) => void;
  /** Whether the chosen block is shown beside the text too. */
  hasBlock: boolean;
  /** How many things are wrong in each. */
  wrong: Readonly<Record<Step, number>>;
  children: ReactNode;
};

/**
 * The steps to publishing, all within reach at any time, each with how much is wrong in it, and before them the chosen
 * block. Source: UX, Editor.
 */
export function Steps({ tab, onTab, hasBlock, wrong, children }: StepsProps) {
  const { steps } = postEditorTexts;
  const ofSteps = STEPS.map((key) => ({
    key: key as Tab,
    name: steps[key],
    note: wrong[key] > 0 ? steps.errors(wrong[key]) : undefined,
  }));
  const tabs = hasBlock ? [{ key: 'block' as const, name: steps.block }, ...ofSteps] : ofSteps;
  return (
    <Tabs label={steps.label} tabs={tabs} selected={tab} onSelect={onTab}>
      {children}
    </Tabs>
  );
}
