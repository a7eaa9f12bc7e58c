import { type Post, pathOfPost } from '@brandpost/domain';
import type { AtomEntry } from './atom.ts';
import { momentsOf } from './moments.ts';
import { postHtml } from './post-html.ts';

export type FeedSource = {
  origin: string;
  /** The name of the service. */
  name: string;
  posts: readonly Post[];
};

/** A feed's or a post's own name, the same for ever. Source: RFC 4151. */
export function tagOf(origin: string, name: string | number): string {
  return `tag:${new URL(origin).hostname},2026:${name}`;
}

/** A post in a feed, without what it says at length. */
export function entryFor(post: Post, { origin, name }: Pick<FeedSource, 'origin' | 'name'>): AtomEntry {
  return {
    id: tagOf(origin, `post:${post.id}`),
    title: post.title,
    url: origin + pathOfPost(post),
    author: post.pseudoAuthor || name,
    ...momentsOf(post),
    summary: post.excerpt,
    content: null,
  };
}

/** As above, with all that it says. */
export function wholeEntryFor(post: Post, source: Pick<FeedSource, 'origin' | 'name'>): AtomEntry {
  const html = postHtml(post.content ?? []);
  return { ...entryFor(post, source), content: html === '' ? null : { type: 'html', is: html } };
}
