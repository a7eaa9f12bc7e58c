import type { PictureCopy } from '@brandpost/domain';
import { mediaFilePath } from './media-path.ts';

/** The smallest format first: a browser takes the first that it knows. */
const FILE_TYPES = ['image/avif', 'image/webp'] as const;

/** The `<source>`s of a picture: for each format that it has copies in, where they are and how wide. */
export function pictureSources(
  copies: readonly PictureCopy[],
  filePath: (filename: string) => string = mediaFilePath,
): { type: string; srcSet: string }[] {
  return FILE_TYPES.flatMap((type) => {
    const ofType = copies.filter(({ fileType }) => fileType === type);
    const srcSet = ofType.map(({ filename, widthPx }) => `${filePath(filename)} ${widthPx}w`).join(', ');
    return srcSet === '' ? [] : [{ type, srcSet }];
  });
}
