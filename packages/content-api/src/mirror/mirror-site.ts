import { parse } from 'node-html-parser';
import type { MirrorTarget } from './mirror-target.ts';
import { fileOf } from './mirrored-files.ts';
import { mirroredPage } from './mirrored-page.ts';

/** What one round did. */
export type MirrorRound = {
  /** Files that the copy holds. */
  files: number;
  written: number;
  removed: number;
  /** Addresses that could not be had; what the copy has of them stays. */
  failed: { address: string; why: string }[];
  /** False when it was broken off: the next goes on with what it did not come to. */
  isWhole: boolean;
};

export type Mirror = {
  /**
   * Brings the copy up to date: what everybody needs in a crisis first, then all that the site's map lists and its pages
   * lead to. What the site no longer has is removed.
   * @param signal breaks the round off, for what is newer than it: all pages say which crises there are
   */
  update(signal?: AbortSignal): Promise<MirrorRound>;
};

/** What the copy has of an address. */
type Copy = { etag: string | null; links: readonly string[]; copiedAtMs: number };

/** Copied first, in this order, with the crises that they lead to. */
const FIRST = ['/', '/krisinformation'];
const CRISIS = '/krisinformation/';
const SITEMAP = '/sitemap.xml';
const AT_ONCE = 4;
const TIMEOUT_MS = 15_000;
const MAX_ADDRESSES = 20_000;
const MAX_BYTES = 60 * 1024 * 1024;
/** A page tells when it was copied: one that has not changed is written anew so often. */
const AGAIN_MS = 10 * 60_000;
/** Files of a build have another name when they are changed. */
const NEVER_CHANGES = /^\/assets\//;

/**
 * Keeps a static copy of a public site.
 * @param options.origin of the site: scheme and host, as visitors know it
 */
