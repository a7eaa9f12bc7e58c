import type { Blurb, ContentNode, InfoLink, PostContact, PostStatus, PostType } from '@brandpost/domain';

/**
 * Content as people can read it and other services can take it: what refers to something names it by its key, slug,
 * path or file name, because numbers mean nothing elsewhere.
 */
export type ContentFile = {
  format: 1;
  nodes: NodeInFile[];
  categories: { key: string; name: string; type: string; nodes: string[] }[];
  media: { filename: string; title: string; alt: string; category: string | null }[];
  links: LinkInFile[];
  posts: PostInFile[];
};

/** `path` is the names from the root down, such as `Räddningstjänsten Norrån / Station Åsbruk`. */
export type NodeInFile = { path: string; value: string | null };

export type LinkInFile = {
  type: string;
  name: string;
  icon: string | null;
  shortDescription: string;
  longDescription: string;
  url: string;
};

export type PostInFile = {
  slug: string;
  type: PostType;
  title: string;
  excerpt: string;
  status: PostStatus;
  order: number | null;
  /** Slug of the page above. */
  parent: string | null;
  publishedDate: string | null;
  unpublishedDate: string | null;
  authoredDate: string | null;
  blurbs: Blurb[];
  info: InfoLink[];
  contact: PostContact | null;
  media: string | null;
  author: string | null;
  pseudoAuthor: string;
  nodes: string[];
  categories: string[];
  /** Uids. */
  users: string[];
  editors: string[];
  acknowledgeBy: string | null;
  /** E-service blocks name links as `type/name`, PDF blocks media by file name. */
  content: ContentNode[];
};

export const PATH_SEPARATOR = ' / ';

/** How a link is named in a file. */
export function linkKey({ type, name }: { type: string; name: string }): string {
  return `${type}/${name}`;
}
