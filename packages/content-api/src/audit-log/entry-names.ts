import type { Database } from '../db/database.ts';
import { keyOf, namesOf, type Thing } from './things.ts';

type Entry = { entity: string; entityId: string | null; before: unknown; after: unknown };

/** What ties something to something else, as the log has it. */
const TIES: Readonly<Record<string, string>> = {
  nodeId: 'node',
  categoryId: 'category',
  roleId: 'role',
  linkId: 'link',
};

/** Entries of the log with the names of what they are about. */
export async function withNames<Given extends Entry>(db: Database, entries: readonly Given[]) {
  const names = await namesOf(db, entries.flatMap(thingsOf));
  return entries.map((entry) => ({ ...entry, ...namesIn(entry, names) }));
}

/** What an entry is about, and what that was tied to or loosened from. */
function thingsOf(entry: Entry): Thing[] {
  return [subjectOf(entry), tiedIn(entry)].filter((thing) => thing !== null);
}

function subjectOf({ entity, entityId }: Entry): Thing | null {
  const id = Number(entityId ?? Number.NaN);
  return Number.isSafeInteger(id) ? { entity, id } : null;
}

function tiedIn({ entity, before, after }: Entry): Thing | null {
  if (entity !== 'user' && entity !== 'category') return null;
  const sides = { ...recordFrom(before), ...recordFrom(after) };
  const [field, tied] = Object.entries(TIES).find(([name]) => typeof sides[name] === 'number') ?? [];
  return field === undefined || tied === undefined ? null : { entity: tied, id: Number(sides[field]) };
}

function namesIn(entry: Entry, names: ReadonlyMap<string, string>) {
  const [subject, tied] = [subjectOf(entry), tiedIn(entry)];
  const now = subject === null ? undefined : names.get(keyOf(subject));
  return {
    entityName: now ?? lastNameIn(entry),
    entityExists: now !== undefined,
    tiedName: tied === null ? '' : (names.get(keyOf(tied)) ?? ''),
  };
}

/** What something that is gone was called when it was written. */
function lastNameIn({ before, after }: Entry): string {
  const { title, displayName, name } = { ...recordFrom(after), ...recordFrom(before) };
  return [title, displayName, name].find((text) => typeof text === 'string') ?? '';
}

function recordFrom(side: unknown): Record<string, unknown> {
  return typeof side === 'object' && side !== null ? { ...side } : {};
}
