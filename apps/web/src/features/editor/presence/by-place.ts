import type { Presence } from '@brandpost/rubicore-api';

/** Who is where in a post: in its title, in its lead, and in each block. */
export type WritersByPlace = {
  readonly title: readonly Presence[];
  readonly excerpt: readonly Presence[];
  readonly blocks: ReadonlyMap<string, readonly Presence[]>;
};

export function writersByPlace(present: readonly Presence[]): WritersByPlace {
  const fields: { title: Presence[]; excerpt: Presence[] } = { title: [], excerpt: [] };
  const blocks = new Map<string, Presence[]>();
  for (const person of present) {
    const { at } = person;
    if (at === undefined || at === null) continue;
    if ('field' in at) fields[at.field].push(person);
    else blocks.set(at.blockId, [...(blocks.get(at.blockId) ?? []), person]);
  }
  return { ...fields, blocks };
}
