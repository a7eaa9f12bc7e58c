import { colour } from '@brandpost/ui';
import { LockKeyhole } from 'lucide-react';
import { styled } from 'styled-components';
import { mayAny } from './may-any.ts';
import { rightTexts as texts } from './right-texts.ts';
import { useDenial } from './use-denial.ts';
import { ownSession, useSession } from './use-session.ts';

const Quiet = styled.p`
  display: flex;
  gap: 0.5rem;
  align-items: start;
  max-width: 46rem;
  color: ${colour('muted')};
  font-size: 1rem;

  svg {
    flex: none;
    margin-top: 0.25em;
  }
`;

/** A right, with what it lets one do. */
export type NamedRight = keyof typeof texts.todo;

function OneMissing({ right }: { right: NamedRight }) {
  const denial = useDenial([right]);
  const missing = texts.missing(texts.todo[right], texts.names[right]);
  return (
    <Quiet>
      <LockKeyhole aria-hidden="true" size={16} />
      <span>{[missing, denial, denial && texts.askAdministrator].filter(Boolean).join(' ')}</span>
    </Quiet>
  );
}

/** Where something would be that takes a right: one sentence for each of these that one lacks, else nothing. */
export function MissingRight({ of: rights }: { of: readonly NamedRight[] }) {
  const session = ownSession(useSession());
  const missing = session === null ? [] : rights.filter((right) => !mayAny(session, right));
  return missing.map((right) => <OneMissing key={right} right={right} />);
}
