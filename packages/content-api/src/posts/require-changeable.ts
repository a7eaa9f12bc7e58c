import { sql } from 'kysely';
import type { ApiViewer } from '../access/api-viewer.ts';
import type { Database } from '../db/database.ts';
import { notAllowed, notFound } from '../errors.ts';
import { changeableBy } from './post-rights.ts';
import { visibleTo } from './visible-to.ts';

/**
 * Lets those through who may change a post, without keeping others from it.
 * @throws notFound for a post that is not there or that the viewer may not see; notAllowed for one that they only see
 */
export async function requireChangeable(
  db: Database,
  viewer: ApiViewer,
  id: number,
  now: Date,
): Promise<void> {
  if (!(await isChangeable(db, viewer, id, now))) throw notAllowed();
}

/**
 * Whether somebody may change a post that they see.
 * @throws notFound for a post that is not there or that the viewer may not see
 */
export async function isChangeable(db: Database, viewer: ApiViewer, id: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`select ${changeableBy(viewer)} as may from post
    where post.id = ${id} and ${visibleTo(viewer, now)}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw notFound();
  return row.may;
}
