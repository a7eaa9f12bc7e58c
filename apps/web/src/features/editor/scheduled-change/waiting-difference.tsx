import type { PostDraft } from '@brandpost/domain';
import type { RubicoreClient } from '@brandpost/rubicore-api';
import { DifferenceList } from '../history/difference-list.tsx';
import { useDifferences } from '../history/use-differences.ts';
import type { Surroundings } from '../opening/surroundings.ts';

type WaitingDifferenceProps = {
  before: PostDraft;
  after: PostDraft;
  surroundings: Surroundings;
  client: RubicoreClient;
};

/** What a change that waits will change. */
export function WaitingDifference({ before, after, ...known }: WaitingDifferenceProps) {
  const differences = useDifferences(before, after, known);
  return differences === null ? null : <DifferenceList heading="h3" differences={differences} />;
}
