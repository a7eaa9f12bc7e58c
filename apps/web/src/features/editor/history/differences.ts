import { type BlockChange, compareTrees, readLinkIds, readPdfFiles } from '@brandpost/cms-blocks';
import type { PostDraft } from '@brandpost/domain';
import { blockName } from '../blocks/operations/block-label.ts';
import { plainText } from '../blocks/operations/plain-text.ts';
import { nameOfField } from '../draft/field-names.ts';
import { fieldWords, type Known } from '../draft/field-words.ts';
import { DRAFT_FIELDS, type DraftField } from '../draft/merge-drafts.ts';
import type { ReferenceData } from '../opening/reference-data.ts';

/** A field or a block that is not the same in two drafts, in words. */
export type Difference = {
  readonly id: string;
  readonly name: string;
  readonly change: BlockChange['change'];
  readonly before: string;
  readonly after: string;
};

export type Differences = { readonly fields: readonly Difference[]; readonly blocks: readonly Difference[] };

/** The picture is told by `mediaId`; an order that nobody chose tells nothing. */
const UNTOLD: ReadonlySet<DraftField> = new Set(['media', 'order', 'orderPostBeforeId']);

/** What differs from one draft to another. */
export function differencesOf(before: PostDraft, after: PostDraft, known: Known): Differences {
  const fields = DRAFT_FIELDS.filter((field) => !UNTOLD.has(field)).flatMap((field) => {
    const was = fieldWords(before, field, known);
    const is = fieldWords(after, field, known);
    const difference = {
      id: field,
      name: nameOfField(field),
      change: 'changed',
      before: was,
      after: is,
    } as const;
    return was === is ? [] : [difference];
  });
  const blocks = compareTrees(before.content, after.content).map(({ id, type, change, ...props }) => ({
    id,
    name: blockName({ id, type, version: '', props: props.after ?? props.before ?? {}, children: [] }),
    change,
    before: blockWordsOf(type, props.before ?? {}, known.referenceData),
    after: blockWordsOf(type, props.after ?? {}, known.referenceData),
  }));
  return { fields, blocks };
}

/** All that a block says by itself, without the blocks in it: what is compared word by word. */
function blockWordsOf(
  type: string,
  props: Readonly<Record<string, unknown>>,
  { eServices }: Pick<ReferenceData, 'eServices'>,
): string {
  const nameOf = (id: number) => eServices.find((link) => link.id === id)?.name ?? `#${id}`;
  const words = Object.entries(props).map(([name, value]) => {
    if (name === 'html') return plainText(String(value));
    if (name === 'pdf')
      return readPdfFiles(value)
        .map(({ title }) => title)
        .join('\n');
    if (name === 'linkIds') return readLinkIds(value).map(nameOf).join('\n');
    // How wide a column is, and how large a heading, is no word.
    return typeof value === 'string' ? value : '';
  });
  return words.filter((text) => text.trim() !== '').join(type.startsWith('table') ? ' | ' : '\n');
}
