import type { DeadLink } from '@brandpost/rubicore-api';
import type { Database } from '../db/database.ts';
import { externalAddress, type PublishedLink } from '../posts/reading/published-links.ts';

type Found = NonNullable<DeadLink['answer']>;

/** The addresses elsewhere that are known to lead nowhere, with what they answered. */
export async function deadAddresses(db: Database): Promise<ReadonlyMap<string, Found>> {
  const rows = await db
    .selectFrom('external_link')
    .select(['address', 'status', 'problem', 'dead_since', 'checked_date'])
    .where('dead_since', 'is not', null)
    .execute();
  return new Map(
    rows.map(({ address, status, problem, dead_since: since, checked_date: checked }) => [
      address,
      {
        status,
        problem: problem as Found['problem'],
        since: since?.toISOString() ?? null,
        checked: checked?.toISOString() ?? null,
      },
    ]),
  );
}

/** The one of them that a link leads to; null for others. */
export function deadAnswer({ href }: PublishedLink, dead: ReadonlyMap<string, Found>): Found | null {
  const address = externalAddress(href);
  return address === null ? null : (dead.get(address) ?? null);
}
