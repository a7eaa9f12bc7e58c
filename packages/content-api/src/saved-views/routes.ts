import {
  capabilityValue,
  mayOpenList,
  rightToShareViews,
  VIEWED_LISTS,
  type ViewedList,
} from '@brandpost/domain';
import type { SavedView } from '@brandpost/rubicore-api';
import { validateSavedView } from '@brandpost/validation';
import type { ApiViewer } from '../access/api-viewer.ts';
import type { Actor } from '../changes/actor.ts';
import { hintOwner, hintStaff } from '../changes/hint-staff.ts';
import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { notAllowed, notForAnother, notFound } from '../errors.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { requireValid } from '../validity/require-valid.ts';
import { deleteView, lockView, type Menu, type StoredView, viewsOf, writeView } from './stored-views.ts';

/** Views of the lists of the administration. Extensions; ADR 0067 */
export function savedViewCalls({ db, now }: Dependencies): CallHandlers {
  /** Tells those in whose menu it stands or stood, and the log of what all see. */
  const record = async (
    trx: Database,
    by: Actor,
    { before, after }: { before: StoredView | null; after: StoredView | null },
  ) => {
    const menus = [before, after].flatMap((stored) => (stored === null ? [] : [stored.menu]));
    if (menus.some(({ userId }) => userId === null)) await hintStaff(trx, { kind: 'content' });
    for (const { userId } of menus) if (userId !== null) await hintOwner(trx, by, userId);
    const seen = { before: seenByAll(before), after: seenByAll(after) };
    const entityId = seen.before?.id ?? seen.after?.id;
    if (entityId === undefined) return;
    const did =
      seen.before === undefined ? 'create' : seen.after === undefined ? 'delete' : ('update' as const);
    await recordChange(
      trx,
      by,
      { ...seen, action: `saved-view.${did}`, entity: 'saved-view', entityId },
      now(),
    );
  };

  return {
    async listSavedViews({ viewer, query: { list } }) {
      const lists = (list === undefined ? VIEWED_LISTS : [list]).filter((one) =>
        mayOpenList(viewer.grants, one),
      );
      if (viewer.userId === null || (list !== undefined && lists.length === 0)) throw notAllowed();
      return { views: await viewsOf(db, lists, viewer.userId) };
    },
    async createSavedView({ viewer, by, body: { list, ...view } }) {
      requireValid(validateSavedView(view));
      const menu = menuFor(viewer, list, view.isShared);
      return await db.transaction().execute(async (trx) => {
        const saved = await writeView(trx, null, menu, view);
        await record(trx, by, { before: null, after: { view: saved, menu } });
        return saved;
      });
    },
    async updateSavedView({ viewer, by, params, body }) {
      requireValid(validateSavedView(body));
      return await db.transaction().execute(async (trx) => {
        const before = await lockChangeable(trx, viewer, params.id);
        const menu = menuFor(viewer, before.menu.list, body.isShared);
        const saved = await writeView(trx, params.id, menu, body);
        await record(trx, by, { before, after: { view: saved, menu } });
        return saved;
      });
    },
    async deleteSavedView({ viewer, by, params }) {
      await db.transaction().execute(async (trx) => {
        const before = await lockChangeable(trx, viewer, params.id);
        await deleteView(trx, params.id);
        await record(trx, by, { before, after: null });
      });
      return { ok: true };
    },
  };
}

/** What of a view is for the log: nothing of somebody's own. */
function seenByAll(stored: StoredView | null): SavedView | undefined {
  return stored?.view.isShared === true ? stored.view : undefined;
}

/**
 * The menu that somebody may write in.
 * @throws notAllowed without the right to the list, or to share views of it; notForAnother for anyone who acts as somebody
 */
function menuFor(viewer: ApiViewer, list: ViewedList, isShared: boolean): Menu {
  const { userId, grants, maskedBy } = viewer;
  const may = isShared ? capabilityValue(grants, rightToShareViews(list)) : mayOpenList(grants, list);
  if (userId === null || may !== true) throw notAllowed();
  if (isShared) return { list, userId: null };
  if (maskedBy !== null) throw notForAnother();
  return { list, userId };
}

/** @throws notFound for a view that is not there, or is somebody else's own; notAllowed for one that only others change */
async function lockChangeable(trx: Database, viewer: ApiViewer, id: number): Promise<StoredView> {
  const stored = await lockView(trx, id);
  if (stored === null) throw notFound();
  const { menu } = stored;
  if (menu.userId !== null && menu.userId !== viewer.userId) throw notFound();
  if (!mayOpenList(viewer.grants, menu.list)) throw notFound();
  menuFor(viewer, menu.list, stored.view.isShared);
  return stored;
}
