import type { RubicoreClient } from '@brandpost/rubicore-api';
import { adminPaths } from '../../addresses/admin-paths.ts';
import { placesFor } from '../../layout/profile/profile-places.ts';
import { nameOf, type OwnSession } from '../../session/use-session.ts';
import type { PaletteLine } from './own-commands.ts';

/** So many of a list: several are asked at once. */
const MOST = 3;

type FoundRecord = { id: number; name: string; path: string };
type Asking = { client: RubicoreClient; q: string; signal: AbortSignal };

/** The lists of the administration that are looked through, by their address. Where a record has no page of its own, its list opens with its name. */
const LISTS: readonly { path: string; find: (asking: Asking) => Promise<FoundRecord[]> }[] = [
  {
    path: adminPaths.media(),
    find: async ({ client, q, signal }) =>
      (await client.call('listMedia', { query: { q, perPage: MOST }, signal })).map(
        ({ id, title, filename }) => ({
          id,
          name: title || filename,
          path: `${adminPaths.media()}?${new URLSearchParams({ fil: String(id) })}`,
        }),
      ),
  },
  {
    path: adminPaths.sharedBlocks(),
    find: async ({ client, q, signal }) =>
      (await client.call('listSharedBlocks', { query: { q, perPage: MOST }, signal })).map(
        ({ id, name }) => ({
          id,
          name,
          path: adminPaths.sharedBlock(id),
        }),
      ),
  },
  {
    path: adminPaths.links(),
    find: async ({ client, q, signal }) =>
      inList(adminPaths.links(), await client.call('listLinks', { query: { q, perPage: MOST }, signal })),
  },
  {
    path: adminPaths.categories(),
    find: async ({ client, q, signal }) =>
      inList(
        adminPaths.categories(),
        await client.call('listCategories', { query: { q, perPage: MOST }, signal }),
      ),
  },
  {
    path: adminPaths.users(),
    find: async ({ client, q, signal }) =>
      (await client.call('listUsers', { query: { q, perPage: MOST }, signal })).map((user) => ({
        id: user.id,
        name: nameOf(user),
        path: adminPaths.user(user.id),
      })),
  },
];

function inList(path: string, rows: readonly { id: number; name: string }[]): FoundRecord[] {
  return rows.map(({ id, name }) => ({ id, name, path: `${path}?${new URLSearchParams({ q: name })}` }));
}

/** What somebody looks after in the lists that they may open, each record with the name of its list. */
export async function findRecords(session: OwnSession, asking: Asking): Promise<PaletteLine[]> {
  const places = placesFor(session).flatMap((group) => group.places);
  const asked = LISTS.flatMap(({ path, find }) => {
    const place = places.find((one) => one.path === path);
    return place === undefined ? [] : [find(asking).then((records) => records.map(lineIn(place)))];
  });
  return (await Promise.all(asked)).flat();
}

type Place = ReturnType<typeof placesFor>[number]['places'][number];

const lineIn =
  ({ path, text, icon }: Place) =>
  (record: FoundRecord): PaletteLine => ({
    key: `${path}-${record.id}`,
    label: record.name,
    detail: text,
    icon,
    target: { to: record.path },
  });
