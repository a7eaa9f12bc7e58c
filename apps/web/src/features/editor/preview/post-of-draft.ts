import type { Post, PostDraft } from '@brandpost/domain';
import type { ContentResources } from '../../../queries/content.ts';

/** What is written as the post that it would be, for the site's own views. */
export function postOfDraft(draft: PostDraft, { media }: ContentResources): Post {
  const { orderPostBeforeId: _, ...rest } = draft;
  const record = media.find(({ filename }) => filename === draft.media?.filename);
  return {
    ...rest,
    id: draft.id ?? 0,
    type: draft.type ?? 'news',
    excerpt: draft.excerpt ?? '',
    pseudoAuthor: draft.pseudoAuthor ?? '',
    parentId: draft.parentId ?? 0,
    updatedDate: null,
    media: draft.media && {
      ...draft.media,
      title: '',
      alt: record?.alt ?? '',
      widthPx: record?.widthPx ?? null,
      heightPx: record?.heightPx ?? null,
      copies: record?.copies ?? [],
    },
  };
}
