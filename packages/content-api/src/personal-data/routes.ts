import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { keepingAnAdministrator } from '../access/administrators.ts';
import { requireMayManage } from '../access/no-more-than-own.ts';
import { requireFresh } from '../access/require-fresh.ts';
import { requireThemselvesOrManager } from '../access/requirements.ts';
import { throwAwayKey } from '../changes/person-keys.ts';
import { recordChange } from '../changes/record-change.ts';
import { commentsOf, removeCommentsOf } from '../comments/comments-of-person.ts';
import type { Dependencies } from '../dependencies.ts';
import { notFound } from '../errors.ts';
import { passkeysOf } from '../passkeys/kept-passkeys.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { reviewsOf } from '../reviews/reviews-of-person.ts';
import { ownViews } from '../saved-views/stored-views.ts';
import { revokeTokensOf, rowOf } from '../users/change-account.ts';
import { lockUser } from '../users/lock-user.ts';
import { profileFrom } from '../users/profile.ts';
import { findUser } from '../users/queries.ts';

/** Tables that hold something about a person beyond what was written. */
const PERSONAL_TABLES = [
  'user_role',
  'user_node',
  'user_job',
  'user_capability',
  'user_link',
  'post_review',
  'reading_mark',
  'acknowledgement',
  'comment_mention',
  'notice_read',
  'notice_choice',
  'notice_delivery',
  'notice_device',
  'saved_view',
  'known_device',
  'passkey',
  'passkey_owner',
] as const;

/** All that is stored about a person, and its end. Extensions; SWEDEN G-06. */
export function personalDataCalls({ db, now }: Dependencies): CallHandlers {
  return {
    async exportUser({ viewer, by, params }) {
      await requireThemselvesOrManager(db, viewer, params.id);
      requireFresh(viewer, now());
      return await db.transaction().execute(async (trx) => {
        const user = await findUser(trx, { ofId: params.id, isWhole: true });
        if (user === null) throw notFound();
        const posts = await trx
          .selectFrom('post')
          .select(['id', 'type', 'title', 'slug', 'status'])
          .where('author_id', '=', params.id)
          .orderBy('id')
          .execute();
        const tokens = await trx
          .selectFrom('token')
          .select(['id', 'type', 'issued', 'expires', 'revoked'])
          .where('user_id', '=', params.id)
          .orderBy('id')
          .execute();
        const { rows: links } = await sql`select link.id, link.name, link.type from user_link
          join link on link.id = user_link.link_id where user_link.user_id = ${params.id}
          order by user_link.sort`.execute(trx);
        const comments = await commentsOf(trx, params.id);
        const reviews = await reviewsOf(trx, params.id);
        const passkeys = await passkeysOf(trx, params.id);
        const savedViews = await ownViews(trx, params.id);
        await recordChange(trx, by, { action: 'user.export', entity: 'user', entityId: params.id }, now());
        return { user, posts, tokens, passkeys, links, comments, reviews, savedViews };
      });
    },
    async anonymiseUser({ viewer, by, params }) {
      await db.transaction().execute(async (trx) => {
        const user = await lockUser(trx, params.id);
        requireMayManage(viewer, user.rights);
        // As long as it is known by what name others have mentioned them.
        await removeCommentsOf(trx, params.id, now());
        await keepingAnAdministrator(trx, async () => {
          const name = `borttagen-${params.id}-${randomUUID().slice(0, 8)}`;
          const state = {
            username: name,
            uid: name,
            firstName: 'Borttagen',
            lastName: 'användare',
            displayName: 'Borttagen användare',
            isActive: false,
            profile: profileFrom({}),
          };
          await trx
            .updateTable('app_user')
            .set({ ...rowOf(state), password_hash: null })
            .where('id', '=', params.id)
            .execute();
          for (const table of PERSONAL_TABLES)
            await trx.deleteFrom(table).where('user_id', '=', params.id).execute();
        });
        await revokeTokensOf(trx, params.id, now());
        await sql`delete from saml_session using token
          where token.id = saml_session.token_id and token.user_id = ${params.id}`.execute(trx);
        // What the log tells of the person cannot be read any more, now and in what was written before.
        await throwAwayKey(trx, params.id);
        await recordChange(trx, by, { action: 'user.anonymise', entity: 'user', entityId: params.id }, now());
      });
      return { ok: true };
    },
  };
}
