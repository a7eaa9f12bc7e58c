import { type AuditAction, COMMENT_MAX_LENGTH, COMMENTS_OF_POST_MAX } from '@brandpost/domain';
import type { CommentBody, ThreadResolution } from '@brandpost/rubicore-api';
import { messages, textLength } from '@brandpost/validation';
import { sql } from 'kysely';
import type { ApiViewer } from '../access/api-viewer.ts';
import type { Actor } from '../changes/actor.ts';
import { hintOwner } from '../changes/hint-staff.ts';
import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import { commentForAnother, notAllowed, notFound, unprocessable } from '../errors.ts';
import { whoMayDiscuss } from './mentionable.ts';
import { removeComments } from './remove-comments.ts';
import { requireDiscussing } from './rights.ts';

/** Somebody who may write comments, on a post that stays until the transaction is over. */
export type Discussing = { viewer: ApiViewer; userId: number; by: Actor; postId: number; now: Date };
type Words = Pick<CommentBody, 'text' | 'mentionIds'>;
type Row = {
  id: number;
  threadId: number | null;
  authorId: number;
  removed: Date | null;
  isSuggestion: boolean;
};

/** @throws notFound, notAllowed; commentForAnother for anyone who acts as another */
export async function discussingAs(
  trx: Database,
  { viewer, ...rest }: Omit<Discussing, 'userId'>,
): Promise<Discussing> {
  await requireDiscussing(trx, viewer, rest.postId, rest.now, sql`for key share of post`);
  if (viewer.maskedBy !== null) throw commentForAnother();
  if (viewer.userId === null) throw notAllowed();
  return { viewer, userId: viewer.userId, ...rest };
}

