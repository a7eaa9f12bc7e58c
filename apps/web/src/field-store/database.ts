/*
 * What a phone keeps for its owner for when there is no network (docs/decisions/0070): what is asked of it here knows
 * nothing of what lies in it, so that the service worker can empty it too.
 */

const NAME = 'brandpost-field';
const STORES = ['device', 'content', 'outbox'] as const;
const EMPTIED_AFTER_MS = 7 * 24 * 60 * 60_000;

/** The cache of the page that shows it, and of its files; there is no such cache where it is off. */
export const FIELD_PAGE_CACHE = 'brandpost-field-page';

/** Whose it is, and since when the present content is there; `filling` is another number each time it is emptied. */
export type Owner = { userId: number; filling: number; filledAt: number | null };

/** Makes the database, for one person on this device. */
export async function createDatabase(owner: Owner, key: CryptoKey): Promise<void> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => {
    for (const store of STORES) opening.result.createObjectStore(store);
  };
  const database = await answerOf(opening);
  const transaction = database.transaction('device', 'readwrite');
  const device = transaction.objectStore('device');
  device.put(owner, 'owner');
  device.put(key, 'key');
  await endOf(transaction);
  database.close();
}

/**
 * Works with it in one transaction: nothing but its own requests may be awaited within.
 * @returns null where there is no database, which makes none
 */
export async function inDatabase<Value>(
  mode: IDBTransactionMode,
  work: (store: (name: (typeof STORES)[number]) => IDBObjectStore) => Promise<Value>,
): Promise<Value | null> {
  const database = await openDatabase();
  if (database === null) return null;
  try {
    const transaction = database.transaction([...STORES], mode);
    const ended = endOf(transaction);
    const value = await work((name) => transaction.objectStore(name));
    await ended;
    return value;
  } finally {
    database.close();
  }
}

export function readOwner(): Promise<Owner | null> {
  return inDatabase('readonly', (store) => ownerIn(store('device')));
}

export function ownerIn(device: IDBObjectStore): Promise<Owner> {
  return answerOf<Owner>(device.get('owner'));
}

/** Takes away what there is to read. What is unsent stays for the person who wrote it, and that it was chosen. */
export async function emptyContent(): Promise<void> {
  await inDatabase('readwrite', async (store) => {
    const owner = await ownerIn(store('device'));
    store('device').put({ ...owner, filling: owner.filling + 1, filledAt: null }, 'owner');
    store('content').clear();
  });
}

/** Takes away everything, and the page that shows it. */
export async function deleteDatabase(): Promise<void> {
  await answerOf(indexedDB.deleteDatabase(NAME));
  await caches.delete(FIELD_PAGE_CACHE);
}

/** Whether what is there has not been refreshed for so long that it is to be emptied, or is from the future. */
export function isTooOld({ filledAt }: Owner, nowMs: number): boolean {
  return filledAt !== null && Math.abs(nowMs - filledAt) > EMPTIED_AFTER_MS;
}

export function answerOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function openDatabase(): Promise<IDBDatabase | null> {
  const opening = indexedDB.open(NAME);
  // It would be made by being opened.
  opening.onupgradeneeded = () => opening.transaction?.abort();
  return answerOf(opening).then(
    (database) => {
      // Another tab deletes it, and waits for us.
      database.onversionchange = () => database.close();
      return database;
    },
    () => null,
  );
}

function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}
