import {
  type BlockMerge,
  type FieldConflict,
  mergeFields,
  mergePlainText,
  mergeTrees,
  type Texts,
} from '@brandpost/cms-blocks/editing';
import { EXCERPT_MAX_LENGTH, emptyDraft, type PostDraft, TITLE_MAX_LENGTH } from '@brandpost/domain';
import { textLength } from '@brandpost/validation';
import { proposedSlug } from './proposed-slug.ts';

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

/** Fields that are merged by their words, and how many characters they may have. */
const WRITTEN_FIELDS: Partial<Record<DraftField, number>> = {
  title: TITLE_MAX_LENGTH,
  excerpt: EXCERPT_MAX_LENGTH,
};

/** Merges what two people made of the same draft, field by field and block by block; title and lead by their words. */
export function mergeDrafts(base: PostDraft, mine: PostDraft, theirs: PostDraft): DraftMerge {
  const { merged, conflicts } = mergeFields(base, mine, theirs, DRAFT_FIELDS, mergeWritten);
  const blocks = mergeTrees(base.content, mine.content, theirs.content);
  const slug = slugOfBoth(merged, [mine, theirs]);
  const fields = slug === null ? conflicts : conflicts.filter(({ field }) => field !== 'slug');
  return { merged: { ...merged, slug: slug ?? merged.slug, content: blocks.tree }, fields, blocks };
}

/** What has become too long by the words of both has to be shortened by somebody. */
function mergeWritten(field: DraftField, texts: Texts): string | null {
  const most = WRITTEN_FIELDS[field];
  const text = most === undefined ? null : mergePlainText(texts);
  return text === null || most === undefined || textLength(text) > most ? null : text;
}

/** The address that goes with a title of both, where each of the two had the one that went with theirs; else null. */
function slugOfBoth({ title, status }: PostDraft, sides: readonly [PostDraft, PostDraft]): string | null {
  const [mine] = sides;
  if (status !== 'draft' || sides.some((side) => side.title === title)) return null;
  const areProposed = sides.every((side) => proposedSlug(side.title, side) !== null);
  return areProposed ? proposedSlug(title, mine) : null;
}

/** Whether somebody has to decide. */
export function hasConflicts({ fields, blocks }: DraftMerge): boolean {
  return fields.length > 0 || blocks.conflicts.length > 0;
}
