import { emptyAlertDetails, type PostDraft } from '@brandpost/domain';
import {
  checkAlert,
  checkLanguage,
  checkPostDates,
  type FieldError,
  validatePostForm,
} from '@brandpost/validation';
import { postEditorTexts } from '../post-editor-texts.ts';
import type { KeptPost } from '../saving/kept-post.ts';

/** What keeps a draft from being published, in the order of the form: the first thing for each field. */
export function errorsOf(draft: PostDraft): readonly FieldError[] {
  const result = validatePostForm(draft);
  // Without a date of its own it is published at once.
  const publishedDate = draft.publishedDate ?? new Date().toISOString();
  const alert = draft.type === 'alert' ? (draft.alert ?? emptyAlertDetails()) : null;
  return [
    ...(result.ok ? [] : result.errors),
    ...checkPostDates({ ...draft, publishedDate }),
    ...checkAlert({ ...draft, alert }),
    ...checkLanguage(draft),
  ];
}

/** What somebody is to do, or what is to end, by a time that has not been yet. */
const TO_COME = ['unpublishedDate', 'acknowledgeBy'] as const;

/**
 * Times of a draft that have passed before it is published: it would be gone at once, or everybody late. What its readers
 * are shown already may have passed, and an alert that is out is ended by such a time.
 */
export function passedTimes(draft: PostDraft, post: KeptPost, now: Date): readonly FieldError[] {
  const shown = post.kind === 'out' ? post.shown : null;
  const endsAlert = shown !== null && draft.type === 'alert';
  return TO_COME.filter((field) => {
    const instant = Date.parse(draft[field] ?? '');
    const isShown = instant === Date.parse(shown?.[field] ?? '');
    return instant <= now.getTime() && !isShown && !(endsAlert && field === 'unpublishedDate');
  }).map((field) => ({ field, message: postEditorTexts.passedTime }));
}

/**
 * What the service has refused of a draft, in the words of the form where that finds the same field wrong: what is
 * written may be longer than what is published, and one limit is told.
 */
export function refusedErrors(
  refused: readonly FieldError[],
  found: readonly FieldError[],
): readonly FieldError[] {
  return refused.map((error) => found.find(({ field }) => field === error.field) ?? error);
}

/** Steps to publishing. Source: SPEC section 2, shared components. */
export const STEPS = ['settings', 'editors', 'author', 'review'] as const;
export type Step = (typeof STEPS)[number];

const AUTHOR_FIELDS: ReadonlySet<string> = new Set(['authorId', 'pseudoAuthor', 'authoredDate']);

/** Fields that are written on the canvas, in none of the steps. */
export const CANVAS_FIELDS: ReadonlySet<string> = new Set(['title', 'excerpt']);

/** The step in which a field is written; those of the canvas stand in the first. */
export function stepOf(field: string): Step {
  const [name = ''] = field.split('.');
  if (name === 'editorIds') return 'editors';
  return AUTHOR_FIELDS.has(name) ? 'author' : 'settings';
}
