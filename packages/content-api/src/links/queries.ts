import { safeUrl } from '@brandpost/cms-blocks';
import type { Link, Viewer } from '@brandpost/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { findList } from '../lists/find-list.ts';
import { type ListOf, valuesOf } from '../lists/paging.ts';
import { patternOf } from '../lists/pattern-of.ts';
import type { SortColumns } from '../lists/sort.ts';
import type { Call } from '../plugins/catalogue-calls.ts';

/** Links into staff's own systems: addresses that are nobody else's business. */
const STAFF_LINK_TYPES = ['tool', 'favorite'];

const SORT_COLUMNS: SortColumns = new Map([
  ['name', 'link.name_key'],
  ['type', 'link.type'],
  ['createdDate', 'link.created_date'],
  ['id', 'link.id'],
]);

const COLUMNS = sql`link.id, link.icon, link.name, link.short_description as "shortDescription",
  link.long_description as "longDescription", link.url, link.type, link.created_date as "createdDate",
  link.needs, link.processing_time as "processingTime", link.cost, link.sign_in as "signIn"`;

type LinkRow = Omit<Link, 'createdDate'> & { createdDate: Date };

/** The links that a viewer may see, by type, by number or of a user. */
export async function findLinks(
  db: Database,
  viewer: Viewer,
  filters: Call<'listLinks'>['query'],
): Promise<ListOf<Link>> {
  const conditions = [linkVisibleTo(viewer)];
  const types = valuesOf(filters.type);
  const ids = valuesOf(filters.id);
  if (types !== null) conditions.push(sql`link.type = any(${types}::text[])`);
  if (ids !== null) conditions.push(sql`link.id = any(${ids}::integer[])`);
  const part = filters.q?.trim() ?? '';
  if (part !== '') {
    const text = sql`concat_ws(' ', link.name, link.short_description, link.long_description, link.url)`;
    conditions.push(sql`${text} ilike ${patternOf(part)}`);
  }
  if (filters.userId !== undefined) {
    conditions.push(
      sql`link.id in (select link_id from user_link where user_link.user_id = ${filters.userId})`,
    );
  }
  const { rows, total } = await findList<LinkRow>(
    db,
    { table: 'link', columns: COLUMNS, conditions, sortColumns: SORT_COLUMNS, defaultSort: 'name ASC' },
    filters,
  );
  return { rows: rows.map(wireLink), total };
}

/** One link; null when there is none that the viewer may see. */
export async function findLink(db: Database, viewer: Viewer, id: number): Promise<Link | null> {
  const { rows } = await sql<LinkRow>`
    select ${COLUMNS} from link where link.id = ${id} and ${linkVisibleTo(viewer)}`.execute(db);
  return rows[0] === undefined ? null : wireLink(rows[0]);
}

/** A link as it has just been written, no matter who may see it. */
export async function findWrittenLink(trx: Database, id: number): Promise<Link | null> {
  const { rows } = await sql<LinkRow>`select ${COLUMNS} from link where link.id = ${id}`.execute(trx);
  return rows[0] === undefined ? null : wireLink(rows[0]);
}

/** Whether a link is for staff alone. */
export function isStaffLink({ type }: Pick<Link, 'type'>): boolean {
  return STAFF_LINK_TYPES.includes(type);
}

/** The tools and favourites of a user in the user's own order, unless another is asked for. */
export async function findLinksOf(
  db: Database,
  userId: number,
  query: Call<'listOwnLinks'>['query'],
): Promise<ListOf<Link>> {
  const types = valuesOf(query.type);
  const conditions = types === null ? [] : [sql<boolean>`link.type = any(${types}::text[])`];
  conditions.push(sql`link.user_id = ${userId}`);
  const { rows, total } = await findList<LinkRow>(
    db,
    {
      table: 'link',
      from: sql`(select link.*, user_link.user_id, user_link.sort from link
        join user_link on user_link.link_id = link.id) as link`,
      columns: COLUMNS,
      conditions,
      sortColumns: OWN_SORT_COLUMNS,
      defaultSort: 'own ASC',
    },
    query,
  );
  return { rows: rows.map(wireLink), total };
}

const OWN_SORT_COLUMNS: SortColumns = new Map([...SORT_COLUMNS, ['own', 'link.sort']]);

/** The condition on `link` under which somebody may see it. */
export function linkVisibleTo(viewer: Viewer): RawBuilder<boolean> {
  return viewer.userId === null ? sql`link.type <> all(${STAFF_LINK_TYPES}::text[])` : sql`true`;
}

function wireLink(row: LinkRow): Link {
  return { ...row, url: safeUrl(row.url, 'link') ?? '', createdDate: row.createdDate.toISOString() };
}
