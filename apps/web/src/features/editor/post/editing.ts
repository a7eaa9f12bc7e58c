import type { PostDraft } from '@brandpost/domain';
import type { RubicoreClient } from '@brandpost/rubicore-api';
import type { ReferenceData } from '../opening/reference-data.ts';

/** What every form around the blocks is given. */
export type Editing = {
  readonly draft: PostDraft;
  /** @param key what is changed, so that typing in one field is undone at once */
  readonly change: (change: Partial<PostDraft>, key?: string) => void;
  /** The first thing that is wrong with each field, by its dotted path. */
  readonly errors: ReadonlyMap<string, string>;
  readonly referenceData: ReferenceData;
  readonly client: RubicoreClient;
  /** Which round of acknowledgement the post is in as others have it; null while it is not out. */
  readonly roundOut: number | null;
};
