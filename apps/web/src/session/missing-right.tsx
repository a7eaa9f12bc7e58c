import { colour } from '@brandpost/ui';
import { LockKeyhole } from 'lucide-react';
import { styled } from 'styled-components';
import { rightTexts as texts } from '../texts/right-texts.ts';
import { mayAny } from './may-any.ts';
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

/** A right of which is told what it takes one to do. */
export type ToldRight = keyof typeof texts.todo;

/** Where something would be that takes a right: one sentence for each of these that one lacks, else nothing. */
export function MissingRight({ of: rights }: { of: readonly ToldRight[] }) {
  const session = ownSession(useSession());
  const missing = session === null ? [] : rights.filter((right) => !mayAny(session, right));
  return missing.map((right) => (
    <Quiet key={right}>
      <LockKeyhole aria-hidden="true" size={16} />
      {texts.missing(texts.todo[right], texts.names[right])}
    </Quiet>
  ));
}
