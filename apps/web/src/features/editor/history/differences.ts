import {
  type BlockChange,
  compareTrees,
  labelOf,
  type NodeText,
  readLinkIds,
  readPdfFiles,
  textsOfNode,
} from '@brandpost/cms-blocks';
import type { ContentNode, PostDraft } from '@brandpost/domain';
import { linesOfText } from '../blocks/operations/plain-text.ts';
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

/** The picture is identified by `mediaId`; an order that nobody chose is left out. */
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
  const blocks = compareTrees(before.content, after.content).map(({ id, type, change, ...props }) => {
    const nodeWith = (given: ContentNode['props'] | null) =>
      ({ id, type, version: '', props: given ?? {}, children: [] }) satisfies ContentNode;
    return {
      id,
      name: labelOf(nodeWith(props.after ?? props.before)),
      change,
      before: blockWordsOf(nodeWith(props.before), known.referenceData),
      after: blockWordsOf(nodeWith(props.after), known.referenceData),
    };
  });
  return { fields, blocks };
}

/** All that a block says by itself, without the blocks in it: what is compared word by word. */
function blockWordsOf(node: ContentNode, { eServices }: Pick<ReferenceData, 'eServices'>): string {
  const nameOf = (id: number) => eServices.find((link) => link.id === id)?.name ?? `#${id}`;
  const wordsOf = ({ kind, value }: NodeText): string => {
    if (kind === 'rich-text') return linesOfText(value);
    if (kind === 'documents')
      return readPdfFiles(value)
        .map(({ title }) => title)
        .join('\n');
    return kind === 'link-ids' ? readLinkIds(value).map(nameOf).join('\n') : value;
  };
  return textsOfNode(node)
    .map(wordsOf)
    .filter((text) => text.trim() !== '')
    .join('\n');
}
