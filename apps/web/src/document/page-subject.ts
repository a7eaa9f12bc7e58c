import type { Post, Vacancy } from '@brandpost/domain';

/** What a page is about, where machines have a word for it. Instants are ISO 8601 with an offset. */
export type PageSubject =
  /** The service itself: the start page and the contact page. */
  | { kind: 'service' }
  | { kind: 'news'; published: string | null; updated: string | null; author: string }
  | { kind: 'alert'; published: string | null; updated: string | null; ends: string | null }
  | { kind: 'vacancy'; published: string | null; vacancy: Vacancy };

/** A post as news. */
export function newsSubject(post: Post): PageSubject {
  return { kind: 'news', ...momentsOf(post), author: post.pseudoAuthor };
}

/** A post as a vacancy; undefined where it is about none. */
export function vacancySubject(post: Post): PageSubject | undefined {
  const { vacancy } = post;
  return vacancy === null ? undefined : { kind: 'vacancy', ...momentsOf(post), vacancy };
}

/** A post as crisis information. */
export function alertSubject(post: Post): PageSubject {
  return { kind: 'alert', ...momentsOf(post), ends: instant(post.unpublishedDate) };
}

function momentsOf(post: Post): { published: string | null; updated: string | null } {
  const published = instant(post.publishedDate) ?? instant(post.authoredDate);
  return { published, updated: instant(post.updatedDate) ?? published };
}

function instant(text: string | null): string | null {
  const date = new Date(text ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
