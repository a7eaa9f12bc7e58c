import { READING_LISTS } from '@brandpost/domain';
import type { Database } from '../db/database.ts';
import { swedishSortKey } from '../db/swedish-sort-key.ts';
import type { DemoContent, DemoUser } from './demo-content.ts';

/** Users with their roles, groups, job roles, own capabilities and links. */
export async function writePeople(
  trx: Database,
  content: DemoContent,
  passwordHashes: ReadonlyMap<number, string>,
): Promise<void> {
  const roleIdByKey = new Map(content.roles.map((role) => [role.key, role.id]));
  for (const user of content.users) {
    await trx
      .insertInto('app_user')
      .values(rowOf(user, passwordHashes.get(user.id) ?? null))
      .execute();
    const user_id = user.id;
    const roles = user.roles.flatMap(({ key }) => {
      const role_id = roleIdByKey.get(key);
      return role_id === undefined ? [] : [{ user_id, role_id }];
    });
    const nodes = user.groups.map((node_id) => ({ user_id, node_id }));
    const jobs = user.jobs.map((category_id) => ({ user_id, category_id }));
    const grants = user.capabilities.map(({ key, value }) => ({ user_id, capability_key: key, value }));
    const links = [...user.tools, ...user.favourites].map((link_id, sort) => ({ user_id, link_id, sort }));
    const marks = READING_LISTS.flatMap((list) =>
      (JSON.parse(user.meta[list] ?? '[]') as number[]).map((post_id) => ({ user_id, list, post_id })),
    );
    if (marks.length > 0) await trx.insertInto('reading_mark').values(marks).execute();
    if (roles.length > 0) await trx.insertInto('user_role').values(roles).execute();
    if (nodes.length > 0) await trx.insertInto('user_node').values(nodes).execute();
    if (jobs.length > 0) await trx.insertInto('user_job').values(jobs).execute();
    if (grants.length > 0) await trx.insertInto('user_capability').values(grants).execute();
    if (links.length > 0) await trx.insertInto('user_link').values(links).execute();
  }
}

function rowOf(user: DemoUser, passwordHash: string | null) {
  return {
    id: user.id,
    uid: user.uid,
    username: user.username,
    password_hash: passwordHash,
    first_name: user.firstName,
    last_name: user.lastName,
    display_name: user.displayName,
    display_name_key: swedishSortKey(user.displayName),
    profile: JSON.stringify(user.profile),
  };
}
