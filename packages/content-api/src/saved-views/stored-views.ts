import { SAVED_VIEW_MAX_COUNT, type ViewedList } from '@brandpost/domain';
import type { ListedView, SavedView } from '@brandpost/rubicore-api';
import { compareSwedish } from '@brandpost/swedish';
import { messages } from '@brandpost/validation';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { SavedViewTable } from '../db/schema.ts';
import { unprocessable } from '../errors.ts';

/** In whose menu a view stands: somebody's own, or that of all, which has no owner. */
export type Menu = { list: ViewedList; userId: number | null };
export type StoredView = { view: SavedView; menu: Menu };
type WrittenView = Omit<SavedView, 'id'>;

/** The views of some lists that somebody chooses between, by name. */
export async function viewsOf(
  db: Database,
  lists: readonly ViewedList[],
  userId: number,
): Promise<ListedView[]> {
  if (lists.length === 0) return [];
  const rows = await db
    .selectFrom('saved_view')
    .selectAll()
    .where('list', 'in', lists)
    .where((where) => where.or([where('user_id', 'is', null), where('user_id', '=', userId)]))
    .execute();
  return rows
    .map(viewFrom)
    .map(({ view, menu: { list } }) => ({ ...view, list }))
    .sort((a, b) => compareSwedish(a.name, b.name) || a.id - b.id);
}

/** All that somebody has saved for themselves, of every list. */
export async function ownViews(
  db: Database,
  userId: number,
): Promise<(WrittenView & { list: ViewedList })[]> {
  const rows = await db
    .selectFrom('saved_view')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(viewFrom).map(({ view: { id: _, ...view }, menu }) => ({ list: menu.list, ...view }));
}

/** A view that nobody else changes until the transaction is over; null where there is none. */
export async function lockView(trx: Database, id: number): Promise<StoredView | null> {
  const row = await trx
    .selectFrom('saved_view')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : viewFrom(row);
}

/**
 * Writes a view into a menu. @param id null for a new one
 * @throws unprocessable where the menu has another of that name, or no room for one more
 */
export async function writeView(
  trx: Database,
  id: number | null,
  menu: Menu,
  written: WrittenView,
): Promise<SavedView> {
  const row = {
    ...{ user_id: menu.userId, list: menu.list, name: written.name.trim(), query: written.query },
    folded_name: foldedName(written.name),
    columns: written.columns === null ? null : JSON.stringify(written.columns),
  };
  await requirePlace(trx, id, menu, row.folded_name);
  const saved =
    id === null
      ? trx.insertInto('saved_view').values(row).returningAll()
      : trx.updateTable('saved_view').set(row).where('id', '=', id).returningAll();
  return viewFrom(await saved.executeTakeFirstOrThrow()).view;
}

export async function deleteView(trx: Database, id: number): Promise<void> {
  await trx.deleteFrom('saved_view').where('id', '=', id).execute();
}

/** One at a time, so that two who save do not both find the last place, or the name, free. */
async function requirePlace(
  trx: Database,
  id: number | null,
  { list, userId }: Menu,
  folded: string,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`saved views ${list} ${userId ?? 'of all'}`}))`.execute(
    trx,
  );
  const others = await trx
    .selectFrom('saved_view')
    .select(['id', 'folded_name'])
    .where('list', '=', list)
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('id', '!=', id ?? 0)
    .execute();
  const message = others.some((other) => other.folded_name === folded)
    ? messages.viewNameTaken
    : others.length >= SAVED_VIEW_MAX_COUNT
      ? messages.tooManyViews(SAVED_VIEW_MAX_COUNT)
      : null;
  if (message !== null) throw unprocessable([{ field: 'name', message }]);
}

const foldedName = (name: string) => name.trim().normalize('NFC').toLowerCase();

function viewFrom(row: Selectable<SavedViewTable>): StoredView {
  const { id, user_id: userId, list, name, query, columns } = row;
  return { view: { id, name, query, columns, isShared: userId === null }, menu: { list, userId } };
}
