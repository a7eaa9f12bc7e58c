import { checkTree, withoutSharedContent } from '@brandpost/cms-blocks';
import { sanitizeTree } from '@brandpost/cms-blocks/sanitize';
import type { PostFields } from '@brandpost/domain';
import {
  checkAlert,
  checkLanguage,
  checkPostDates,
  messages,
  oddPostDates,
  validatePost,
  validatePostDraft,
} from '@brandpost/validation';
import { sql } from 'kysely';
import type { ApiViewer } from '../../access/api-viewer.ts';
import type { Database } from '../../db/database.ts';
import { type FieldError, unprocessable } from '../../errors.ts';
import { mediaVisibleTo } from '../rights/visible-media.ts';
import { checkSharedBlocks } from './check-shared-blocks.ts';
import { slugErrors } from './slugs.ts';
import { versionErrors } from './version-errors.ts';

/** Who saves a post, and what it was before; null for a new one. */
type Saver = { viewer: ApiViewer; now: Date; before: Pick<PostFields, 'mediaId' | 'slug'> | null };

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
  const { viewer } = saver;
  const broken = ruleErrors(fields);
  // What an alert is made of has to be there before it is asked whether it goes together.
  const isAlertReadable = !broken.some(({ field }) => field.startsWith('alert'));
  const errors = [
    ...broken,
    ...dateErrors(fields),
    ...(isAlertReadable ? alertErrors(fields) : []),
    ...languageErrors(fields),
  ];
  const tree = checkTree(withoutSharedContent(fields.content));
  if (!tree.ok) {
    errors.push(...tree.error.map(({ path, message }) => ({ field: `content${path}`, message })));
  }
  errors.push(...(await referenceErrors(trx, id, fields, saver)));
  errors.push(...(await versionErrors(trx, id, fields)));
  if (errors.length > 0 || !tree.ok) throw unprocessable(errors);
  const content = await checkSharedBlocks(trx, id, { ...fields, content: tree.value }, viewer);
  return { ...fields, content: sanitizeTree(content) };
}

function ruleErrors(fields: PostFields): FieldError[] {
  const result = isDraft(fields) ? validatePostDraft(fields) : validatePost(fields);
  return result.ok ? [] : result.errors;
}

function dateErrors(fields: PostFields): FieldError[] {
  if (isDraft(fields)) return oddPostDates(fields);
  if (fields.status === 'future' && fields.publishedDate === null) {
    return [{ field: 'publishedDate', message: messages.required }];
  }
  return checkPostDates(fields);
}

function alertErrors(fields: PostFields): FieldError[] {
  return isDraft(fields) ? [] : checkAlert(fields);
}

function languageErrors(fields: PostFields): FieldError[] {
  return isDraft(fields) ? [] : checkLanguage(fields);
}

/** What is being written need not be finished. Source: SPEC section 3, Editor draft. */
function isDraft({ status }: PostFields): boolean {
  return status === 'draft' || status === 'trash';
}

async function referenceErrors(
  trx: Database,
  id: number | null,
  fields: PostFields,
  { viewer, now, before }: Saver,
): Promise<FieldError[]> {
  // A number can be guessed: a picture that the writer may not see would be revealed by the post.
  const isMediaSeen = fields.mediaId === (before?.mediaId ?? null) ? sql`true` : mediaVisibleTo(viewer, now);
  const { rows } = await sql<Record<'media' | 'author' | 'node' | 'category' | 'user' | 'editor', boolean>>`
    select (${fields.mediaId}::integer is null
        or exists (select 1 from media where media.id = ${fields.mediaId} and ${isMediaSeen})) as media,
      ${isThere('app_user', fields.authorId === null ? [] : [fields.authorId])} as author,
      ${isThere('node', fields.nodeIds)} as node,
      ${isThere('category', fields.categoryIds, sql`type = 'pidjob'`)} as category,
      ${isThere('app_user', fields.userIds)} as "user",
      ${isThere('app_user', fields.editorIds)} as editor`.execute(trx);
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
    ...(await slugErrors(trx, { id, slug: fields.slug, before: before?.slug ?? null, viewer })),
  ];
}

/** Whether a table has a row for every one of the ids, of those that a condition holds for. */
function isThere(table: string, ids: readonly number[], condition = sql<boolean>`true`) {
  return sql<boolean>`((select count(*) from ${sql.table(table)}
    where id = any(${[...ids]}::integer[]) and ${condition}) = ${ids.length})`;
}
