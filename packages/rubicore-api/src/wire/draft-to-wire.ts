import { mapPostFields, type PostDraft, ROOT_PARENT_ID } from '@brandpost/domain';
import type { PostBody } from './post.ts';

/**
 * What to send of a draft. Empty strings become null, parentId null becomes 0, excerpt null becomes an empty text, and
 * order is null when the post has been saved before or is to go before another. Its id goes in the address, its picture
 * as `mediaId`; a type is left out while none is chosen. Source: SPEC section 3, Editor draft.
 */
export function draftToWire(draft: PostDraft) {
  const { type, ...fields } = mapPostFields({
    text: (name) => nullIfEmpty(draft[name]),
    instant: (name) => nullIfEmpty(draft[name]),
    reference: (name) => draft[name],
    references: (name) => [...draft[name]],
    type: (name) => draft[name],
    slug: (name) => nullIfEmpty(draft[name]),
    status: (name) => draft[name],
    order: (name) => (draft.orderPostBeforeId !== null || draft.id !== null ? null : draft[name]),
    parent: (name) => draft[name] ?? ROOT_PARENT_ID,
    content: (name) => draft[name],
    blurbs: (name) => JSON.stringify(draft[name]),
    links: (name) => JSON.stringify(draft[name]),
    contact: (name) => (draft[name] === null ? null : JSON.stringify(draft[name])),
    alert: (name) => draft[name],
    vacancy: (name) => draft[name],
    round: (name) => draft[name],
    language: (name) => draft[name],
  });
  return {
    ...(type !== null && { type }),
    ...fields,
    excerpt: draft.excerpt ?? '',
    mediaId: draft.mediaId ?? draft.media?.id ?? null,
    orderPostBeforeId: draft.orderPostBeforeId,
  } satisfies PostBody;
}

function nullIfEmpty(text: string | null): string | null {
  return text === '' ? null : text;
}
