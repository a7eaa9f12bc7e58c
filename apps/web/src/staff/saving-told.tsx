import { colour } from '@brandpost/ui';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { styled } from 'styled-components';
import type { Saving } from './use-saving.ts';

const Line = styled.p`
  display: flex;
  gap: 0.5rem;
  min-height: 1.55em;
  font-weight: 600;

  svg {
    flex: none;
    margin-top: 0.125rem;
    color: ${colour('good')};
  }
  &[data-state='failed'] svg {
    color: ${colour('warning')};
  }
`;

/** Says whether a form has been saved. */
export function SavingTold({ saving, saved, failed }: { saving: Saving; saved: string; failed: string }) {
  const { state, message } = saving;
  return (
    <Line role="status" data-state={state}>
      {state === 'saved' && (
        <>
          <CircleCheck aria-hidden="true" size={22} />
          {saved}
        </>
      )}
      {state === 'failed' && (
        <>
          <CircleAlert aria-hidden="true" size={22} />
          {`${failed} ${message}`}
        </>
      )}
    </Line>
  );
}
