import { colour } from '@brandpost/ui';
import { CircleCheck } from 'lucide-react';
import { styled } from 'styled-components';
import { Failure } from '../dialogs/failure.tsx';
import type { Saving } from './use-saving.ts';

const Line = styled.p`
  display: flex;
  gap: 0.5rem;
  min-height: 1.55em;
  color: ${colour('good')};
  font-weight: 600;

  svg {
    flex: none;
    margin-top: 0.125rem;
  }
`;

/** Says whether a form has been saved. */
export function SavingTold({ saving, saved, failed }: { saving: Saving; saved: string; failed: string }) {
  const { state, message } = saving;
  return (
    <>
      <Line role="status" data-state={state}>
        {state === 'saved' && (
          <>
            <CircleCheck aria-hidden="true" size={22} />
            {saved}
          </>
        )}
      </Line>
      {state === 'failed' && <Failure>{`${failed} ${message}`}</Failure>}
    </>
  );
}
