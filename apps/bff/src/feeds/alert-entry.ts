import {
  type AlertDetails,
  alertArea,
  alertEventNames,
  alertLevelNames,
  alertStateNames,
  type Post,
  soundPolygon,
} from '@brandpost/domain';
import type { AtomEntry } from './atom.ts';
import { type FeedSource, wholeEntryFor } from './post-feed.ts';
import { element, type Xml } from './xml.ts';

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
