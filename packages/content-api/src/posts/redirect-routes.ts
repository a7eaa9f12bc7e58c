import { sql } from 'kysely';
import { recordChange } from '../changes/record-change.ts';
import type { Dependencies } from '../dependencies.ts';
import { notFound } from '../errors.ts';
import { countRows } from '../lists/find-list.ts';
import { pageOf } from '../lists/paging.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';

/** Slugs that posts once had. Extensions; DESIGN section 5, Slugs. */
export function redirectCalls({ db, now }: Dependencies): CallHandlers {
  return {
    async listRedirects({ query }) {
      const page = pageOf(query);
      const { rows } = await sql<{
        slug: string;
        postId: number;
        title: string;
        createdDate: Date;
        total: number;
      }>`
        select post_redirect.slug, post_redirect.post_id as "postId", post.title,
          post_redirect.created_date as "createdDate", (count(*) over ())::integer as total
        from post_redirect join post on post.id = post_redirect.post_id
        order by post_redirect.slug limit ${page.limit} offset ${page.offset}`.execute(db);
      return {
        rows: rows.map(({ total: _, createdDate, ...row }) => ({
          ...row,
          createdDate: createdDate.toISOString(),
        })),
        total: rows[0]?.total ?? (await countRows(db, sql`post_redirect`)),
      };
    },
    async deleteRedirect({ by, params }) {
      await db.transaction().execute(async (trx) => {
        const gone = await trx
          .deleteFrom('post_redirect')
          .where('slug', '=', params.slug)
          .returning('post_id')
          .executeTakeFirst();
        if (gone === undefined) throw notFound();
        const change = { action: 'post.delete-redirect', entity: 'post', entityId: gone.post_id } as const;
        await recordChange(trx, by, { ...change, before: { slug: params.slug }, isPublic: true }, now());
      });
      return { ok: true };
    },
  };
}
