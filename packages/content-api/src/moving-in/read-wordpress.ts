import { DOMParser } from '@xmldom/xmldom';
import { parse } from 'node-html-parser';
import { type OldPage, OldSiteError } from './old-page.ts';

const NAMESPACES = {
  content: 'http://purl.org/rss/1.0/modules/content/',
  // The version at its end changes.
  excerpt: /^http:\/\/wordpress\.org\/export\/[\d.]+\/excerpt\/$/,
  wp: /^http:\/\/wordpress\.org\/export\/[\d.]+\/$/,
} as const;
const KINDS: Readonly<Record<string, OldPage['kind']>> = { page: 'page', post: 'news' };
/** Of posts that are in the trash, or that WordPress saved by itself, nothing is read. */
const STATES: ReadonlySet<string> = new Set(['publish', 'draft', 'pending', 'future', 'private']);

/**
 * Pages and posts from what WordPress exports (Tools, Export: WXR 1.x).
 * @throws OldSiteError for a text that is no such file
 */
export function readWordPress(xml: string): OldPage[] {
  const root = parsed(xml);
  const items = Array.from(root.getElementsByTagName('item'));
  if (root.localName !== 'rss' || items.length === 0) {
    throw new OldSiteError('It is no export of WordPress: an rss element with items was expected.');
  }
  const addresses = new Map(items.map((item) => [textOf(item, 'wp', 'post_id'), linkOf(item)]));
  return items.flatMap((item): OldPage[] => {
    const kind = KINDS[textOf(item, 'wp', 'post_type')];
    const address = linkOf(item);
    if (kind === undefined || address === null || !STATES.has(textOf(item, 'wp', 'status'))) return [];
    return [
      {
        address,
        kind,
        title: plain(textIn(childrenOf(item).find(({ nodeName }) => nodeName === 'title'))) || address,
        excerpt: plain(textOf(item, 'excerpt', 'encoded')),
        html: asHtml(textOf(item, 'content', 'encoded')),
        parent: addresses.get(textOf(item, 'wp', 'post_parent')) ?? null,
        publishedDate: dateFrom(textOf(item, 'wp', 'post_date_gmt')),
      },
    ];
  });
}

function parsed(xml: string): Element {
  const refuse = (problem: string): never => {
    throw new OldSiteError(`It is no XML that can be read: ${problem.slice(0, 200)}`);
  };
  const parser = new DOMParser({
    errorHandler: { warning: () => {}, error: refuse, fatalError: refuse },
  });
  return parser.parseFromString(xml, 'text/xml')?.documentElement ?? refuse('it is empty');
}

function childrenOf(element: Element): Element[] {
  return Array.from(element.childNodes).filter((node): node is Element => node.nodeType === 1);
}

function textOf(item: Element, namespace: keyof typeof NAMESPACES, name: string): string {
  const wanted = NAMESPACES[namespace];
  return textIn(
    childrenOf(item).find(({ localName, namespaceURI }) => {
      if (localName !== name || namespaceURI === null) return false;
      return typeof wanted === 'string' ? namespaceURI === wanted : wanted.test(namespaceURI);
    }),
  );
}

function textIn(element: Element | undefined): string {
  return element?.textContent?.trim() ?? '';
}

function linkOf(item: Element): string | null {
  const link = textIn(childrenOf(item).find(({ nodeName }) => nodeName === 'link'));
  return /^https?:/.test(link) && URL.canParse(link) ? link : null;
}

/** `2024-05-01 10:00:00`; a draft has only zeros. */
function dateFrom(text: string): string | null {
  const date = new Date(`${text.replace(' ', 'T')}Z`);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

function plain(html: string): string {
  return parse(html).text.replace(/\s+/g, ' ').trim();
}

/** Shortcodes are left out. A text of the classic editor has no paragraphs: an empty line stands between them. */
function asHtml(content: string): string {
  const text = content.replace(/\[\/?[a-z][\w-]*(?:\s[^\]]*)?\]/gi, '');
  if (/<p[\s>]|<!--\s*wp:/i.test(text)) return text;
  return text
    .split(/\r?\n\s*\r?\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (/^<(?:h[1-6]|ul|ol|table|blockquote|div|figure)\b/i.test(part) ? part : `<p>${part}</p>`))
    .join('\n');
}
