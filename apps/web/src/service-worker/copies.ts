import { FIRE_BAN_PAGE_SLUG } from '@brandpost/domain';
import { PAST_ALERTS_ID } from '../addresses/past-alerts-id.ts';
import { paths } from '../addresses/paths.ts';
import { savedPages } from '../texts/saved-pages.ts';

/** Pages, and the files that they are shown with. */
const [PAGES, FILES] = ['brandpost-pages', 'brandpost-files'];
/** When a page was copied, in milliseconds since 1970. */
const COPIED_AT = 'x-copied-at';
/** A copy is made anew when it is older: of what tells of a crisis, or of fires, soon, of advice daily. */
const CRISIS_AGAIN_MS = 5 * 60_000;
const ADVICE_AGAIN_MS = 24 * 60 * 60_000;

/** What somebody may need without a network. Those that a site does not have are left out. */
const CRISES = [paths.start(), paths.alerts(), paths.page(FIRE_BAN_PAGE_SLUG)];
const ADVICE = [
  paths.contactUs(),
  ...[
    'om-olyckan-ar-framme',
    'slacka-brand',
    'utrymning-i-flerbostadshus',
    'brandvarnare',
    'hemberedskap',
    'hoga-floden-och-oversvamning',
    'viktigt-meddelande-till-allmanheten',
    'sotning-och-brandskyddskontroll',
  ].map((slug) => paths.page(slug)),
];
/** Of these the versions in other languages as well. */
const IN_ALL_LANGUAGES = ['om-olyckan-ar-framme', 'viktigt-meddelande-till-allmanheten'].map((slug) =>
  paths.page(slug),
);
const VERSION = /<link rel="alternate" hreflang="[^"]+" href="([^"]+)"/g;
const CRISIS_LINK = new RegExp(`href="(${paths.alerts()}/[^"?#]+)"`, 'g');
/** Scripts, styles and fonts of a build, and the maps of alerts: none changes under its name. */
const FILE = /\/assets\/[\w.-]+|\/krisinformation\/[^/"]+\/karta\/[\w-]+\.svg/g;

/** A page as it was when it could be had. */
export type Copy = { html: string; policy: string; copiedAt: Date };

/** Copies what is needed without a network, as far as it is not there, and drops what is needed no more. */
export async function keepCopies(): Promise<void> {
  const start = await copyOnce(paths.start(), CRISIS_AGAIN_MS);
  if (start === null) return;
  const crises = await crisesInForce(start);
  const wanted = new Map([
    ...[...CRISES, ...crises].map((path) => [path, CRISIS_AGAIN_MS] as const),
    ...ADVICE.map((path) => [path, ADVICE_AGAIN_MS] as const),
  ]);
  const used = new Set<string>();
  const files = await caches.open(FILES);
  for (const [path, againMs] of wanted) {
    const copy = await copyOnce(path, againMs);
    if (IN_ALL_LANGUAGES.includes(path)) {
      for (const version of versionsIn(copy)) wanted.set(version, againMs);
    }
    // With each page at once: one without its files could not say what has changed since.
    for (const [file] of copy?.html.matchAll(FILE) ?? []) {
      used.add(file);
      if ((await files.match(file)) === undefined) await files.add(file).catch(() => undefined);
    }
  }
  await dropAllBut(files, used);
  await dropAllBut(await caches.open(PAGES), wanted);
}

/** The addresses of a page in other languages, and its own. */
function versionsIn(copy: Copy | null): string[] {
  return [...(copy?.html ?? '').matchAll(VERSION)].map(([, address = '']) => new URL(address).pathname);
}

/** The start page names the worst alone; the page of all crises has all, before those that are over. */
async function crisesInForce(start: Copy): Promise<string[]> {
  const { html } = (await copyOnce(paths.alerts(), CRISIS_AGAIN_MS)) ?? start;
  const [inForce = ''] = html.split(`id="${PAST_ALERTS_ID}"`);
  return [...inForce.matchAll(CRISIS_LINK)].flatMap(([, path = '']) => path);
}

/** @returns null for a page of which there is no copy */
export async function copyOf(path: string): Promise<Copy | null> {
  const response = await (await caches.open(PAGES)).match(path);
  if (response === undefined) return null;
  const copiedAt = new Date(Number(response.headers.get(COPIED_AT)));
  const policy = response.headers.get('content-security-policy') ?? '';
  return { html: await response.text(), policy, copiedAt };
}

/** Whether an address is one of a file that copied pages may be shown with. */
export function isFile(path: string): boolean {
  return path.replace(FILE, '') === '';
}

/** @returns undefined for a file that no page kept here needs */
export async function fileOf(path: string): Promise<Response | undefined> {
  return await caches.match(path);
}

/** The addresses of all copied pages, with their titles. */
export async function copiedPages(): Promise<{ path: string; title: string }[]> {
  const requests = await (await caches.open(PAGES)).keys();
  const pages = requests.map(async ({ url }) => {
    const path = new URL(url).pathname;
    // The site's own name, which stands last in all titles and is the start page's alone.
    if (path === paths.start()) return { path, title: savedPages.start };
    const [, title = path] = /<title>(.+?)(?: – [^–<]*)?</.exec((await copyOf(path))?.html ?? '') ?? [];
    return { path, title };
  });
  return await Promise.all(pages);
}

/** The copy that there is, unless it is old and a newer one can be had. A page that is gone loses its copy. */
async function copyOnce(path: string, againMs: number): Promise<Copy | null> {
  const before = await copyOf(path);
  if (before !== null && Date.now() < before.copiedAt.getTime() + againMs) return before;
  const response = await fetch(path, { cache: 'no-cache' }).catch(() => null);
  if (response === null || response.status >= 500) return before;
  await keep(path, response);
  return await copyOf(path);
}

/** Keeps an answer that anybody may see; one that is somebody's own is nothing for a shared device. */
async function keep(path: string, response: Response): Promise<void> {
  const pages = await caches.open(PAGES);
  if (response.status === 404 || response.status === 410) await pages.delete(path);
  const isForAll = response.headers.get('cache-control')?.includes('public') === true;
  const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
  if (!response.ok || response.redirected || !isForAll || !isPage) return;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': response.headers.get('content-security-policy') ?? '',
    [COPIED_AT]: String(Date.now()),
  };
  await pages.put(path, new Response(await response.text(), { headers }));
}

async function dropAllBut(cache: Cache, wanted: { has(path: string): boolean }): Promise<void> {
  for (const request of await cache.keys()) {
    if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}
