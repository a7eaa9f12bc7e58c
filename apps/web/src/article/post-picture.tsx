import { pictureSources } from '@brandpost/cms-blocks';
import { type FocalPoint, type PostMedia, thumbnailName } from '@brandpost/domain';
import { READING_MEASURE } from '@brandpost/ui';
import { styled } from 'styled-components';
import { useFilePath } from './file-path.ts';

type PicturePlace = 'article' | 'wide' | 'tile' | 'card' | 'row';

/**
 * Where a post's picture stands, and how wide it is there, as `sizes` of HTML. In a small place the thumbnail (480 px
 * wide) will do where a picture has no copies.
 */
const PICTURE_PLACES: Record<PicturePlace, { sizes: string; isSmall: boolean }> = {
  article: { sizes: `min(${READING_MEASURE}, 100vw - 2.5rem)`, isSmall: false },
  wide: { sizes: 'min(60rem, 100vw - 2.5rem)', isSmall: false },
  tile: { sizes: '(min-width: 48rem) 24rem, calc(100vw - 2.5rem)', isSmall: false },
  card: { sizes: '(min-width: 64rem) 40rem, calc(100vw - 2.5rem)', isSmall: false },
  row: { sizes: '(min-width: 48rem) 11.25rem, 6.75rem', isSmall: true },
};

/** Only the picture in it is laid out: a source would take a place in a grid of its own. */
const Picture = styled.picture`
  display: contents;

  source {
    display: none;
  }
`;

const Image = styled.img<{ $focus: FocalPoint | undefined }>`
  object-position: ${({ $focus }) => $focus && `${$focus.x * 100}% ${$focus.y * 100}%`};
`;

type PostPictureProps = {
  media: PostMedia;
  place: PicturePlace;
  /** Beside a title that says the same, a picture is decoration. */
  isDecorative?: boolean;
  isFirstSeen?: boolean;
  className?: string;
};

/** A post's picture, with the alt text and the measures of its media record, no larger than its place asks for. */
export function PostPicture({ media, place, isDecorative, isFirstSeen, className }: PostPictureProps) {
  const { sizes, isSmall } = PICTURE_PLACES[place];
  const filePath = useFilePath();
  return (
    <Picture>
      {pictureSources(media.copies, filePath).map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      <Image
        className={className}
        $focus={media.focalPoint}
        src={filePath(isSmall ? thumbnailName(media.filename) : media.filename)}
        alt={isDecorative ? '' : media.alt}
        width={media.widthPx ?? undefined}
        height={media.heightPx ?? undefined}
        {...(isFirstSeen ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        decoding="async"
      />
    </Picture>
  );
}
