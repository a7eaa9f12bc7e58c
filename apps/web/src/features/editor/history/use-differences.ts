import type { PostDraft } from '@brandpost/domain';
import type { RubicoreClient } from '@brandpost/rubicore-api';
import { useMemo } from 'react';
import { useNames } from '../asking/use-names.ts';
import { peopleIn } from '../draft/field-words.ts';
import type { ReferenceData } from '../opening/reference-data.ts';
import { type Differences, differencesOf } from './differences.ts';

/** What differs from one draft to another, with the names of those whom they name; null until both are there. */
export function useDifferences(
  before: PostDraft | null,
  after: PostDraft | null,
  { referenceData, client }: { referenceData: ReferenceData; client: RubicoreClient },
): Differences | null {
  const drafts = [before, after].filter((draft) => draft !== null);
  const people = useNames(peopleIn(drafts), client);
  return useMemo(
    () =>
      before === null || after === null ? null : differencesOf(before, after, { referenceData, people }),
    [before, after, referenceData, people],
  );
}
