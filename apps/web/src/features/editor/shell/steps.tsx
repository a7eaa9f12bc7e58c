import { colour } from '@brandpost/ui';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { postEditorTexts } from '../post-editor-texts.ts';
import { STEPS, type Step } from '../review/post-errors.ts';

const Tabs = styled.div`
  display: flex;
  gap: 0.5rem;
  overflow-x: auto;
`;
const Tab = styled.button`
  flex: 1;
  min-height: 44px;
  padding: 0.25rem 0.125rem 0.5rem;
  border: 0;
  border-bottom: 3px solid ${colour('line')};
  background: transparent;
  color: ${colour('muted')};
  font-size: 0.9375rem;
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    color: ${colour('ink')};
  }
  &[aria-selected='true'] {
    border-color: ${colour('primary')};
    color: ${colour('ink')};
    font-weight: 700;
  }
  small {
    display: block;
    font-size: 0.8125rem;
    font-weight: 600;
  }
`;
const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  padding-top: 1.25rem;
`;

type StepsProps = {
  step: Step;
  onStep: (step: Step) => void;
  /** How many things are wrong in each. */
  wrong: Readonly<Record<Step, number>>;
  children: ReactNode;
};

/** The steps to publishing, all within reach at any time, each with how much is wrong in it. Source: UX, Editor. */
export function Steps({ step, onStep, wrong, children }: StepsProps) {
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = STEPS.indexOf(step);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: STEPS.length - 1 }[event.key];
    const next = to === undefined ? undefined : STEPS.at(to % STEPS.length);
    if (next === undefined) return;
    event.preventDefault();
    onStep(next);
    tabs.current?.querySelector<HTMLElement>(`#${CSS.escape(id + next)}`)?.focus();
  };
  return (
    <div>
      <Tabs ref={tabs} role="tablist" aria-label={postEditorTexts.steps.label} onKeyDown={onKeyDown}>
        {STEPS.map((name) => (
          <Tab
            key={name}
            type="button"
            role="tab"
            id={id + name}
            aria-selected={name === step}
            aria-controls={name === step ? `${id}panel` : undefined}
            tabIndex={name === step ? 0 : -1}
            onClick={() => onStep(name)}
          >
            {postEditorTexts.steps[name]}
            {wrong[name] > 0 && <small>{postEditorTexts.steps.errors(wrong[name])}</small>}
          </Tab>
        ))}
      </Tabs>
      <Panel role="tabpanel" tabIndex={-1} id={`${id}panel`} aria-labelledby={id + step}>
        {children}
      </Panel>
    </div>
  );
}
