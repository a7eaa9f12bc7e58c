import { mediaFilename } from '@brandpost/cms-blocks';
import type { ContentNode, Post, PostMedia } from '@brandpost/domain';
import { colour } from '@brandpost/ui';
import { styled } from 'styled-components';
import { PostPicture } from './post-picture.tsx';

/** The picture on top of a post, what it says of it, and the rest of the content: no picture is shown twice. */
export type Lead = { media: PostMedia | null; caption: string; content: ContentNode[] };

/** Blocks that answer what a page is opened for. */
const ANSWERS: ReadonlySet<string> = new Set(['area-lookup', 'vacancies']);

/**
 * The post's own picture leads its text. Where a block of the text is the same picture, its caption moves along; but where
 * the text begins with an answer that comes first, and the picture stays at its place in the text.
 */
export function leadOf({ media, content = [] }: Pick<Post, 'media' | 'content'>): Lead {
  const isSame = ({ type, props }: ContentNode) =>
    type === 'image' && typeof props.imgSrc === 'string' && mediaFilename(props.imgSrc) === media?.filename;
  const same = content.find(isSame);
  if (same !== undefined && ANSWERS.has(content[0]?.type ?? '')) return { media: null, caption: '', content };
  const caption = typeof same?.props.caption === 'string' ? same.props.caption.trim() : '';
  return { media, caption, content: same === undefined ? content : content.filter((node) => !isSame(node)) };
}

const Figure = styled.figure`
  max-width: 60rem;
  margin-top: 2rem;
`;
const Picture = styled(PostPicture)`
  width: 100%;
  max-height: 34rem;
  object-fit: cover;
  border-radius: var(--bp-radius-l);
  background: ${colour('surface-2')};
`;
const Caption = styled.figcaption`
  margin-top: 0.625rem;
  color: ${colour('muted')};
  font-size: 0.9375rem;
  line-height: 1.45;
`;

/** Loaded first of all pictures: it is what a reader sees first. Nothing for a post without a picture. */
export function LeadPicture({
  media,
  caption,
  isWide,
}: Pick<Lead, 'media' | 'caption'> & { isWide: boolean }) {
  if (media === null) return null;
  return (
    <Figure>
      <Picture media={media} place={isWide ? 'wide' : 'article'} isFirstSeen />
      {caption !== '' && <Caption>{caption}</Caption>}
    </Figure>
  );
}
