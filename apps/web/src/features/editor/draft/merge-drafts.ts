import { type BlockMerge, type FieldConflict, mergeFields, mergeTrees } from '@brandpost/cms-blocks/editing';
import type { PostDraft } from '@brandpost/domain';

/** What two people may each have changed, apart from the blocks. Where the post stands is one thing: parent and order. */
export const DRAFT_FIELDS = [
  'type',
  'title',
  'excerpt',
  'slug',
  'status',
  'order',
  'blurbs',
  'info',
  'contact',
  'media',
  'mediaId',
  'authorId',
  'pseudoAuthor',
  'parentId',
  'orderPostBeforeId',
  'publishedDate',
  'unpublishedDate',
  'authoredDate',
  'nodeIds',
  'userIds',
  'categoryIds',
  'editorIds',
  'acknowledgeBy',
  'acknowledgementRound',
] as const satisfies readonly (keyof PostDraft)[];

export type DraftField = (typeof DRAFT_FIELDS)[number];

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
