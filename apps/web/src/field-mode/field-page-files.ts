import { FIELD_PAGE } from '../addresses/field-page.ts';
import { FIELD_PAGE_CACHE } from '../field-store/database.ts';

const SCRIPT = /\/assets\/[\w.-]+\.js/g;
/** The typeface, which the script names. */
const FONT = /\/assets\/[\w.-]+\.woff2/g;

/**
 * Has the browser keep the page that shows what is kept, with its files, as they are now. Nothing in it is anybody's.
 * @throws TypeError where it cannot be had
 */
export async function keepFieldPage(): Promise<void> {
  const answer = await fetch(FIELD_PAGE, { cache: 'no-cache' });
  if (!answer.ok) throw new TypeError(`The page is answered with ${answer.status}`);
  const cache = await caches.open(FIELD_PAGE_CACHE);
  const scripts = await keep(cache, await answer.clone().text(), SCRIPT);
  const files = [FIELD_PAGE, ...scripts];
  for (const script of scripts) {
    files.push(...(await keep(cache, (await (await cache.match(script))?.text()) ?? '', FONT)));
  }
  // Last, so that the page never stands there without what it needs.
  await cache.put(FIELD_PAGE, answer);
  for (const { url } of await cache.keys()) {
    if (!files.includes(new URL(url).pathname)) await cache.delete(url);
  }
}

/** Keeps the files that a text names. */
async function keep(cache: Cache, text: string, names: RegExp): Promise<string[]> {
  const files = [...new Set(text.match(names))];
  for (const file of files) if ((await cache.match(file)) === undefined) await cache.add(file);
  return files;
}
