import type { SearchSummary } from '@brandpost/rubicore-api';

const NEWS_TYPES = ['news', 'pinned-news'];

/** What readers call a type of content: to them, news chosen for the start page are news. */
export function kindOf(type: string): string {
  return NEWS_TYPES.includes(type) ? 'news' : type;
}

/** The types of content of a kind that readers know. */
export function typesOf(kind: string): string[] {
  return kind === 'news' ? NEWS_TYPES : [kind];
}

/** Numbers of finds per kind, in the order in which their types come. */
export function countsPerKind(counts: SearchSummary['counts']): { kind: string; count: number }[] {
  const perKind = new Map<string, number>();
  for (const { type, count } of counts) {
    const kind = kindOf(type);
    perKind.set(kind, (perKind.get(kind) ?? 0) + count);
  }
  return [...perKind].map(([kind, count]) => ({ kind, count }));
}
