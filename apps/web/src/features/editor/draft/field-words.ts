import {
  type AlertDetails,
  alertArea,
  alertEventNames,
  alertLevelNames,
  employmentFormNames,
  languageNames,
  type PostDraft,
  type Vacancy,
  vacancyInShort,
} from '@brandpost/domain';
import { formatDateTime } from '@brandpost/swedish';
import { typeNames } from '../../../texts/type-names.ts';
import type { Choice, ReferenceData } from '../opening/reference-data.ts';
import { postEditorTexts } from '../post-editor-texts.ts';
import type { DraftField } from './merge-drafts.ts';

const { fields, statuses } = postEditorTexts;
const STANDINGS = { draft: 'draft', publish: 'published', future: 'scheduled', trash: 'trash' } as const;

/** What has a name, by its id. */
export type Known = { readonly referenceData: ReferenceData; readonly people: ReadonlyMap<number, string> };

/** What a field of a draft says, in the words that the form has for it; an empty text where it says nothing. */
export function fieldWords(draft: PostDraft, field: DraftField, { referenceData, people }: Known): string {
  switch (field) {
    case 'type':
      return draft.type === null ? '' : (typeNames[draft.type]?.one ?? draft.type);
    case 'status':
      return statuses[STANDINGS[draft.status]];
    case 'publishedDate':
    case 'unpublishedDate':
    case 'authoredDate':
    case 'acknowledgeBy':
      return formatDateTime(draft[field] ?? '');
    case 'blurbs':
      return draft.blurbs.map(({ title, text, url }) => lines([title, text, url])).join('\n');
    case 'info':
      return draft.info.map(({ title, url }) => lines([title, url])).join('\n');
    case 'contact':
      return draft.contact === null ? '' : lines(Object.values(draft.contact));
    case 'alert':
      return draft.alert === null ? '' : alertWords(draft.alert);
    case 'vacancy':
      return draft.vacancy === null ? '' : vacancyWords(draft.vacancy);
    case 'nodeIds':
      return named(draft.nodeIds, groupsOf(referenceData));
    case 'categoryIds':
      return named(draft.categoryIds, referenceData.jobs);
    case 'language':
      return languageNames[draft.language];
    case 'translationOfId':
      return titled(draft.translationOfId, referenceData);
    case 'parentId':
      return parentWords(draft.parentId, referenceData);
    case 'orderPostBeforeId':
      return titled(draft.orderPostBeforeId, referenceData);
    case 'mediaId':
    case 'media':
      return draft.media?.filename ?? (draft.mediaId === null ? '' : `#${draft.mediaId}`);
    case 'userIds':
    case 'editorIds':
      return called(draft[field], people);
    case 'authorId':
      return called(draft.authorId === null ? [] : [draft.authorId], people);
    default:
      return String(draft[field] ?? '');
  }
}

function alertWords(details: AlertDetails): string {
  const { level, event, instructions, updates, nextUpdateAt, isDrill, translations } = details;
  return lines([
    [alertLevelNames[level], alertEventNames[event]].join(', '),
    alertArea(details),
    ...instructions,
    nextUpdateAt === null ? '' : `${fields.alertFields.nextUpdateAt} ${formatDateTime(nextUpdateAt)}`,
    ...updates.map(({ at, text }) => `${formatDateTime(at)}: ${text}`),
    ...translations.map(({ language, title, text, instructions }) =>
      [`${languageNames[language]}: ${title}`, text, ...instructions].join(' '),
    ),
    isDrill ? fields.alertFields.isDrill : '',
  ]);
}

function vacancyWords(vacancy: Vacancy): string {
  return lines([vacancyInShort(vacancy), employmentFormNames[vacancy.form], vacancy.applyAt]);
}

/** The people whom drafts name, each once. */
export function peopleIn(drafts: readonly PostDraft[]): readonly number[] {
  const named = drafts.flatMap(({ authorId, userIds, editorIds }) =>
    [authorId ?? [], userIds, editorIds].flat(),
  );
  return [...new Set(named)];
}

function called(ids: readonly number[], people: Known['people']): string {
  return ids.map((id) => people.get(id) ?? `#${id}`).join(', ');
}

function groupsOf({ root, groups }: ReferenceData): readonly Choice[] {
  return root === null ? groups : [{ id: root.id, name: fields.common }, ...groups];
}

function parentWords(parentId: number | null, referenceData: ReferenceData): string {
  return parentId === 0 ? fields.root : titled(parentId, referenceData);
}

function titled(pageId: number | null, { pages }: ReferenceData): string {
  return pageId === null ? '' : (pages.find(({ id }) => id === pageId)?.title ?? `#${pageId}`);
}

function named(ids: readonly number[], choices: readonly Choice[]): string {
  return ids.map((id) => choices.find((choice) => choice.id === id)?.name ?? `#${id}`).join(', ');
}

function lines(texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('\n');
}
