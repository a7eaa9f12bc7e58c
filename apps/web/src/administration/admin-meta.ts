import type { PageMeta } from '../document/page-meta.ts';

/** What the head of a page of the administration says. @param path the page's address without what it is asked for */
export function adminMeta(texts: { title: string; text: string }, path: string): PageMeta {
  return { title: texts.title, description: texts.text, canonicalPath: path, isIndexed: false };
}
