import { Tabs } from '@brandpost/ui/widgets';
import type { ReactNode } from 'react';
import { postEditorTexts } from '../post-editor-texts.ts';
import { STEPS, type Step } from '../review/post-errors.ts';

type StepsProps = {
  step: Step;
  onStep: (step: Step) => void;
  /** How many things are wrong in each. */
  wrong: Readonly<Record<Step, number>>;
  children: ReactNode;
};

/** The steps to publishing, all within reach at any time, each with how much is wrong in it. Source: UX, Editor. */
export function Steps({ step, onStep, wrong, children }: StepsProps) {
  const { steps } = postEditorTexts;
  const tabs = STEPS.map((key) => ({
    key,
    name: steps[key],
    note: wrong[key] > 0 ? steps.errors(wrong[key]) : undefined,
  }));
  return (
    <Tabs label={steps.label} tabs={tabs} selected={step} onSelect={onStep}>
      {children}
    </Tabs>
  );
}
