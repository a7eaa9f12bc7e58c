import { expect, type Page } from '@playwright/test';
import { hydrated } from '../sign-in/sign-in-page.ts';

/** What a device keeps, as far as the tests look at it. */
export type KeptOnDevice = {
  posts: { id: number; title: string; mustAcknowledge: boolean }[];
  tools: { name: string }[];
  colleagues: { name: string; phone: string }[];
};

/** Chooses, on one's own profile page, that the device keeps what one may need without a network. */
export async function keepOnDevice(page: Page, origin: string): Promise<void> {
  const uid = await page.evaluate(async () => (await (await fetch('/bff/session')).json()).user.uid);
  await page.goto(`${origin}/profile/info/${uid}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Använd på den här telefonen utan nät' }).click();
  await expect(page.getByText(/^Sparat på den här telefonen\. Uppdaterat alldeles nyss\.$/)).toBeVisible();
}

/** What is kept, read with the key of the device; null where there is nothing to read. */
export function keptOn(page: Page): Promise<KeptOnDevice | null> {
  return page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'brandpost-field')) return null;
    const answerOf = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await answerOf(indexedDB.open('brandpost-field'));
    const store = (name: string) => database.transaction(name).objectStore(name);
    const key = await answerOf<CryptoKey>(store('device').get('key'));
    const { userId } = await answerOf<{ userId: number }>(store('device').get('owner'));
    const sealed = await answerOf<{ iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer } | undefined>(
      store('content').get('all'),
    );
    database.close();
    if (sealed === undefined) return null;
    const additionalData = new TextEncoder().encode(`content of ${userId}`);
    const bytes = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: sealed.iv, additionalData },
      key,
      sealed.data,
    );
    return JSON.parse(new TextDecoder().decode(bytes));
  });
}

/** The names of the databases and of the caches for the field that a browser has, and all that it stores by name. */
export function leftOn(page: Page): Promise<{ databases: string[]; caches: string[]; stored: string }> {
  return page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
    caches: (await caches.keys()).filter((name) => name.includes('field')),
    stored: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  }));
}

/** All bytes that the database and the caches hold, as text: what somebody finds who looks at them without the key. */
export function bytesOn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const answerOf = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const database = await answerOf(indexedDB.open('brandpost-field'));
    const texts: string[] = [];
    for (const name of database.objectStoreNames) {
      for (const record of await answerOf(database.transaction(name).objectStore(name).getAll())) {
        const data = (record as { data?: ArrayBuffer }).data;
        texts.push(data === undefined ? JSON.stringify(record) : new TextDecoder('latin1').decode(data));
      }
    }
    database.close();
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        texts.push((await (await cache.match(request))?.text()) ?? '');
    }
    return texts.join('\n');
  });
}
