import { findBlock } from '@brandpost/cms-blocks';
import { type BlockMerge, resolveConflict } from '@brandpost/cms-blocks/editing';
import type { ContentNode, PostDraft } from '@brandpost/domain';
import type { DraftField, DraftMerge } from '../draft/merge-drafts.ts';

export type Choice = 'mine' | 'theirs' | 'both';

/** What somebody chose: fields by name, blocks by id. */
export type Choices = ReadonlyMap<string, Choice>;

/** The name under which a choice about a field is kept; blocks go by their ids. A picture is chosen with its number. */
export function keyOfField(field: DraftField): string {
  return `field:${field === 'media' ? 'mediaId' : field}`;
}

/** The fields that are asked about: one of those that are chosen together. */
export function askedFields({ fields }: DraftMerge): DraftField[] {
  const byKey = new Map(fields.map(({ field }) => [keyOfField(field), field]));
  return [...byKey.values()];
}

/** What has to be chosen, in the order in which it is asked. */
export function questionsOf(merge: DraftMerge): string[] {
  return [...askedFields(merge).map(keyOfField), ...merge.blocks.conflicts.map(({ id }) => id)];
}

/** What somebody chose, and what the other had written when they did. */
export type Chosen = { readonly choice: Choice; readonly theirs: string };

/** What the other has written of what is asked, to find out whether it has become something else since. */
export function theirsOf({ fields, blocks }: DraftMerge, question: string): string {
  const field = fields.find((one) => keyOfField(one.field) === question);
  const block = blocks.conflicts.find(({ id }) => id === question);
  return JSON.stringify(field?.theirs ?? block?.theirs?.node ?? null);
}

/** The choices that still hold: the other has not written on since. */
export function choicesOf(merge: DraftMerge, chosen: ReadonlyMap<string, Chosen>): Choices {
  const holding = questionsOf(merge).flatMap((question) => {
    const made = chosen.get(question);
    return made !== undefined && made.theirs === theirsOf(merge, question)
      ? [[question, made.choice] as const]
      : [];
  });
  return new Map(holding);
}

/** The draft as one of the two wanted it, as far as they wanted different things. */
export function sideOf({ merged, fields }: DraftMerge, side: 'mine' | 'theirs'): PostDraft {
  return Object.assign({ ...merged }, ...fields.map((conflict) => ({ [conflict.field]: conflict[side] })));
}

/** The draft as it was decided: what nobody chose about stays mine. */
export function decidedDraft({ merged, fields, blocks }: DraftMerge, choices: Choices): PostDraft {
  const decided: PostDraft = { ...merged };
  for (const { field, mine, theirs } of fields) {
    Object.assign(decided, { [field]: valueFor(choices.get(keyOfField(field)), mine, theirs) });
  }
  let merge = blocks;
  for (const [id, choice] of choices) merge = resolveConflict(merge, id, choice, newId);
  return { ...decided, content: merge.tree };
}

/** What stands there when both are chosen of one block: the block with what both wrote, or one after the other. */
export function bothOf(merge: BlockMerge, id: string): ContentNode[] {
  const { tree, decisions } = resolveConflict(merge, id, 'both', newId);
  const kept = findBlock(tree, id)?.node;
  const copy = decisions.get(id)?.copy;
  return [kept, copy].filter((node) => node !== undefined && node !== null);
}

function newId(): string {
  return crypto.randomUUID();
}

/** `both` of two lists is one list with all that is in either. */
function valueFor(choice: Choice | undefined, mine: unknown, theirs: unknown): unknown {
  if (choice === 'theirs') return theirs;
  if (choice !== 'both' || !Array.isArray(mine) || !Array.isArray(theirs)) return mine;
  const known = new Set(mine.map((item) => JSON.stringify(item)));
  return [...mine, ...theirs.filter((item) => !known.has(JSON.stringify(item)))];
}
