import type { PostDraft } from '@brandpost/domain';
import type { DraftMerge } from '../draft/merge-drafts.ts';

/** How what is written stands to what is kept. */
export type SaveState =
  /** `atMs` is null until something has been saved here. */
  | { readonly kind: 'saved'; readonly atMs: number | null }
  /** Will be saved in a moment. */
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'saving' }
  /** Nobody is reached; it is tried again and again. */
  | { readonly kind: 'offline' }
  /** The service cannot take it just now; it is tried again and again. */
  | { readonly kind: 'retrying' }
  /** Will be saved when somebody has signed in again. */
  | { readonly kind: 'signed-out' }
  /** The service says no, in Swedish; it is tried again with the next change. */
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly message: string;
      readonly fields: readonly FieldMessage[];
    }
  | Conflict;

/** Somebody else has saved `theirs`, which changes the same; nothing is saved until it is decided. */
export type Conflict = {
  readonly kind: 'conflict';
  readonly merge: DraftMerge;
  readonly theirs: PostDraft;
};

export type FieldMessage = { readonly field: string; readonly message: string };
