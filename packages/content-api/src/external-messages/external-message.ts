import type { ExternalSource } from '@brandpost/rubicore-api';

/** How many messages of one answer are looked at: there are never more than a few, unless somebody lies. */
export const MAX_LISTED = 10_000;

const MAX_TITLE = 200;
const MAX_TEXT = 4000;
const MAX_AREAS = 50;
const MAX_AREA = 100;
/** Of identifiers and incidents; longer ones are none. */
const MAX_IDENTIFIER = 200;

const PAGES: Readonly<Record<ExternalSource, { front: string; domain: string }>> = {
  'sr-vma': { front: 'https://www.sverigesradio.se/', domain: 'sverigesradio.se' },
  krisinformation: { front: 'https://www.krisinformation.se/', domain: 'krisinformation.se' },
};

/** What readers see of a message. Dates in milliseconds since 1970. */
export type ExternalText = {
  title: string;
  description: string;
  areas: string[];
  language: string;
  web: string;
  sentMs: number;
  expiresMs: number;
};

/** A text that may be missing, of another kind, or too long: null for what cannot be used. */
export function identifierIn(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || text.trim() === '' || text.length > MAX_IDENTIFIER) return null;
  return text.trim();
}

/** Milliseconds since 1970; null for what is no moment that a database can hold. */
export function momentIn(value: unknown): number | null {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT/.test(value)) return null;
  const ms = Date.parse(value);
  return Number.isNaN(ms) ? null : ms;
}

/** Cut to what a page has room for; what is longer is to be read at its sender's. */
export function limitedText(texts: Pick<ExternalText, 'title' | 'description' | 'areas'>) {
  return {
    title: cut(texts.title, MAX_TITLE),
    description: cut(texts.description, MAX_TEXT),
    areas: [...new Set(texts.areas)].slice(0, MAX_AREAS).map((area) => cut(area, MAX_AREA)),
  };
}

/** Where a message can be read at its sender's: an address that it names on its sender's own domain, else its front page. */
export function senderPage(source: ExternalSource, value: unknown): string {
  const { front, domain } = PAGES[source];
  const url = typeof value === 'string' && value.length <= 500 ? URL.parse(value) : null;
  const isTheirs =
    url !== null &&
    url.protocol === 'https:' &&
    url.username + url.password + url.port === '' &&
    (url.hostname === domain || url.hostname.endsWith(`.${domain}`));
  return isTheirs ? url.href : front;
}

function cut(text: string, letters: number): string {
  const all = [...text];
  return all.length <= letters
    ? text
    : `${all
        .slice(0, letters - 1)
        .join('')
        .trimEnd()}…`;
}
