import type { ApiViewer } from '../access/api-viewer.ts';
import type { Actor } from '../changes/actor.ts';
import type { Database } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { findMentionable } from './mentionable.ts';
import { readThread, readThreads } from './read-threads.ts';
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
