import type { Like } from '@brandpost/domain';
import { sql } from 'kysely';
import { recordChange } from '../changes/record-change.ts';
import type { Dependencies } from '../dependencies.ts';
import { notAllowed, notFound } from '../errors.ts';
import { findList } from '../lists/find-list.ts';
import type { SortColumns } from '../lists/sort.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { visibleTo } from '../posts/rights/visible-to.ts';

type LikeRow = Omit<Like, 'createdDate'> & { createdDate: Date };

const SORT_COLUMNS: SortColumns = new Map([
  ['id', 'post_like.id'],
  ['createdDate', 'post_like.created_date'],
]);

const COLUMNS = sql`post_like.id, post_like.post_id as "postId", post_like.user_id as "userId",
  post_like.created_date as "createdDate"`;

/** Likes, of posts that the caller sees. Source: SPEC section 7. */
export function likeCalls({ db, now }: Dependencies): CallHandlers {
  return {
    async listLikes({ viewer, query }) {
      const conditions = [
        sql<boolean>`exists (select 1 from post where post.id = post_like.post_id and ${visibleTo(viewer, now())})`,
      ];
      if (query.postId !== undefined) conditions.push(sql`post_like.post_id = ${query.postId}`);
      const question = { table: 'post_like', columns: COLUMNS, conditions, sortColumns: SORT_COLUMNS };
      const { rows, total } = await findList<LikeRow>(db, { ...question, defaultSort: 'id DESC' }, query);
      return { rows: rows.map(wireLike), total };
    },
    /** Liking twice is liking once. */
    async createLike({ viewer, by, body }) {
      if (viewer.maskedBy !== null) throw notAllowed();
      return await db.transaction().execute(async (trx) => {
        const seen =
          await sql`select 1 from post where id = ${body.postId} and ${visibleTo(viewer, now())}`.execute(
            trx,
          );
        if (seen.rows.length === 0) throw notFound();
        const { rows: made } = await sql`insert into post_like (post_id, user_id, created_date)
          values (${body.postId}, ${viewer.userId}, ${now()}) on conflict do nothing returning id`.execute(
          trx,
        );
        const { rows } = await sql<LikeRow>`select ${COLUMNS} from post_like
          where post_id = ${body.postId} and user_id = ${viewer.userId}`.execute(trx);
        const [row] = rows;
        if (row === undefined) throw notFound();
        const like = wireLike(row);
        if (made.length > 0) {
          await recordChange(
            trx,
            by,
            { action: 'like.create', entity: 'like', entityId: like.id, after: like },
            now(),
          );
        }
        return like;
      });
    },
    async deleteLike({ viewer, by, params }) {
      if (viewer.maskedBy !== null) throw notAllowed();
      await db.transaction().execute(async (trx) => {
        const { rows } = await sql<LikeRow>`delete from post_like
          where id = ${params.id} and user_id = ${viewer.userId} returning ${COLUMNS}`.execute(trx);
        const [row] = rows;
        if (row === undefined) throw notFound();
        const before = wireLike(row);
        await recordChange(
          trx,
          by,
          { action: 'like.delete', entity: 'like', entityId: params.id, before },
          now(),
        );
      });
      return { ok: true };
    },
  };
}

function wireLike(row: LikeRow): Like {
  return { ...row, createdDate: row.createdDate.toISOString() };
}
