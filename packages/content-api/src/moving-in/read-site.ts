import { parse } from 'node-html-parser';
import { type OldPage, OldSiteError } from './old-page.ts';

const MAX_PAGES = 5_000;
const MAX_SITEMAPS = 50;
const MAX_BYTES = 5_000_000;
const TIMEOUT_MS = 20_000;
/** The old site goes on answering visitors meanwhile. */
const AT_ONCE = 2;

type Reading = { onPage?: (done: number, total: number) => void };

/**
 * The pages that a site's sitemap lists, whatever system it runs on: of each the main part, its heading and its
 * description. Only addresses of the same host are asked for.
 * @param start address of a sitemap, or of the site, whose `/sitemap.xml` is then read
 * @throws OldSiteError when no sitemap or no page can be had
 */
export async function readSite(
  start: string,
  { onPage }: Reading = {},
): Promise<{ pages: OldPage[]; failed: { address: string; why: string }[] }> {
  if (!/^https?:/.test(start) || !URL.canParse(start)) {
    throw new OldSiteError('The address of a site or of its sitemap is needed: https://www.example.se');
  }
  const addresses = await addressesFrom(new URL(start));
  const pages: OldPage[] = [];
  const failed: { address: string; why: string }[] = [];
  const waiting = addresses.entries();
  let done = 0;
  const work = async () => {
    for (const [index, address] of waiting) {
      try {
        pages[index] = pageFrom(address, await fetched(address, 'text/html'));
      } catch (error) {
        failed.push({ address, why: (error as Error).message });
      }
      done += 1;
      onPage?.(done, addresses.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const read = pages.filter((page) => page !== undefined);
  if (read.length === 0)
    throw new OldSiteError(`No page of ${start} could be read: ${failed[0]?.why ?? 'none is listed'}.`);
  return { pages: withParents(read), failed };
}

async function addressesFrom(start: URL): Promise<string[]> {
  const sitemaps = [/\.xml$/i.test(start.pathname) ? start.href : new URL('/sitemap.xml', start).href];
  const found = new Set<string>();
  for (let index = 0; index < sitemaps.length && index < MAX_SITEMAPS; index += 1) {
    const xml = await fetched(sitemaps[index] ?? '', 'xml').catch((cause: unknown) => {
      throw new OldSiteError(`The sitemap ${sitemaps[index]} cannot be read: ${(cause as Error).message}.`, {
        cause,
      });
    });
    const sitemap = parse(xml);
    const isIndex = sitemap.querySelector('sitemapindex') !== null;
    for (const address of sitemap.querySelectorAll('loc').map((loc) => loc.text.trim())) {
      if (!URL.canParse(address) || new URL(address).host !== start.host) continue;
      if (isIndex) sitemaps.push(address);
      else if (found.size < MAX_PAGES) found.add(address);
    }
  }
  return [...found];
}

async function fetched(address: string, type: string): Promise<string> {
  const response = await fetch(address, {
    headers: { 'user-agent': 'Brandpost (content import)', accept: '*/*' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const contentType = response.headers.get('content-type') ?? 'of no known type';
  const refusal =
    refusalOf(response, new URL(address).host) ??
    (contentType.includes(type) ? null : `it is ${contentType}`);
  if (refusal !== null) {
    await response.body?.cancel();
    throw new Error(refusal);
  }
  let text = '';
  let bytes = 0;
  const decoder = new TextDecoder(charsetOf(contentType));
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new Error(`it is larger than ${MAX_BYTES} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function refusalOf(response: Response, host: string): string | null {
  if (!response.ok) return `status ${response.status}`;
  // A redirect may have led elsewhere.
  const { host: answeredBy } = new URL(response.url);
  return answeredBy === host ? null : `it leads to ${answeredBy}`;
}

function charsetOf(contentType: string): string {
  const name = /charset="?([\w-]+)/i.exec(contentType)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return 'utf-8';
  }
}

/** What no text for people is, or stands on every page. */
const BESIDE = 'script, style, noscript, template, nav, form, footer, aside';
const NEWS_PATH = /\/(?:nyhet|nyheter|aktuellt|pressmeddelanden?)\/./i;

function pageFrom(address: string, html: string): OldPage {
  const root = parse(html);
  const main =
    root.querySelector('main') ?? root.querySelector('article') ?? root.querySelector('body') ?? root;
  for (const part of main.querySelectorAll(BESIDE)) part.remove();
  const heading = main.querySelector('h1');
  const title = lineOf(heading?.text) || lineOf(root.querySelector('title')?.text) || address;
  heading?.remove();
  const meta = (selector: string) => lineOf(root.querySelector(selector)?.getAttribute('content'));
  return {
    address,
    kind: NEWS_PATH.test(new URL(address).pathname) ? 'news' : 'page',
    title,
    excerpt: meta('meta[name="description"]'),
    html: main.innerHTML,
    parent: null,
    publishedDate: dateFrom(meta('meta[property="article:published_time"]')),
  };
}

function lineOf(text = ''): string {
  return text.replace(/\s+/g, ' ').trim();
}

function dateFrom(text: string): string | null {
  const date = new Date(text);
  return text === '' || Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** A page lies under the nearest page whose address its own begins with; news lie under none. */
function withParents(pages: readonly OldPage[]): OldPage[] {
  const folderOf = (address: string) => new URL(address).pathname.replace(/(?:\.html?)?\/?$/, '');
  const byFolder = new Map(
    pages.filter(({ kind }) => kind === 'page').map(({ address }) => [folderOf(address), address]),
  );
  return pages.map((page) => {
    const parts = folderOf(page.address).split('/');
    for (let length = parts.length - 1; page.kind === 'page' && length > 1; length -= 1) {
      const parent = byFolder.get(parts.slice(0, length).join('/'));
      if (parent !== undefined) return { ...page, parent };
    }
    return page;
  });
}
