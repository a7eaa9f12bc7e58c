import { styled } from 'styled-components';
import { mediaFilename } from '../../address/media-path.ts';
import { readProps } from '../../read-props.ts';
import type { BlockViewProps } from '../../view-parts/content-context.ts';
import { colour, MEASURE, radius } from '../../view-parts/look.ts';
import { MediaImage } from '../../view-parts/media-image.tsx';
import { image } from './definition.ts';

const Figure = styled.figure`
  max-inline-size: ${MEASURE};
  margin-inline: 0;

  & img {
    display: block;
    max-inline-size: 100%;
    block-size: auto;
    border-radius: ${radius('m')};
    background: ${colour('surface')};
  }
`;

const Caption = styled.figcaption`
  margin-block-start: 0.625rem;
  color: ${colour('muted')};
  font-size: 0.9375rem;
  line-height: 1.45;
`;

/** A picture with its caption; nothing while no picture of ours is chosen. */
export function ImageView({ node }: BlockViewProps) {
  const { imgSrc, caption } = readProps(image, node);
  if (mediaFilename(imgSrc) === null) return null;
  return (
    <Figure>
      <MediaImage imgSrc={imgSrc} sizes={`min(${MEASURE}, 100vw - 2.5rem)`} />
      {caption.trim() !== '' && <Caption>{caption}</Caption>}
    </Figure>
  );
}
