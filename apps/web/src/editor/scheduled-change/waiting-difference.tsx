import type { PostDraft } from '@brandpost/domain';
import { useMemo } from 'react';
import { DifferenceList } from '../history/difference-list.tsx';
import { differencesOf } from '../history/differences.ts';
import type { Surroundings } from '../opening/surroundings.ts';

type WaitingDifferenceProps = { before: PostDraft; after: PostDraft; surroundings: Surroundings };

/** What a change that waits will change. */
export function WaitingDifference({ before, after, surroundings }: WaitingDifferenceProps) {
  const differences = useMemo(
    () => differencesOf(before, after, surroundings),
    [before, after, surroundings],
  );
  return <DifferenceList heading="h3" differences={differences} />;
}
