import { postEditorTexts } from '../post-editor-texts.ts';
import type { DraftField } from './merge-drafts.ts';

const { fields } = postEditorTexts;
/** Most fields have a text of their own name. */
const NAMES: Readonly<Record<DraftField, string>> = {
  ...fields,
  media: fields.picture,
  mediaId: fields.picture,
  authorId: fields.author,
  acknowledgementRound: fields.askAgain,
  parentId: fields.parent,
  orderPostBeforeId: fields.before,
  nodeIds: fields.audience,
  userIds: fields.people,
  categoryIds: fields.jobs,
  editorIds: fields.editors,
};

/** Parts of what a field holds several of. */
const PARTS: Readonly<Record<string, string>> = {
  ...fields.contactFields,
  ...fields.alertFields,
  ...fields.vacancyFields,
  title: fields.title,
  text: fields.text,
  url: fields.address,
};

/** What a field that is named by its dotted path, such as `info.0.url`, is called in the form. */
export function nameOfPath(path: string): string {
  const [field = '', ...rest] = path.split('.');
  const name = Object.hasOwn(NAMES, field) ? nameOfField(field as DraftField) : fields.other;
  const number = rest.find((part) => /^\d+$/.test(part));
  const part = PARTS[rest.at(-1) ?? ''];
  return [number === undefined ? name : `${name} ${Number(number) + 1}`, part].filter(Boolean).join(', ');
}

/** What a field is called in the form. */
export function nameOfField(field: DraftField): string {
  return NAMES[field];
}
