import type { Post, PostDraft } from '@brandpost/domain';
import { colour } from '@brandpost/ui';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import type { ContentResources } from '../../../queries/content.ts';
import { PostAsSeen } from '../../preview/post-as-seen.tsx';
import { previewEditorTexts } from '../preview-editor-texts.ts';
import { ScreenFrame } from './screen-frame.tsx';
import { type Size, WIDTHS_PX } from './sizes.ts';

const { sizes } = previewEditorTexts;
const Ground = styled.div`
  padding: 1rem;
  border: 1px solid ${colour('line')};
  border-radius: var(--bp-radius-m);
  background: ${colour('surface-2')};
`;
const Page = styled.div`
  min-height: 100vh;
  padding-block: 2rem 4rem;
  background: ${colour('bg')};
  color: ${colour('ink')};
`;

type SizedPageProps = { size: Exclude<Size, 'write'>; draft: PostDraft; resources: ContentResources };

/** What is written, by the site's own views, on a screen of another size. */
export function SizedPage({ size, draft, resources }: SizedPageProps) {
  return (
    <Ground>
      <ScreenFrame title={sizes.frame(sizes[size])} widthPx={WIDTHS_PX[size]}>
        <Page onClickCapture={stayHere}>
          <PostAsSeen post={postOfDraft(draft, resources)} resources={resources} />
        </Page>
      </ScreenFrame>
    </Ground>
  );
}

/** Nobody leaves what they write by pressing a link in it. */
function stayHere(event: MouseEvent): void {
  const { target } = event;
  const isLink = typeof target === 'object' && 'closest' in target && isWithinLink(target);
  if (isLink) {
    event.preventDefault();
    event.stopPropagation();
  }
}

/** By its name: elements of another document are of no class of this one. */
function isWithinLink(target: object): boolean {
  for (let node: unknown = target; typeof node === 'object' && node !== null; ) {
    if ('tagName' in node && node.tagName === 'A') return true;
    node = 'parentElement' in node ? node.parentElement : null;
  }
  return false;
}

/** What is written as the post that it would be, for the site's own views. */
function postOfDraft(draft: PostDraft, { media }: ContentResources): Post {
  const { orderPostBeforeId: _, ...rest } = draft;
  const record = media.find(({ filename }) => filename === draft.media?.filename);
  return {
    ...rest,
    id: draft.id ?? 0,
    type: draft.type ?? 'news',
    excerpt: draft.excerpt ?? '',
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
