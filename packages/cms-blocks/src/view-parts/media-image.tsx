import type { FocalPoint } from '@brandpost/domain';
import { styled } from 'styled-components';
import { mediaFilename, mediaFilePath } from '../address/media-path.ts';
import { pictureSources } from '../address/picture-sources.ts';
import { useContentResources } from './content-context.ts';

/** Only the picture in it is laid out: a source would take a place in a grid of its own. */
const Picture = styled.picture`
  display: contents;

  & > source {
    display: none;
  }
`;

const Image = styled.img<{ $focus: FocalPoint | undefined }>`
  object-position: ${({ $focus }) => $focus && `${$focus.x * 100}% ${$focus.y * 100}%`};
`;

/**
 * A picture of ours: described by its media record, with its size known before it loads so that nothing jumps, and no
 * wider a copy than its place asks for. Nothing for a picture from elsewhere.
 * @param sizes how wide the place is, as `sizes` of HTML
 * @param isDecorative where what stands on it says the same
 */
export function MediaImage({
  imgSrc,
  sizes,
  isDecorative = false,
}: {
  imgSrc: string;
  sizes: string;
  isDecorative?: boolean;
}) {
  const { media, filePath = mediaFilePath, firstPicture } = useContentResources();
  const filename = mediaFilename(imgSrc);
  if (filename === null) return null;
  const record = media.get(filename);
  return (
    <Picture>
      {pictureSources(record?.copies ?? [], filePath).map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      <Image
        $focus={record?.focalPoint}
        src={filePath(filename)}
        alt={isDecorative ? '' : (record?.alt ?? '')}
        width={record?.widthPx ?? undefined}
        height={record?.heightPx ?? undefined}
        {...(filename === firstPicture ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        decoding="async"
      />
    </Picture>
  );
}
