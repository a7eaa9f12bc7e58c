import type { Language } from '../languages.ts';
import type { AlertDetails } from './alert-details.ts';
import type { ContentNode } from './content-node.ts';
import type { Blurb, InfoLink, PostContact, PostMedia } from './post-parts.ts';
import type { PostStatus, PostType } from './type-names.ts';
import type { Vacancy } from './vacancy.ts';

/*
 * Without the schema library, and without what only an editor needs: visitors' browsers load this.
 */

/** What a field of a post holds, by its kind. */
export type PostFieldValues = {
  text: string;
  /** ISO 8601 with offset, such as `2026-11-20T13:20:00+01:00`. */
  instant: string | null;
  /** The number of another record. */
  reference: number | null;
  references: number[];
  type: PostType;
  slug: string;
  status: PostStatus;
  order: number | null;
  parent: number;
  content: ContentNode[];
  blurbs: Blurb[];
  links: InfoLink[];
  contact: PostContact | null;
  /** null for a post that is no crisis alert, and for an alert of which no more is known than of any post. */
  alert: AlertDetails | null;
  /** null for a post that is about no vacancy. */
  vacancy: Vacancy | null;
  round: number;
  language: Language;
};
export type PostFieldKind = keyof PostFieldValues;

/**
 * All that is written of a post. A field is declared here, once: what it is in a draft, on the wire, in the database and
 * in a content file follows from its kind. CONTRIBUTING has the steps, under "A field of a post". Source: SPEC section 3.
 */
export const POST_FIELDS = {
  type: 'type',
  title: 'text',
  excerpt: 'text',
  slug: 'slug',
  status: 'status',
  /** Place among its siblings, smallest first; null where order means nothing (news). */
  order: 'order',
  content: 'content',
  blurbs: 'blurbs',
  info: 'links',
  contact: 'contact',
  alert: 'alert',
  vacancy: 'vacancy',
  mediaId: 'reference',
  authorId: 'reference',
  pseudoAuthor: 'text',
  /** 0 at the root. */
  parentId: 'parent',
  publishedDate: 'instant',
  unpublishedDate: 'instant',
  authoredDate: 'instant',
  nodeIds: 'references',
  userIds: 'references',
  categoryIds: 'references',
  editorIds: 'references',
  /** By when staff are to say that they have read and understood it; null where acknowledgement is not requested. */
  acknowledgeBy: 'instant',
  /** Which time they are asked: one more whenever a change asks everybody again. */
  acknowledgementRound: 'round',
  language: 'language',
  /** The Swedish page that it is a version of, in its language; null for a page of its own, and for all else. */
  translationOfId: 'reference',
  /** When somebody last saw that such a version says what the page says; null where nobody has said so. */
  comparedDate: 'instant',
} as const satisfies Record<string, PostFieldKind>;

export type PostFieldName = keyof typeof POST_FIELDS;
/** The kind of a field. */
export type KindOfPostField<Name extends PostFieldName> = (typeof POST_FIELDS)[Name];
/** The names of the fields of a kind. */
export type PostFieldOfKind<Kind extends PostFieldKind> = {
  [Name in PostFieldName]: KindOfPostField<Name> extends Kind ? Name : never;
}[PostFieldName];

/** All that is written of a post: what an editor changes, what a version keeps. */
export type PostFields = { [Name in PostFieldName]: PostFieldValues[KindOfPostField<Name>] };

/** A post as it is shown. */
export type Post = Omit<PostFields, 'content'> & {
  id: number;
  updatedDate: string | null;
  media: PostMedia | null;
  /** Absent from lists that did not ask for it. */
  content?: ContentNode[];
};

/** Read once: lists of posts are made of it by the thousand. */
const FIELDS_WITH_KINDS = Object.entries(POST_FIELDS) as [PostFieldName, PostFieldKind][];

/**
 * Makes one value for each field of a post, in the way that is given for its kind.
 * @returns the values by the names of the fields, in the order of their declaration
 */
export function mapPostFields<
  Makers extends { [Kind in PostFieldKind]: (name: PostFieldOfKind<Kind>) => unknown },
>(makers: Makers): { [Name in PostFieldName]: ReturnType<Makers[KindOfPostField<Name>]> } {
  const values: Record<string, unknown> = {};
  for (const [name, kind] of FIELDS_WITH_KINDS) {
    const make = makers[kind] as (name: string) => unknown;
    values[name] = make(name);
  }
  return values as ReturnType<typeof mapPostFields<Makers>>;
}

/** The names of the fields of a kind, in the order of their declaration. */
export function postFieldsOfKind<Kind extends PostFieldKind>(kind: Kind): PostFieldOfKind<Kind>[] {
  const names = Object.keys(POST_FIELDS) as PostFieldName[];
  return names.filter((name): name is PostFieldOfKind<Kind> => POST_FIELDS[name] === kind);
}
