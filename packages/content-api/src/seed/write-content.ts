import { sanitizeTree } from '@brandpost/cms-blocks/sanitize';
import { emptyPostFields, READ_BY_STAFF, READING_LISTS, thumbnailName } from '@brandpost/domain';
import { sql } from 'kysely';
import { WORDS_KEY } from '../accessibility/statement.ts';
import { THE_SYSTEM } from '../changes/actor.ts';
import type { Database } from '../db/database.ts';
import { writeInstallationValue } from '../db/installation-value.ts';
import { swedishSortKey } from '../db/swedish-sort-key.ts';
import { writeFireBan } from '../fire-bans/queries.ts';
import { writeLink } from '../links/write-link.ts';
import { readGeoJson } from '../map-outlines/geo-json.ts';
import { writeOwnMap } from '../map-outlines/stored-map.ts';
import { keepVersion } from '../posts/storage/post-version.ts';
import { writePost } from '../posts/storage/write-post.ts';
import { StartError } from '../start-error.ts';
import type { DemoContent, DemoMedia, DemoUser } from './demo-content.ts';
import type { MediaFacts } from './store-media-files.ts';

/** Media records and links, which people and posts refer to. */
export async function writeMediaAndLinks(
  trx: Database,
  content: DemoContent,
  factsByFilename: ReadonlyMap<string, MediaFacts>,
): Promise<void> {
  const rows = content.media.map((media) => mediaRow(media, factsByFilename.get(media.filename)));
  await trx.insertInto('media').values(rows).execute();
  const files = content.media.flatMap((media) => fileRows(media, factsByFilename.get(media.filename)));
  await trx.insertInto('media_file').values(files).execute();
  for (const link of content.links) await writeLink(trx, link);
}

/** What is said of fires in each municipality. */
export async function writeFireBans(trx: Database, content: DemoContent): Promise<void> {
  for (const said of content.fireBans) await writeFireBan(trx, null, { ...said, stateBefore: null });
}

/** What editors have written in the accessibility statement. */
export async function writeAccessibility(trx: Database, content: DemoContent): Promise<void> {
  await writeInstallationValue(trx, WORDS_KEY, content.accessibility);
}

/** What areas of alerts are drawn on. @throws StartError for a map that could not be set by hand */
export async function writeMap(trx: Database, content: DemoContent): Promise<void> {
  const { features, result } = readGeoJson(content.map);
  if (!result.ok) throw new StartError(`The demo's map is wrong: ${JSON.stringify(result.errors)}`);
  await writeOwnMap(trx, features);
}

/** Every post, through the same door as a post that somebody writes. */
export async function writePosts(trx: Database, content: DemoContent): Promise<void> {
  for (const given of content.posts) {
    const post = { ...given, content: sanitizeTree(given.content) };
    const updatedDate = changedAt(post);
    await writePost(trx, { ...post, updatedDate });
    const { id: postId, ...written } = post;
    const fields = { ...emptyPostFields(), ...written };
    const by = { ...THE_SYSTEM, userId: post.authorId };
    await keepVersion(trx, { postId, number: 1, fields, by, now: new Date(updatedDate) });
  }
}

/** When a post was last written in, as far as its own dates tell: what is to come has not been written in since. */
function changedAt({ authoredDate, publishedDate, alert }: DemoContent['posts'][number]): string {
  const nowMs = Date.now();
  const dates = [authoredDate ?? publishedDate, ...(alert?.updates ?? []).map(({ at }) => at)];
  const writtenMs = dates.filter((date) => date != null).map((date) => Date.parse(date));
  return new Date(writtenMs.length === 0 ? nowMs : Math.min(Math.max(...writtenMs), nowMs)).toISOString();
}

/** Its sizes are made by the first sweep, once the service runs. */
function mediaRow(media: DemoMedia, facts: MediaFacts | undefined) {
  return {
    id: media.id,
    filename: media.filename,
    title: media.title,
    title_key: swedishSortKey(media.title),
    alt: media.alt,
    file_type: media.fileType,
    upload_description: media.uploadDescription,
    category_id: media.categoryId,
    size_bytes: facts?.sizeBytes ?? null,
    width_px: facts?.widthPx ?? null,
    height_px: facts?.heightPx ?? null,
    focal_x: media.focalPoint?.x ?? null,
    focal_y: media.focalPoint?.y ?? null,
    sizes_pending: media.fileType.startsWith('image/'),
  };
}

/** A file of the demo content is called the same by those who ask for it and in the store. */
function fileRows({ id, filename, fileType }: DemoMedia, facts: MediaFacts | undefined) {
  const row = (
    name: string,
    role: 'original' | 'thumbnail',
    of: Omit<MediaFacts, 'thumbnail'> | undefined,
  ) => ({
    name,
    media_id: id,
    role,
    stored_name: name,
    file_type: fileType,
    size_bytes: of?.sizeBytes ?? null,
    width_px: of?.widthPx ?? null,
    height_px: of?.heightPx ?? null,
    checksum: of?.checksum ?? null,
  });
  const own = row(filename, 'original', facts);
  if (fileType === 'application/pdf') return [own];
  return [own, row(thumbnailName(filename), 'thumbnail', facts?.thumbnail ?? undefined)];
}

/** Nodes, categories and roles: what people and posts are tied to. */
export async function writeGroups(trx: Database, content: DemoContent): Promise<void> {
  for (const { id, name, value, parent } of content.nodes) {
    const row = { id, name, name_key: swedishSortKey(name), value, parent_id: parent };
    await trx.insertInto('node').values(row).execute();
  }
  for (const { id, key, name, type, nodeIds } of content.categories) {
    const row = { id, key, name, name_key: swedishSortKey(name), type };
    await trx.insertInto('category').values(row).execute();
    if (nodeIds.length === 0) continue;
    const ties = nodeIds.map((node_id) => ({ category_id: id, node_id }));
    await trx.insertInto('category_node').values(ties).execute();
  }
  for (const { id, key, name, capabilities } of content.roles) {
    await trx
      .insertInto('role')
      .values({ id, key, name, name_key: swedishSortKey(name) })
      .execute();
    const grants = capabilities.map((grant) => ({
      role_id: id,
      capability_key: grant.key,
      value: grant.value,
    }));
    if (grants.length > 0) await trx.insertInto('role_capability').values(grants).execute();
  }
}

/** Who has written what staff read has read it. */
export async function markAuthors(trx: Database): Promise<void> {
  await sql`insert into reading_mark (user_id, list, post_id) select author_id, 'read_post', id from post
    where author_id is not null and status in ('publish', 'future') and type = any(${[...READ_BY_STAFF]}::text[])
    on conflict do nothing`.execute(trx);
}

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
