import { checkTree } from '@brandpost/cms-blocks';
import { sanitizeTree } from '@brandpost/cms-blocks/sanitize';
import { messages, validatePost } from '@brandpost/validation';
import { sql } from 'kysely';
import type { ApiViewer } from '../access/api-viewer.ts';
import type { Database } from '../db/database.ts';
import { type FieldError, unprocessable } from '../errors.ts';
import type { PostFields } from './post-fields.ts';
import { mediaVisibleTo } from './visible-media.ts';

/** What a draft may still lack: it is being written. Source: SPEC section 3, Editor draft. */
const LACKING: ReadonlySet<string> = new Set([messages.required, messages.publishGroup]);
/** A text without a rule of its own; nobody writes longer ones in good faith. */
const MAX_TEXT_LENGTH = 500;

/** Who saves a post, and what picture it had. */
type Saver = { viewer: ApiViewer; now: Date; mediaIdBefore: number | null };

/**
 * Judges a whole post by the rules of SPEC section 5, its content by those of the blocks, and what it refers to by what
 * there is.
 * @returns the post with its content in present versions and sanitised
 * @throws unprocessable with every field that has to be mended
 */
export async function checkPost(
  trx: Database,
  id: number | null,
  fields: PostFields,
  saver: Saver,
): Promise<PostFields> {
  const errors = [...ruleErrors(fields), ...dateErrors(fields)];
  const tree = checkTree(fields.content);
  if (!tree.ok) {
    errors.push(...tree.error.map(({ path, message }) => ({ field: `content${path}`, message })));
  }
  errors.push(...(await referenceErrors(trx, id, fields, saver)));
  if (errors.length > 0 || !tree.ok) throw unprocessable(errors);
  return { ...fields, content: sanitizeTree(tree.value) };
}

function ruleErrors(fields: PostFields): FieldError[] {
  const { contact, pseudoAuthor, ...ruled } = fields;
  const result = validatePost({ ...ruled, contact, pseudoAuthor });
  const broken = result.ok ? [] : result.errors;
  const isDraft = fields.status === 'draft' || fields.status === 'trash';
  const texts = Object.entries({ pseudoAuthor, ...contact });
  const tooLong = texts.filter(([, text]) => text.length > MAX_TEXT_LENGTH);
  return [
    ...(isDraft ? broken.filter(({ field, message }) => field === 'type' || !LACKING.has(message)) : broken),
    ...tooLong.map(([name]) => ({
      field: name === 'pseudoAuthor' ? name : `contact.${name}`,
      message: messages.maxLength(MAX_TEXT_LENGTH),
    })),
  ];
}

function dateErrors(fields: PostFields): FieldError[] {
  const errors: FieldError[] = [];
  for (const field of ['publishedDate', 'unpublishedDate', 'authoredDate', 'acknowledgeBy'] as const) {
    if (fields[field] !== null && !isStorable(fields[field]))
      errors.push({ field, message: messages.malformed });
  }
  if (errors.length > 0) return errors;
  const { status, publishedDate, unpublishedDate } = fields;
  if (status === 'future' && publishedDate === null) {
    errors.push({ field: 'publishedDate', message: messages.required });
  }
  if (
    publishedDate !== null &&
    unpublishedDate !== null &&
    Date.parse(unpublishedDate) <= Date.parse(publishedDate)
  ) {
    errors.push({ field: 'unpublishedDate', message: 'Slutet måste ligga efter publiceringen' });
  }
  return errors;
}

function isStorable(date: string): boolean {
  const year = new Date(date).getUTCFullYear();
  return year >= 1900 && year <= 2999;
}

async function referenceErrors(
  trx: Database,
  id: number | null,
  fields: PostFields,
  { viewer, now, mediaIdBefore }: Saver,
): Promise<FieldError[]> {
  // A number can be guessed: a picture that the writer may not see would be told of by the post.
  const isMediaSeen = fields.mediaId === mediaIdBefore ? sql`true` : mediaVisibleTo(viewer, now);
  const { rows } = await sql<
    Record<'media' | 'author' | 'node' | 'category' | 'user' | 'editor' | 'slug', boolean>
  >`
    select (${fields.mediaId}::integer is null
        or exists (select 1 from media where media.id = ${fields.mediaId} and ${isMediaSeen})) as media,
      ${isThere('app_user', fields.authorId === null ? [] : [fields.authorId])} as author,
      ${isThere('node', fields.nodeIds)} as node,
      ${isThere('category', fields.categoryIds)} as category,
      ${isThere('app_user', fields.userIds)} as "user",
      ${isThere('app_user', fields.editorIds)} as editor,
      not exists (select 1 from post where post.slug = ${fields.slug}
        and post.id is distinct from ${id}::integer) as slug`.execute(trx);
  const [found] = rows;
  if (found === undefined) return [];
  const gone = (field: string) => ({ field, message: 'Det valda finns inte längre' });
  return [
    ...(found.media ? [] : [gone('mediaId')]),
    ...(found.author ? [] : [gone('authorId')]),
    ...(found.node ? [] : [gone('nodeIds')]),
    ...(found.category ? [] : [gone('categoryIds')]),
    ...(found.user ? [] : [gone('userIds')]),
    ...(found.editor ? [] : [gone('editorIds')]),
    ...(found.slug ? [] : [{ field: 'slug', message: 'Adressen används redan av ett annat innehåll' }]),
  ];
}

/** Whether a table has a row for every one of the ids. */
function isThere(table: string, ids: readonly number[]) {
  return sql<boolean>`((select count(*) from ${sql.table(table)} where id = any(${[...ids]}::integer[])) = ${ids.length})`;
}
