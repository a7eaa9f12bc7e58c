import { type BlockMerge, type FieldConflict, mergeFields, mergeTrees } from '@brandpost/cms-blocks/editing';
import { emptyDraft, type PostDraft } from '@brandpost/domain';

/** What two people may each have changed, apart from the blocks. */
export type DraftField = Exclude<keyof PostDraft, 'id' | 'content'>;

export const DRAFT_FIELDS = Object.keys(emptyDraft()).filter(
  (name): name is DraftField => name !== 'id' && name !== 'content',
);

/** What two people made of the same draft. */
export type DraftMerge = {
  /** Holds mine wherever there is a conflict. */
  readonly merged: PostDraft;
  readonly fields: readonly FieldConflict<DraftField>[];
  readonly blocks: BlockMerge;
};

/** Merges what two people made of the same draft, field by field and block by block. */
export function mergeDrafts(base: PostDraft, mine: PostDraft, theirs: PostDraft): DraftMerge {
  const { merged, conflicts } = mergeFields(base, mine, theirs, DRAFT_FIELDS);
  const blocks = mergeTrees(base.content, mine.content, theirs.content);
  return { merged: { ...merged, content: blocks.tree }, fields: conflicts, blocks };
}

/** Whether somebody has to decide. */
export function hasConflicts({ fields, blocks }: DraftMerge): boolean {
  return fields.length > 0 || blocks.conflicts.length > 0;
}
