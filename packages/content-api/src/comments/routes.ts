import type { Comment, CommentThread, Mentionable, Suggestion } from '@brandpost/rubicore-api';
import { type RawBuilder, sql } from 'kysely';
import type { ApiViewer } from '../access/api-viewer.ts';
import type { Actor } from '../changes/actor.ts';
import type { Database } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { notFound } from '../errors.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { findMentionable } from './mentionable.ts';
import { requireDiscussing } from './rights.ts';
import {
  addComment,
  changeComment,
  type Discussing,
  deleteComment,
  discussingAs,
  setResolved,
} from './write-comments.ts';

type Writing = { viewer: ApiViewer; by: Actor; params: { id: number } };

/** Comments on a post and its blocks. Extensions; ADR 0069 */
export function commentCalls({ db, now }: Dependencies): CallHandlers {
  const write = async <Result>(
    { viewer, by, params }: Writing,
    work: (trx: Database, discussing: Discussing) => Promise<Result>,
  ): Promise<Result> =>
    await db.transaction().execute(async (trx) => {
      return await work(trx, await discussingAs(trx, { viewer, by, postId: params.id, now: now() }));
    });
  const thread = (trx: Database, threadId: number, { viewer, postId }: Discussing) =>
    readThread(trx, viewer, { postId, threadId });
  return {
    async listComments({ viewer, params }) {
      await requireDiscussing(db, viewer, params.id, now());
      return {
        mayWrite: viewer.maskedBy === null,
        threads: await readThreads(db, viewer, params.id),
      };
    },
    async findMentionable({ viewer, params, query }) {
      const moment = now();
      await requireDiscussing(db, viewer, params.id, moment);
      const { search = '' } = query;
      return await findMentionable(db, { postId: params.id, search, exceptId: viewer.userId }, moment);
    },
    createComment: (call) =>
      write(call, async (trx, discussing) => {
        return await thread(trx, await addComment(trx, call.body, discussing), discussing);
      }),
    editComment: (call) =>
      write(call, async (trx, discussing) => {
        const { commentId } = call.params;
        return await thread(trx, await changeComment(trx, commentId, call.body, discussing), discussing);
      }),
    deleteComment: (call) =>
      write(call, async (trx, discussing) => {
        await deleteComment(trx, call.params.commentId, discussing);
        return { ok: true } as const;
      }),
    resolveThread: (call) =>
      write(call, async (trx, discussing) => {
        const { commentId } = call.params;
        await setResolved(trx, commentId, call.body, discussing);
        return await thread(trx, commentId, discussing);
      }),
  };
}

type Row = {
  id: number;
  threadId: number;
  blockId: string | null;
  authorId: number;
  authorName: string;
  text: string;
  created: Date;
  edited: Date | null;
  resolved: Date | null;
  resolvedByName: string | null;
  removed: Date | null;
  suggestion: Suggestion | null;
  outcome: 'used' | 'dismissed' | null;
  mentions: Mentionable[];
};

/** The threads of a post, in the order in which they were begun. Who may read them has to be asked beside this. */
async function readThreads(
  db: Database,
  viewer: ApiViewer,
  postId: number,
  condition: RawBuilder<boolean> = sql`true`,
): Promise<CommentThread[]> {
  const { rows } = await sql<Row>`select comment.id, coalesce(comment.thread_id, comment.id) as "threadId",
      comment.block_id as "blockId", comment.author_id as "authorId", author.display_name as "authorName",
      comment.text, comment.created, comment.edited, comment.resolved, comment.removed, comment.suggestion, comment.outcome,
      (select display_name from app_user where app_user.id = comment.resolved_by) as "resolvedByName",
      (select coalesce(json_agg(json_build_object('id', app_user.id, 'displayName', app_user.display_name)
          order by comment_mention.id), '[]')
        from comment_mention join app_user on app_user.id = comment_mention.user_id
        where comment_mention.comment_id = comment.id) as mentions
    from post_comment as comment join app_user as author on author.id = comment.author_id
    where comment.post_id = ${postId} and ${condition} order by comment.id`.execute(db);
  const threads = new Map<number, CommentThread>();
  for (const row of rows) {
    const thread = threads.get(row.threadId);
    if (thread !== undefined) thread.comments.push(commentFrom(row, viewer));
    // One that is deleted just now takes its answers along.
    else if (row.id === row.threadId) threads.set(row.id, threadFrom(row, viewer));
  }
  return [...threads.values()];
}

/** One thread of a post. @throws notFound */
async function readThread(
  db: Database,
  viewer: ApiViewer,
  { postId, threadId }: { postId: number; threadId: number },
): Promise<CommentThread> {
  const isOfThread = sql<boolean>`coalesce(comment.thread_id, comment.id) = ${threadId}`;
  const [thread] = await readThreads(db, viewer, postId, isOfThread);
  if (thread === undefined) throw notFound();
  return thread;
}

function threadFrom(row: Row, viewer: ApiViewer): CommentThread {
  const { id, blockId, resolved, resolvedByName, suggestion, outcome } = row;
  return {
    ...{ id, blockId, suggestion: suggestion === null ? null : { ...suggestion, outcome } },
    resolved: resolved === null ? null : { date: resolved.toISOString(), byName: resolvedByName ?? '' },
    comments: [commentFrom(row, viewer)],
  };
}

function commentFrom({ created, edited, removed, ...row }: Row, viewer: ApiViewer): Comment {
  const isRemoved = removed !== null;
  const isOwn = row.authorId === viewer.userId;
  const mayTouch = viewer.maskedBy === null && !isRemoved;
  return {
    ...{ id: row.id, authorId: row.authorId, authorName: row.authorName, text: row.text },
    ...{ mentions: row.mentions, isRemoved },
    created: created.toISOString(),
    edited: edited?.toISOString() ?? null,
    mayEdit: mayTouch && isOwn,
    mayDelete: mayTouch && (isOwn || viewer.isAdministrator),
  };
}
