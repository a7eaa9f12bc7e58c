import {
  ANONYMOUS_VIEWER,
  isMeantFor,
  isReadable,
  isUntargeted,
  type PostFields,
  type PostTargets,
  type Viewer,
} from '@brandpost/domain';
import type { Audience, PostAsUser, SeenBecause } from '@brandpost/rubicore-api';
import { sql } from 'kysely';
import { managesUsers } from '../access/requirements.ts';
import { viewerOfUser } from '../access/viewer-of-user.ts';
import type { Database } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { notFound } from '../errors.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { readStaff } from '../users/read-staff.ts';
import { rootNodeIds } from './rights/is-public.ts';
import { requireChangeable } from './rights/post-rights.ts';
import { visibleTo } from './rights/visible-to.ts';
import { readPost } from './storage/read-post.ts';

const SAMPLE_SIZE = 10;
/** Somebody signed in of whom nothing else is known. */
const ANYBODY: Viewer = { ...ANONYMOUS_VIEWER, userId: 0 };

/** Who sees a post, and why. Extensions; UX section 3, Audience simulator. */
export function audienceCalls({ db, now }: Dependencies): CallHandlers {
  return {
    getAudience: async ({ body }) => await audienceOf(db, body as PostTargets),
    async getPostAsUser({ viewer, params }) {
      await requireChangeable(db, viewer, params.id, now());
      const seen = await asUser(db, params, now());
      return managesUsers(viewer) ? seen : { ...seen, reasons: withoutRoles(seen.reasons) };
    },
  };
}

/**
 * For whom a post would be that is meant for these, once it is out: the same people as are asked to acknowledge it.
 * Administrators, who see all there is, count where it is meant for them too.
 */
async function audienceOf(db: Database, post: PostTargets): Promise<Audience> {
  const roots = await rootNodeIds(db);
  const users = (await readStaff(db)).flatMap(({ id, displayName, ...viewer }) => {
    const reasons = whyMeantFor(post, { ...viewer, userId: id }, roots);
    return reasons.length === 0 ? [] : [{ id, displayName, reasons }];
  });
  return {
    everyone: isMeantFor(post, ANONYMOUS_VIEWER, roots),
    signedIn: isMeantFor(post, ANYBODY, roots),
    count: users.length,
    sample: users.slice(0, SAMPLE_SIZE),
  };
}

function withoutRoles(reasons: readonly SeenBecause[]): SeenBecause[] {
  return reasons.filter((reason) => reason !== 'administrator');
}

/** @throws notFound for an account that is not there or has been closed */
async function asUser(
  db: Database,
  { id, userId }: { id: number; userId: number },
  now: Date,
): Promise<PostAsUser> {
  const user = await db
    .selectFrom('app_user')
    .select('display_name')
    .where('id', '=', userId)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (user === undefined) throw notFound();
  const viewer = await viewerOfUser(db, userId);
  const { rows } = await sql`select 1 from post where post.id = ${id} and ${visibleTo(viewer, now)}`.execute(
    db,
  );
  const stored = await readPost(db, id);
  if (stored === null) throw notFound();
  const sees = rows.length > 0;
  const why = isReadable(stored.fields, now) ? 'not-meant' : 'not-out';
  return {
    userId,
    displayName: user.display_name,
    sees,
    reasons: whySeen(stored.fields, viewer, { now, rootNodeIds: await rootNodeIds(db) }),
    unseenBecause: sees ? null : why,
  };
}

/** Why a published post is meant for somebody signed in; nothing where it is not. */
function whyMeantFor(post: PostTargets, viewer: Viewer, rootNodeIds: readonly number[]): SeenBecause[] {
  if (!isMeantFor(post, viewer, rootNodeIds)) return [];
  if (isUntargeted(post, rootNodeIds)) return ['everyone'];
  const isOfGroup = post.nodeIds.some((id) => !rootNodeIds.includes(id) && viewer.nodeIds.includes(id));
  const isOfJob = post.categoryIds.some((id) => viewer.categoryIds.includes(id));
  const isNamed = viewer.userId !== null && post.userIds.includes(viewer.userId);
  return [
    ...(isOfGroup ? (['group'] as const) : []),
    ...(isOfJob ? (['job'] as const) : []),
    ...(isNamed ? (['person'] as const) : []),
  ];
}

/** Why somebody signed in sees a post as it is now; nothing where they do not. */
function whySeen(
  post: PostFields,
  viewer: Viewer,
  { now, rootNodeIds }: { now: Date; rootNodeIds: readonly number[] },
): SeenBecause[] {
  return [
    ...(isReadable(post, now) ? whyMeantFor(post, viewer, rootNodeIds) : []),
    ...(post.authorId === viewer.userId ? (['author'] as const) : []),
    ...(viewer.userId !== null && post.editorIds.includes(viewer.userId) ? (['editor'] as const) : []),
    ...(viewer.isAdministrator ? (['administrator'] as const) : []),
  ];
}
