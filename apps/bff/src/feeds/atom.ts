import { closedRing, type GeoPoint } from '@brandpost/domain';
import { element, type Xml, xmlDocument } from './xml.ts';

export const ATOM_TYPE = 'application/atom+xml; charset=utf-8';

export type AtomEntry = {
  id: string;
  title: string;
  url: string;
  author: string;
  published: Date | null;
  updated: Date | null;
  summary: string;
  /** The corners of the area that it is about; left out and empty where none is known. */
  polygon?: readonly GeoPoint[];
  content: { type: string; is: Xml | string } | null;
};

export type AtomFeed = {
  id: string;
  title: string;
  /** Scheme and host of the site. */
  origin: string;
  /** Where the feed itself is, and the page that shows the same. */
  selfPath: string;
  pagePath: string;
  author: string;
  entries: readonly AtomEntry[];
};

/** For what has no date at all: a feed has to have one. */
const LONG_AGO = new Date(0);

const GEORSS = 'http://www.georss.org/georss';

/** An Atom feed in Swedish. Source: RFC 4287; areas as OGC GeoRSS-Simple 1.1 has them. */
export function atomFeed(feed: AtomFeed): string {
  const updated = feed.entries.map((entry) => entry.updated ?? LONG_AGO);
  const newest = new Date(Math.max(LONG_AGO.getTime(), ...updated.map((date) => date.getTime())));
  return xmlDocument(
    element(
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'sv', 'xml:base': `${feed.origin}/` },
      element('id', {}, feed.id),
      element('title', {}, feed.title),
      element('updated', {}, newest.toISOString()),
      element('link', { rel: 'self', type: 'application/atom+xml', href: feed.origin + feed.selfPath }),
      element('link', { rel: 'alternate', type: 'text/html', href: feed.origin + feed.pagePath }),
      authorOf(feed.author),
      ...feed.entries.map(entryOf),
    ),
  );
}

function entryOf(entry: AtomEntry): Xml {
  const { content, published, summary } = entry;
  return element(
    'entry',
    {},
    element('id', {}, entry.id),
    element('title', {}, entry.title),
    element('link', { rel: 'alternate', type: 'text/html', href: entry.url }),
    published && element('published', {}, published.toISOString()),
    element('updated', {}, (entry.updated ?? LONG_AGO).toISOString()),
    authorOf(entry.author),
    summary === '' ? null : element('summary', {}, summary),
    polygonOf(entry.polygon ?? []),
    content && element('content', { type: content.type }, content.is),
  );
}

/** `lat lon lat lon …`, the last pair as the first. */
function polygonOf(corners: readonly GeoPoint[]): Xml | null {
  if (corners.length === 0) return null;
  const numbers = closedRing(corners).map(({ lat, lon }) => `${lat} ${lon}`);
  return element('georss:polygon', { 'xmlns:georss': GEORSS }, numbers.join(' '));
}

function authorOf(name: string): Xml {
  return element('author', {}, element('name', {}, name));
}
