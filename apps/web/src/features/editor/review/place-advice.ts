import { HIDDEN_SLUG, OWN_LANGUAGE, type PostDraft, ROOT_PARENT_ID } from '@brandpost/domain';
import type { ReferenceData } from '../opening/reference-data.ts';
import { postEditorTexts } from '../post-editor-texts.ts';
import type { Advice } from './findings.tsx';

const texts = postEditorTexts.review.parentNotOut;

/**
 * What is told of where a page will stand: one below a page that nobody sees is lifted to the top of the menu
 * (`buildPageTree`), where its editor has not put it.
 */
export function placeAdvice(
  { type, slug, language, parentId }: PostDraft,
  { pages }: Pick<ReferenceData, 'pages'>,
): readonly Advice[] {
  const isInMenu = (type === 'page' || type === 'page-related') && language === OWN_LANGUAGE;
  if (!isInMenu || slug === HIDDEN_SLUG || parentId === null || parentId === ROOT_PARENT_ID) return [];
  const parent = pages.find(({ id }) => id === parentId);
  if (parent?.isOut) return [];
  const message = texts.message(parent?.title ?? null);
  return [{ code: 'parent-not-out', blockId: null, message, help: texts.help }];
}
