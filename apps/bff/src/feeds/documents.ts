import {
  type AlertDetails,
  alertArea,
  alertEventNames,
  alertLevelNames,
  alertStateNames,
  hasEnded,
  LIST_PER_PAGE,
  type Link,
  PAGES_PER_PAGE,
  type Post,
  soundPolygon,
} from '@brandpost/domain';
import { callAddress, catalogue, decodeLink, decodeMessageDates, decodePost } from '@brandpost/rubicore-api';
import { ATOM_TYPE, type AtomEntry, atomFeed } from './atom.ts';
import { CAP_TYPE, capAlert } from './cap.ts';
import { entryFor, type FeedSource, tagOf, wholeEntryFor } from './post-feed.ts';
import { GROUPS, serviceName } from './service-name.ts';
import { sitemap } from './sitemap.ts';
import { element, type Xml } from './xml.ts';

/** A document that is made of lists which any visitor may read. */
export type FeedDocument = {
  path: string;
  type: string;
  /** The calls whose answers it is made of, as the pages ask them, so that they share what is kept. */
  lists: readonly string[];
  write(answers: readonly unknown[][], site: { origin: string; now: Date }): string;
};

const NEWS_IN_FEED = 30;
const CANCEL_LISTED_MS = 24 * 60 * 60 * 1000;

const posts = catalogue.listPosts.path;
const newest = { sort: 'publishedDate DESC' };
const alerts = { type: 'alert', ...newest, perPage: LIST_PER_PAGE };
const news = { type: ['news', 'pinned-news'], ...newest };

/** Source: DESIGN section 4. */
export const MACHINE_DOCUMENTS: readonly FeedDocument[] = [
  {
    path: '/sitemap.xml',
    type: 'application/xml; charset=utf-8',
    lists: [
      callAddress(posts, {}, { type: ['page', 'page-related'], perPage: PAGES_PER_PAGE, sort: 'order ASC' }),
      callAddress(posts, {}, { ...alerts, includeEnded: true }),
      callAddress(posts, {}, { ...news, perPage: LIST_PER_PAGE }),
      callAddress(
        catalogue.listLinks.path,
        {},
        { type: 'e-service', sort: 'name ASC', perPage: LIST_PER_PAGE },
      ),
    ],
    write: ([pages = [], ended = [], published = [], links = []], { origin }) =>
      sitemap({ origin, posts: postsIn([...pages, ...ended, ...published]), eServices: linksIn(links) }),
  },
  {
    path: '/feeds/nyheter.atom',
    type: ATOM_TYPE,
    lists: [callAddress(posts, {}, { ...news, includeContent: true, perPage: NEWS_IN_FEED }), GROUPS],
    write: ([rows = [], nodes = []], { origin }) => {
      const name = serviceName(nodes);
      return atomFeed({
        id: tagOf(origin, 'nyheter'),
        title: `Nyheter från ${name}`,
        origin,
        selfPath: '/feeds/nyheter.atom',
        pagePath: '/nyheter',
        author: name,
        entries: postsIn(rows).map((post) => wholeEntryFor(post, { origin, name })),
      });
    },
  },
  {
    path: '/feeds/krisinformation.atom',
    type: ATOM_TYPE,
    lists: [callAddress(posts, {}, { ...alerts, includeContent: true }), GROUPS],
    write: ([rows = [], nodes = []], { origin, now }) => {
      const name = serviceName(nodes);
      return atomFeed({
        ...alertFeed(origin, name),
        selfPath: '/feeds/krisinformation.atom',
        entries: goingOn(postsIn(rows), now).map((post) => alertEntryFor(post, { origin, name })),
      });
    },
  },
  {
    // Several messages of the Common Alerting Protocol, as such feeds hold them: one in each entry.
    path: '/feeds/krisinformation.cap.xml',
    type: ATOM_TYPE,
    lists: [
      callAddress(posts, {}, alerts),
      GROUPS,
      callAddress(posts, {}, { ...alerts, includeEnded: true }),
    ],
    write: ([rows = [], nodes = [], ended = []], { origin, now }) => {
      const name = serviceName(nodes);
      return atomFeed({
        ...alertFeed(origin, name),
        // Another feed than the one above, and other entries: readers take what has the same id for the same.
        id: tagOf(origin, 'krisinformation:cap'),
        selfPath: '/feeds/krisinformation.cap.xml',
        entries: [...goingOn(sentIn(rows), now), ...justWithdrawn(sentIn(ended), now)].flatMap((post) => {
          const alert = capAlert(post, { origin, name }, post.sentDates);
          return alert === null
            ? []
            : [
                {
                  ...entryFor(post, { origin, name }),
                  id: tagOf(origin, `post:${post.id}:cap`),
                  content: { type: CAP_TYPE, is: alert },
                },
              ];
        }),
      });
    },
  },
];

function alertFeed(origin: string, name: string) {
  return {
    id: tagOf(origin, 'krisinformation'),
    title: `Krisinformation från ${name}`,
    origin,
    pagePath: '/krisinformation',
    author: name,
  };
}

/** Those that are published, and have an address that can be written: one that has not takes no other with it. */
function postsIn(rows: readonly unknown[]): Post[] {
  return rows
    .map(decodePost)
    .filter((post) => post !== null && post.status === 'publish' && post.slug.isWellFormed()) as Post[];
}

/** As above, with when each message of an alert was sent. */
function sentIn(rows: readonly unknown[]): (Post & { sentDates: Date[] })[] {
  return rows.flatMap((row) =>
    postsIn([row]).map((post) => ({ ...post, sentDates: decodeMessageDates(row) })),
  );
}

function linksIn(rows: readonly unknown[]): Link[] {
  return rows.map(decodeLink).filter((link) => link !== null);
}

/** Those that were taken back within a day: anyone who has passed them on has to hear of it. */
function justWithdrawn<Alert extends Post>(alerts: readonly Alert[], now: Date): Alert[] {
  return alerts.filter(
    ({ alert }) => now.getTime() - Date.parse(alert?.withdrawnAt ?? '') < CANCEL_LISTED_MS,
  );
}

function goingOn<Alert extends Post>(alerts: readonly Alert[], now: Date): Alert[] {
  return alerts.filter((post) => !hasEnded(post, now) && !post.alert?.withdrawnAt);
}

/** A crisis alert in a feed: its level before its title, what to do before all else that it says. */
export function alertEntryFor(post: Post, source: Pick<FeedSource, 'origin' | 'name'>): AtomEntry {
  const entry = wholeEntryFor(post, source);
  const { alert } = post;
  if (alert === null) return entry;
  const state = alert.allClearAt === null ? alertLevelNames[alert.level] : alertStateNames.over;
  const html =
    partsOf(alert)
      .map(({ xml }) => xml)
      .join('') + (entry.content?.type === 'html' ? entry.content.is : '');
  return {
    ...{ ...entry, title: `${state}: ${post.title}`, content: { type: 'html', is: html } },
    polygon: soundPolygon(alert.polygon),
  };
}

function partsOf(details: AlertDetails): Xml[] {
  const { event, instructions, allClearAt, updates } = details;
  return [
    element('p', {}, [alertEventNames[event], alertArea(details)].filter((part) => part !== '').join(' · ')),
    ...listOf(allClearAt === null ? instructions : [], 'ol'),
    ...listOf(
      updates.map(({ text }) => text),
      'ul',
    ),
  ];
}

function listOf(items: readonly string[], name: 'ol' | 'ul'): Xml[] {
  return items.length === 0 ? [] : [element(name, {}, ...items.map((item) => element('li', {}, item)))];
}
