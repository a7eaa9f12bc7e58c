import { parse } from 'node-html-parser';
import { Agent, interceptors, request } from 'undici';
import { OWN_VERSION } from '../own-version.ts';

const LIMIT_MS = 20_000;
const RETRIES = 3;
const MAX_BYTES = 4 * 1024 * 1024;
const SITEMAP = '/sitemap.xml';
/** Anyone who counts visits knows a check by it. */
const USER_AGENT = `Brandpost/${OWN_VERSION} (accessibility check bot)`;

/** The public site as a visitor who has chosen nothing meets it. */
export type SitePages = {
  /** Paths of all pages that the site's map lists. */
  list(): Promise<string[]>;
  /** @returns null where nobody reads a page: it leads elsewhere, or is gone. @throws Error when it cannot be had */
  read(path: string): Promise<string | null>;
};

/**
 * @param siteAddress where the site answers, which may be nearer than the one that visitors know
 * @param publicOrigin the one that visitors know
 */
export function sitePages({
  siteAddress,
  publicOrigin,
}: {
  siteAddress: string;
  publicOrigin: string;
}): SitePages {
  const { host } = new URL(publicOrigin);
  // A site that is busy or just replaced is no reason for a page to go unchecked until the next night.
  const dispatcher = new Agent().compose(interceptors.retry({ maxRetries: RETRIES }));
  const ask = async (path: string) => {
    const { statusCode, body } = await request(new URL(path, siteAddress), {
      dispatcher,
      headers: { host, 'user-agent': USER_AGENT },
      headersTimeout: LIMIT_MS,
      bodyTimeout: LIMIT_MS,
    });
    if (statusCode !== 200) {
      await body.dump();
      return { statusCode, text: '' };
    }
    return { statusCode, text: await textOf(body) };
  };
  return {
    async list() {
      const { statusCode, text } = await ask(SITEMAP);
      if (statusCode !== 200) throw new Error(`The site's map answers ${statusCode}.`);
      const addresses = parse(text).querySelectorAll('loc');
      return [
        ...new Set(addresses.flatMap(({ textContent }) => URL.parse(textContent.trim())?.pathname ?? [])),
      ];
    },
    async read(path) {
      const { statusCode, text } = await ask(path);
      if (statusCode >= 500) throw new Error(`${path} answers ${statusCode}.`);
      return statusCode === 200 ? text : null;
    },
  };
}

async function textOf(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new Error('A page is larger than any page of ours.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
