import { languageNames, type PostStatus, type PostType, type TreePage } from '@brandpost/domain';
import type { ReviewState, WirePost } from '@brandpost/rubicore-api';
import { typeNames } from '../../texts/type-names.ts';
import { adminContentTexts as texts } from './admin-content-texts.ts';

/** A post as the table tells of it: plain data, and little of it. */
export type ContentRow = {
  id: number;
  type: PostType;
  title: string;
  slug: string;
  status: PostStatus;
  version: number | null;
  hasWorkingCopy: boolean;
  /** What it is called where it is being written; null where that is the same. */
  newTitle: string | null;
  isDrill: boolean;
  /** Since when the danger that an alert is about is over; null while it lasts, and for all else. */
  allClearAt: string | null;
  reviewState: ReviewState | null;
  place: string;
  author: string;
  audience: string;
  editors: string;
  updatedDate: string | null;
  publishedDate: string | null;
  unpublishedDate: string | null;
};

/** A page as the tree tells of it. */
export type TreePageRow = TreePage & { parentId: number; type: PostType; status: PostStatus };

/** Names by id, of what posts refer to by number. */
export type ContentNames = {
  users: Readonly<Record<number, string>>;
  groups: Readonly<Record<number, string>>;
  jobs: Readonly<Record<number, string>>;
  pages: Readonly<Record<number, string>>;
  /** The group that stands for everybody. */
  rootGroup: number | null;
};

/** Posts with the names of what they refer to. */
export function contentRows(posts: readonly WirePost[], names: ContentNames): ContentRow[] {
  return posts.map((post) => ({
    id: post.id,
    type: post.type,
    title: post.title,
    slug: post.slug,
    status: post.status,
    version: post.version ?? null,
    hasWorkingCopy: post.hasWorkingCopy === true,
    newTitle: post.workingCopy && post.workingCopy.title !== post.title ? post.workingCopy.title : null,
    isDrill: post.alert?.isDrill === true,
    allClearAt: post.alert?.allClearAt ?? null,
    reviewState: post.reviewState ?? null,
    place: placeOf(post, names),
    author: post.pseudoAuthor || named(post.authorId === null ? [] : [post.authorId], names.users),
    audience: audienceOf(post, names),
    editors: named(post.editorId, names.users),
    updatedDate: post.updatedDate,
    publishedDate: post.publishedDate,
    unpublishedDate: post.unpublishedDate,
  }));
}

/** What a row is called. */
export function titleOf({ title }: Pick<ContentRow, 'title'>): string {
  return title.trim() || texts.untitled;
}

export function typeName(type: string): string {
  return typeNames[type]?.one ?? type;
}

function placeOf({ type, parentId, language, translationOfId }: WirePost, { pages }: ContentNames): string {
  if (language !== undefined && translationOfId) {
    return texts.versionOf(languageNames[language], named([translationOfId], pages));
  }
  if (type !== 'page' && type !== 'page-related') return '';
  return parentId === 0 ? texts.top : named([parentId], pages);
}

function audienceOf({ nodeId, categoryId, userId }: WirePost, names: ContentNames): string {
  const groups = nodeId.filter((id) => id !== names.rootGroup);
  const audience = [
    named(groups, names.groups),
    named(categoryId, names.jobs),
    named(userId, names.users),
  ].filter((text) => text !== '');
  return audience.length === 0 ? texts.everyone : audience.join(', ');
}

function named(ids: readonly number[], names: Readonly<Record<number, string>>): string {
  return ids.map((id) => names[id] ?? `#${id}`).join(', ');
}
