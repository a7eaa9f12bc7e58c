import { mediaFilename, mediaFilePath } from '../address/media-path.ts';
import { useContentResources } from './content-context.ts';

/**
 * A picture of ours: described by its media record, with its size known before it loads so that nothing jumps.
 * Nothing for a picture from elsewhere.
 */
export function MediaImage({ imgSrc }: { imgSrc: string }) {
  const { media, imageSources } = useContentResources();
  const filename = mediaFilename(imgSrc);
  if (filename === null) return null;
  const record = media.get(filename);
  const sources = imageSources?.(filename);
  return (
    <img
      src={sources?.src ?? mediaFilePath(filename)}
      srcSet={sources?.srcSet}
      sizes={sources?.sizes}
      alt={record?.alt ?? ''}
      width={record?.widthPx ?? undefined}
      height={record?.heightPx ?? undefined}
      loading="lazy"
      decoding="async"
    />
  );
}