export function createMirror({ origin, target }: { origin: string; target: MirrorTarget }): Mirror {
  const copies = new Map<string, Copy>();
  let leftovers: Set<string> | null = null;
  /** What a round that was broken off did not come to. Next in turn, so that many changes keep no page from its own. */
  let waiting: readonly string[] = [];

  /** @returns the addresses that the answer leads to */
  async function copy(address: string, file: string, round: MirrorRound): Promise<readonly string[]> {
    const before = copies.get(address);
    if (before !== undefined && NEVER_CHANGES.test(address)) return before.links;
    const isRecent = before !== undefined && Date.now() < before.copiedAtMs + AGAIN_MS;
    const response = await fetch(origin + address, {
      headers: {
        'user-agent': 'Brandpost (mirror)',
        // As for somebody who has answered the cookie banner: the copy has none.
        cookie: 'AcceptCookies=true',
        ...(isRecent && before.etag !== null ? { 'if-none-match': before.etag } : {}),
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 304 && before !== undefined) return before.links;
    const { bytes, fileType, links } = await copyOf(response, { address, file, origin });
    await target.write(file, bytes, fileType);
    round.written += 1;
    copies.set(address, { etag: response.headers.get('etag'), links, copiedAtMs: Date.now() });
    return links;
  }

  async function remove(address: string, file: string, round: MirrorRound): Promise<void> {
    if (!copies.delete(address)) return;
    await target.remove(file);
    round.removed += 1;
  }

  return {
    async update(signal) {
      leftovers ??= new Set(await target.list());
      const round: MirrorRound = { files: 0, written: 0, removed: 0, failed: [], isWhole: true };
      const seen = new Set<string>();
      const queue: string[] = [];
      const enqueue = (addresses: readonly string[]) => {
        for (const address of addresses) {
          if (seen.has(address) || seen.size >= MAX_ADDRESSES || fileOf(address) === null) continue;
          seen.add(address);
          // What tells of a crisis overtakes all else.
          if (address.startsWith(CRISIS)) queue.unshift(address);
          else queue.push(address);
        }
      };
      const work = async (address: string) => {
        const file = fileOf(address);
        if (file === null) return;
        try {
          enqueue(await copy(address, file, round));
          leftovers?.delete(file);
        } catch (error) {
          if (error instanceof Gone) await remove(address, file, round);
          else round.failed.push({ address, why: reasonOf(error) });
        }
      };
      enqueue([...FIRST, ...waiting]);
      await drain(queue, work, signal);
      if (!signal?.aborted) {
        enqueue([SITEMAP, ...(await listedIn(origin))]);
        await drain(queue, work, signal);
      }
      waiting = queue;
      if (signal?.aborted) return { ...round, files: copies.size, isWhole: false };
      if (round.failed.length === 0) {
        for (const address of [...copies.keys()].filter((known) => !seen.has(known))) {
          await remove(address, fileOf(address) ?? '', round);
        }
        for (const file of leftovers) await target.remove(file);
        round.removed += leftovers.size;
        leftovers = new Set();
      }
      return { ...round, files: copies.size };
    },
  };
}

/** The site has no such page, or it is nothing for visitors. */
class Gone extends Error {}

async function copyOf(
  response: Response,
  { address, file, origin }: { address: string; file: string; origin: string },
): Promise<{ bytes: Uint8Array; fileType: string; links: string[] }> {
  const { status } = response;
  const location = response.headers.get('location');
  if (status >= 300 && status < 400 && location !== null) {
    await response.body?.cancel();
    const html = forwarding(new URL(location, origin + address).href);
    const page = mirroredPage(html, { address, file, origin, copiedAt: new Date() });
    return { bytes: Buffer.from(page.html), fileType: HTML, links: page.links };
  }
  if (status === 404 || status === 410) {
    await response.body?.cancel();
    throw new Gone(`status ${status}`);
  }
  if (status !== 200) {
    await response.body?.cancel();
    throw new Error(`status ${status}`);
  }
  const bytes = await bytesOf(response);
  const fileType = response.headers.get('content-type') ?? 'application/octet-stream';
  if (!fileType.startsWith('text/html')) return { bytes, fileType, links: [] };
  const page = mirroredPage(bytes.toString(), { address, file, origin, copiedAt: new Date() });
  return { bytes: Buffer.from(page.html), fileType: HTML, links: page.links };
}

const HTML = 'text/html; charset=utf-8';

/** Static files cannot redirect by themselves. */
function forwarding(address: string): string {
  const safe = address.replaceAll('&', '&amp;');
  return `<!doctype html><html lang="sv"><head><meta charset="utf-8"><title>Sidan har flyttat</title></head><body><main><p>Sidan har flyttat: <a href="${safe}">läs den här</a>.</p></main></body></html>`;
}

/** @throws Error for more than any file of a site has, and for a body that was cut short */
async function bytesOf(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error(`more than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The addresses in the site's map; none where it cannot be had, since links lead to nearly all. */
async function listedIn(origin: string): Promise<string[]> {
  try {
    const response = await fetch(origin + SITEMAP, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.status !== 200) return [];
    const addresses = parse((await bytesOf(response)).toString()).querySelectorAll('loc');
    return addresses.flatMap(({ text }) => {
      const url = URL.parse(text.trim());
      return url?.origin === origin ? [url.pathname + url.search] : [];
    });
  } catch {
    return [];
  }
}

/** Some at a time, until nothing is left, or it is broken off, and nobody works. */
async function drain(
  queue: string[],
  work: (address: string) => Promise<void>,
  signal: AbortSignal | undefined,
): Promise<void> {
  const running = new Set<Promise<void>>();
  const hasNext = () => queue.length > 0 && !signal?.aborted;
  while (hasNext() || running.size > 0) {
    while (hasNext() && running.size < AT_ONCE) {
      const working: Promise<void> = work(queue.shift() ?? '').finally(() => running.delete(working));
      running.add(working);
    }
    await Promise.race(running);
  }
}

function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message} (${cause.message})` : message;
}
