import { OWN_LANGUAGE } from '../languages.ts';
import { mapPostFields, type PostFields } from './post.ts';
import type { PostMedia } from './post-parts.ts';
import type { PostType } from './type-names.ts';

/** What the editor holds of a post, finished or not. Source: SPEC section 3, Editor draft. */
export type PostDraft = Omit<PostFields, 'type' | 'excerpt' | 'parentId'> & {
  /** null until it has been saved once. */
  id: number | null;
  type: PostType | null;
  excerpt: string | null;
  media: Pick<PostMedia, 'id' | 'filename'> | null;
  /** null until a place is chosen; the root is sent as 0. */
  parentId: number | null;
  /** The sibling that this post goes before. */
  orderPostBeforeId: number | null;
};

/** A post before anything of it is given. It has no type: that is chosen first. Source: SPEC section 3, Editor draft. */
export function emptyPostFields(): Omit<PostFields, 'type'> {
  const { type: _, ...fields } = mapPostFields({
    text: () => '',
    instant: () => null,
    reference: () => null,
    references: () => [],
    type: () => null,
    slug: () => '',
    status: () => 'publish' as const,
    order: () => null,
    parent: () => 0,
    content: () => [],
    blurbs: () => [],
    links: () => [],
    contact: () => null,
    alert: () => null,
    vacancy: () => null,
    round: () => 1,
    language: () => OWN_LANGUAGE,
  });
  return fields;
}

/** A new draft with nothing written in it. Source: SPEC section 3, Editor draft. */
export function emptyDraft(): PostDraft {
  return {
    id: null,
    type: null,
    ...emptyPostFields(),
    excerpt: null,
    parentId: null,
    media: null,
    orderPostBeforeId: null,
  };
}
