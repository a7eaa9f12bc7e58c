import { DEFAULT_CONFIGURATION } from '@brandpost/domain';

/** Where uploaded files are served. Source: SPEC section 3, Configuration (media upload path). */
export const MEDIA_PATH = DEFAULT_CONFIGURATION.mediaUploadPath;

const MAX_FILENAME_LENGTH = 255;
/** Nothing that could leave the folder, end the path, or mean something else once decoded. */
const FILENAME = /^[^\p{Cc}\\/?#%"'<>]+$/u;

/** Whether a text is the name of one file: no folders, no `..`, no escapes. */
export function isMediaFilename(text: string): boolean {
  return (
    FILENAME.test(text) && text.length <= MAX_FILENAME_LENGTH && !text.startsWith('.') && text.isWellFormed()
  );
}

/**
 * @param imgSrc the path of a media file, escaped, or its name alone
 * @returns the name of the file, or null when it is not one of our own media files
 */
export function mediaFilename(imgSrc: string): string | null {
  const path = imgSrc.trim();
  // With a colon it is an address of another kind.
  if (!path.startsWith(MEDIA_PATH)) return isMediaFilename(path) && !path.includes(':') ? path : null;
  let filename: string;
  try {
    filename = decodeURIComponent(path.slice(MEDIA_PATH.length));
  } catch {
    return null;
  }
  return isMediaFilename(filename) ? filename : null;
}

/** @returns the path of a media file, escaped for use in an address */
export function mediaFilePath(filename: string): string {
  return `${MEDIA_PATH}${encodeURIComponent(filename)}`;
}

/** @returns the path as it may be used in `src`, or null when `imgSrc` is not one of our own media files. */
export function mediaPath(imgSrc: string): string | null {
  const filename = mediaFilename(imgSrc);
  return filename === null ? null : mediaFilePath(filename);
}
