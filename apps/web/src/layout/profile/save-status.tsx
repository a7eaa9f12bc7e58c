import { colour } from '@brandpost/ui';
import type { UseMutationResult } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { styled } from 'styled-components';
import { entryFrom } from '../../api/read.ts';
import { Failure } from '../../forms/failure.tsx';

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

type SaveStatusProps = {
  mutation: Pick<UseMutationResult<unknown>, 'status' | 'error'>;
  saved: string;
  failed: string;
};

/** Says whether a form has been saved. */
export function SaveStatus({ mutation: { status, error }, saved, failed }: SaveStatusProps) {
  return (
    <>
      <Line role="status" data-state={status}>
        {status === 'success' && (
          <>
            <CircleCheck aria-hidden="true" size={22} />
            {saved}
          </>
        )}
      </Line>
      {error !== null && <Failure>{`${failed} ${entryFrom(error).message}`}</Failure>}
    </>
  );
}
