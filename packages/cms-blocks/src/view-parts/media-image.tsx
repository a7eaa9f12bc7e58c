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

/**
 * A picture of ours: described by its media record, with its size known before it loads so that nothing jumps, and no
 * wider a copy than its place asks for. Nothing for a picture from elsewhere.
 * @param sizes how wide the place is, as `sizes` of HTML
 */
export function MediaImage({ imgSrc, sizes }: { imgSrc: string; sizes: string }) {
  const { media, filePath = mediaFilePath, firstPicture } = useContentResources();
  const filename = mediaFilename(imgSrc);
  if (filename === null) return null;
  const record = media.get(filename);
  return (
    <Picture>
      {pictureSources(record?.copies ?? [], filePath).map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      <img
        src={filePath(filename)}
        alt={record?.alt ?? ''}
        width={record?.widthPx ?? undefined}
        height={record?.heightPx ?? undefined}
        {...(filename === firstPicture ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        decoding="async"
      />
    </Picture>
  );
}
