import { compareTrees, findBlock } from '@brandpost/cms-blocks';
import type { ContentNode, PostDraft } from '@brandpost/domain';
import { dequal } from 'dequal/lite';
import { definiteName, wordsOfBlock } from '../blocks/operations/block-label.ts';
import { nameOfField } from '../draft/field-names.ts';
import { DRAFT_FIELDS } from '../draft/merge-drafts.ts';
import { followingTexts as texts } from './following-texts.ts';

/**
 * Says in a sentence who has changed what of a post: “Sigrid Systemlund ändrade stycket”.
 * @param names of those who have saved; none where that is not known
 * @returns an empty text where nothing is another
 */
export function sayChanges(names: readonly string[], before: PostDraft, after: PostDraft): string {
  const blocks = compareTrees(before.content, after.content);
  const isTitle = before.title !== after.title;
  // An address goes with its title.
  const fields = DRAFT_FIELDS.filter(
    (field) => !dequal(before[field], after[field]) && !(isTitle && field === 'slug'),
  );
  const [block] = blocks;
  const [field] = fields;
  const who = names.length === 0 ? null : names.join(texts.and);
  if (before.status !== after.status) return texts.became[after.status](who);
  const count = blocks.length + fields.length;
  if (count === 0) return '';
  if (count > 1) return texts.several(who, count);
  if (field !== undefined)
    return texts.changed(
      who,
      field in texts.fields ? texts.fields[field as 'title'] : texts.named(nameOfField(field)),
    );
  if (block === undefined) return '';
  const found = findBlock(block.change === 'removed' ? before.content : after.content, block.id);
  return texts[block.change](who, found === null ? texts.block : nameIn(found.node));
}

/** “rubriken ”Fem enkla vanor””, within a sentence. */
function nameIn(node: ContentNode): string {
  const name = definiteName(node);
  const words = wordsOfBlock(node);
  const inSentence = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  return words === '' ? inSentence : `${inSentence} ${texts.named(words)}`;
}
