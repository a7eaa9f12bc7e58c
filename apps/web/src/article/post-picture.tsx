import { mediaFilePath } from '@brandpost/cms-blocks';
import { type PostMedia, thumbnailName } from '@brandpost/domain';

type PostPictureProps = {
  media: PostMedia;
  /** `thumbnail` is 480 px wide. */
  size: 'full' | 'thumbnail';
  /** Beside a title that says the same, a picture is decoration. */
  isDecorative?: boolean;
  isFirstSeen?: boolean;
  className?: string;
};

/** A post's picture, with the alt text and the measures of its media record. */
export function PostPicture({ media, size, isDecorative, isFirstSeen, className }: PostPictureProps) {
  const filename = size === 'full' ? media.filename : thumbnailName(media.filename);
  return (
    <img
      className={className}
      src={mediaFilePath(filename)}
      alt={isDecorative ? '' : media.alt}
      width={media.widthPx ?? undefined}
      height={media.heightPx ?? undefined}
      loading={isFirstSeen ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
