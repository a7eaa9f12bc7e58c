import { ROOT_PARENT_ID } from './constants.ts';
import type { ContentNode } from './entities/content-node.ts';

import type { PostDraft } from './entities/post-draft.ts';
import type { PostStatus, PostType } from './entities/type-names.ts';

/** A draft as it is sent to the API. Its id goes in the address, its picture as `mediaId`. */
export type WireDraft = {
  /** Left out while none is chosen. */
  type?: PostType;
  title: string | null;
  excerpt: string;
  slug: string | null;
  status: PostStatus;
  order: number | null;
  content: ContentNode[];
  /** JSON text of a list. */
  blurbs: string;
  /** JSON text of a list. */
  info: string;
  /** JSON text of an object. */
  contact: string | null;
  mediaId: number | null;
  authorId: number | null;
  pseudoAuthor: string | null;
  /** 0 at the root. */
  parentId: number;
  orderPostBeforeId: number | null;
  publishedDate: string | null;
  unpublishedDate: string | null;
  authoredDate: string | null;
  nodeIds: number[];
  userIds: number[];
  categoryIds: number[];
  editorIds: number[];
  acknowledgeBy: string | null;
  acknowledgementRound: number;
};

/**
 * What to send of a draft. Empty strings become null, parentId null becomes 0, excerpt null becomes an empty text, and
 * order is null when the post has been saved before or is to go before another. Source: SPEC section 3, Editor draft.
 */
export function draftToWire(draft: PostDraft): WireDraft {
  return {
    ...(draft.type !== null && { type: draft.type }),
    title: nullIfEmpty(draft.title),
    excerpt: draft.excerpt ?? '',
    slug: nullIfEmpty(draft.slug),
    status: draft.status,
    order: draft.orderPostBeforeId !== null || draft.id !== null ? null : draft.order,
    content: draft.content,
    blurbs: JSON.stringify(draft.blurbs),
    info: JSON.stringify(draft.info),
    contact: draft.contact === null ? null : JSON.stringify(draft.contact),
    mediaId: draft.mediaId ?? draft.media?.id ?? null,
    authorId: draft.authorId,
    pseudoAuthor: nullIfEmpty(draft.pseudoAuthor),
    parentId: draft.parentId ?? ROOT_PARENT_ID,
    orderPostBeforeId: draft.orderPostBeforeId,
    publishedDate: nullIfEmpty(draft.publishedDate),
    unpublishedDate: nullIfEmpty(draft.unpublishedDate),
    authoredDate: nullIfEmpty(draft.authoredDate),
    nodeIds: [...draft.nodeIds],
    userIds: [...draft.userIds],
    categoryIds: [...draft.categoryIds],
    editorIds: [...draft.editorIds],
    acknowledgeBy: nullIfEmpty(draft.acknowledgeBy),
    acknowledgementRound: draft.acknowledgementRound,
  };
}

/** A new draft with nothing written in it. Status is publish to begin with. Source: SPEC section 3, Editor draft. */
export function emptyDraft(): PostDraft {
  return {
    id: null,
    type: null,
    title: '',
    excerpt: null,
    slug: '',
    status: 'publish',
    order: null,
    content: [],
    blurbs: [],
    info: [],
    contact: null,
    media: null,
    mediaId: null,
    authorId: null,
    pseudoAuthor: null,
    parentId: null,
    orderPostBeforeId: null,
    publishedDate: null,
    unpublishedDate: null,
    authoredDate: null,
    nodeIds: [],
    userIds: [],
    categoryIds: [],
    editorIds: [],
    acknowledgeBy: null,
    acknowledgementRound: 1,
  };
}

function nullIfEmpty(text: string | null): string | null {
  return text === '' ? null : text;
}
