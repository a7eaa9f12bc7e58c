import type { MediaRecord } from '@brandpost/rubicore-api';
import { colour } from '@brandpost/ui';
import { FileText, ImageOff } from 'lucide-react';
import { styled } from 'styled-components';
import { isPicture, thumbnailPath } from '../file-facts.ts';

const Frame = styled.span`
  display: grid;
  place-items: center;
  overflow: hidden;
  background: ${colour('surface-2')};
  color: ${colour('muted')};
`;
const Picture = styled.img<{ $focus: string }>`
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: ${(props) => props.$focus};
`;

/** A file as a small picture; its name stands beside it. What has to be seen of it is in the middle. */
export function Thumbnail({ media, className }: { media: MediaRecord; className?: string }) {
  if (!isPicture(media) || media.isMissing) {
    const Icon = media.isMissing ? ImageOff : FileText;
    return (
      <Frame className={className}>
        <Icon aria-hidden="true" size="38%" strokeWidth={1.25} />
      </Frame>
    );
  }
  return (
    <Frame className={className}>
      <Picture
        src={thumbnailPath(media)}
        alt=""
        loading="lazy"
        decoding="async"
        draggable={false}
        $focus={focusOf(media.focalPoint)}
      />
    </Frame>
  );
}

function focusOf(point: MediaRecord['focalPoint']): string {
  return point === null ? '50% 50%' : `${Math.round(point.x * 100)}% ${Math.round(point.y * 100)}%`;
}