/** Begins a thread, or answers in one. @returns the thread @throws notFound, unprocessable */
export async function addComment(trx: Database, body: CommentBody, discussing: Discussing): Promise<number> {
  const { postId, userId, now } = discussing;
  const { threadId } = body;
  const suggestion = threadId === null ? savableSuggestion(body) : null;
  const text = savableText(body.text, { mayBeEmpty: suggestion !== null });
  await requireRoom(trx, postId);
  if (threadId !== null) {
    const first = await lockComment(trx, postId, threadId);
    if (first.threadId !== null) throw notFound();
    // Anyone who answers finds that there is more to say.
    const open = { resolved: null, resolved_by: null, outcome: null };
    await trx.updateTable('post_comment').set(open).where('id', '=', threadId).execute();
  }
  const { id } = await trx
    .insertInto('post_comment')
    .values({
      ...{ post_id: postId, thread_id: threadId, block_id: threadId === null ? body.blockId : null },
      ...{ author_id: userId, text, created: now },
      suggestion: suggestion === null ? null : JSON.stringify(suggestion),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await saveMentions(trx, id, body, discussing);
  const action = suggestion === null ? 'post.comment' : 'post.suggest';
  return await done(trx, { action, id, threadId: threadId ?? id }, discussing);
}

/** Changes what somebody has said themselves. @returns the thread @throws notFound, notAllowed, unprocessable */
export async function changeComment(
  trx: Database,
  id: number,
  words: Words,
  discussing: Discussing,
): Promise<number> {
  const comment = await lockComment(trx, discussing.postId, id, { mayBeRemoved: false });
  const { authorId, threadId, isSuggestion } = comment;
  if (authorId !== discussing.userId) throw notAllowed();
  const text = savableText(words.text, { mayBeEmpty: isSuggestion });
  const changed = { text, edited: discussing.now };
  await trx.updateTable('post_comment').set(changed).where('id', '=', id).execute();
  await saveMentions(trx, id, words, discussing);
  return await done(trx, { action: 'post.edit-comment', id, threadId: threadId ?? id }, discussing);
}

/** Removes what somebody has said themselves, or for administrators anything. @throws notFound, notAllowed */
export async function deleteComment(trx: Database, id: number, discussing: Discussing): Promise<void> {
  const { viewer, userId, postId } = discussing;
  const { authorId, threadId } = await lockComment(trx, postId, id, { mayBeRemoved: false });
  if (authorId !== userId && !viewer.isAdministrator) throw notAllowed();
  // Asked before it is gone who hears of it.
  await done(trx, { action: 'post.delete-comment', id, threadId: threadId ?? id }, discussing);
  await removeComments(trx, sql`post_comment.id = ${id}`, discussing.now);
}

/** Marks a thread as resolved, a suggestion as used or dismissed, or opens it again. @throws notFound, unprocessable */
export async function setResolved(
  trx: Database,
  threadId: number,
  { isResolved, outcome = null }: ThreadResolution,
  discussing: Discussing,
): Promise<void> {
  const first = await lockComment(trx, discussing.postId, threadId);
  if (first.threadId !== null) throw notFound();
  if (outcome !== null && !(first.isSuggestion && isResolved)) {
    throw unprocessable([{ field: 'outcome', message: 'Bara ett förslag kan användas eller avvisas' }]);
  }
  const { rows } =
    await sql`update post_comment set resolved = ${isResolved ? discussing.now : null}::timestamptz,
      resolved_by = ${isResolved ? discussing.userId : null}::integer, outcome = ${outcome}
    where id = ${threadId} and (resolved is not null) <> ${isResolved} returning 1`.execute(trx);
  if (rows.length === 0) return;
  const resolution = {
    used: 'post.use-suggestion',
    dismissed: 'post.dismiss-suggestion',
    none: 'post.resolve-thread',
  } as const;
  const action = isResolved ? resolution[outcome ?? 'none'] : 'post.reopen-thread';
  await done(trx, { action, id: threadId, threadId }, discussing);
}

/** A comment that nobody else changes until the transaction is over. @throws notFound */
async function lockComment(
  trx: Database,
  postId: number,
  id: number,
  { mayBeRemoved = true } = {},
): Promise<Row> {
  const { rows } = await sql<Row>`select id, thread_id as "threadId", author_id as "authorId", removed,
      suggestion is not null as "isSuggestion"
    from post_comment where id = ${id} and post_id = ${postId} for update`.execute(trx);
  const [row] = rows;
  if (row === undefined || (row.removed !== null && !mayBeRemoved)) throw notFound();
  return row;
}

/** @throws unprocessable on a post that has as many comments as it may */
async function requireRoom(trx: Database, postId: number): Promise<void> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from post_comment
    where post_id = ${postId} and removed is null`.execute(trx);
  if ((rows[0]?.count ?? 0) < COMMENTS_OF_POST_MAX) return;
  throw unprocessable([{ field: 'text', message: messages.tooManyComments(COMMENTS_OF_POST_MAX) }]);
}

/** @throws unprocessable for words that are suggested in their own place, or for a text that no post has */
function savableSuggestion({ suggestion = null, blockId }: CommentBody): CommentBody['suggestion'] {
  if (suggestion === null) return null;
  const wrong = (field: string, message: string) =>
    unprocessable([{ field: `suggestion.${field}`, message }]);
  if (suggestion.exact === suggestion.replacement)
    throw wrong('replacement', 'Skriv andra ord än de som står där');
  const isOfPost = suggestion.part === 'title' || suggestion.part === 'excerpt';
  if (blockId === null && !isOfPost) throw wrong('part', 'Det finns ingen sådan text');
  return suggestion;
}

function savableText(text: string, { mayBeEmpty = false } = {}): string {
  const trimmed = text.trim();
  const wrong = (message: string) => unprocessable([{ field: 'text', message }]);
  if (trimmed === '' && !mayBeEmpty) throw wrong(messages.required);
  if (textLength(trimmed) > COMMENT_MAX_LENGTH) throw wrong(messages.maxLength(COMMENT_MAX_LENGTH));
  return trimmed;
}

/** Those who stay mentioned are not notified again. Anyone who may not read it is not mentioned. @throws unprocessable */
async function saveMentions(
  trx: Database,
  commentId: number,
  { mentionIds }: Words,
  { postId, now }: Discussing,
): Promise<void> {
  const readers = await whoMayDiscuss(trx, postId, mentionIds, now);
  if (mentionIds.some((id) => !readers.has(id))) {
    const message = 'Någon som du nämner får inte läsa kommentarerna här';
    throw unprocessable([{ field: 'mentionIds', message }]);
  }
  const mentioned = sql`${[...mentionIds]}::integer[]`;
  await sql`delete from comment_mention where comment_id = ${commentId} and user_id <> all(${mentioned})`.execute(
    trx,
  );
  await sql`insert into comment_mention (comment_id, user_id, created)
    select ${commentId}, user_id, ${now} from unnest(${mentioned}) as user_id on conflict do nothing`.execute(
    trx,
  );
}

type Done = { action: AuditAction; id: number; threadId: number };

/** The log has that it was done, and no word of what was said: that is not kept once it is removed. */
async function done(
  trx: Database,
  { action, id, threadId }: Done,
  { by, postId, now }: Discussing,
): Promise<number> {
  await hintThoseWhoDiscuss(trx, by, { postId, threadId });
  const after = { commentId: id };
  await recordChange(trx, by, { action, entity: 'post', entityId: postId, after }, now);
  return threadId;
}

/**
 * Has the open pages of those ask anew whom a thread concerns, or who have its post open to write in it, and of nobody
 * else: others are not to learn that anything is said. What each may read is asked then.
 */
async function hintThoseWhoDiscuss(
  trx: Database,
  by: Actor,
  { postId, threadId }: { postId: number; threadId: number },
): Promise<void> {
  const { rows } = await sql<{ userId: number }>`select user_id as "userId" from post_presence
      where post_id = ${postId}
    union select author_id from post where id = ${postId} and author_id is not null
    union select user_id from post_editor where post_id = ${postId}
    union select author_id from post_comment where coalesce(thread_id, id) = ${threadId}
    union select comment_mention.user_id from comment_mention
      join post_comment on post_comment.id = comment_mention.comment_id
      where coalesce(thread_id, post_comment.id) = ${threadId}`.execute(trx);
  for (const { userId } of rows) await hintOwner(trx, by, userId);
}
