import { postEditorTexts } from '../../texts/post-editor-texts.ts';
import type { DraftField } from './merge-drafts.ts';

const { fields } = postEditorTexts;
const NAMES: Readonly<Record<DraftField, string>> = {
  type: fields.type,
  title: fields.title,
  excerpt: fields.excerpt,
  slug: fields.slug,
  status: fields.status,
  order: fields.order,
  blurbs: fields.blurbs,
  info: fields.info,
  contact: fields.contact,
  media: fields.picture,
  mediaId: fields.picture,
  authorId: fields.author,
  acknowledgeBy: fields.acknowledgeBy,
  acknowledgementRound: fields.askAgain,
  pseudoAuthor: fields.pseudoAuthor,
  parentId: fields.parent,
  orderPostBeforeId: fields.before,
  publishedDate: fields.publishedDate,
  unpublishedDate: fields.unpublishedDate,
  authoredDate: fields.authoredDate,
  nodeIds: fields.audience,
  userIds: fields.people,
  categoryIds: fields.jobs,
  editorIds: fields.editors,
};

/** What a field is called in the form. */
export function nameOfField(field: DraftField): string {
  return NAMES[field];
}
