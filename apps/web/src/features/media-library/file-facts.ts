import { mediaFilePath } from '@brandpost/cms-blocks';
import { MEDIA_TRASH_DAYS, thumbnailName } from '@brandpost/domain';
import type { MediaRecord } from '@brandpost/rubicore-api';
import { formatDate } from '@brandpost/swedish';

const DAY_MS = 86_400_000;
const KILOBYTE = 1000;
const MEGABYTE = 1_000_000;
const KINDS = new Map([
  ['image/jpeg', 'JPEG'],
  ['image/png', 'PNG'],
  ['image/webp', 'WebP'],
  ['image/gif', 'GIF'],
  ['image/avif', 'AVIF'],
  ['application/pdf', 'PDF'],
]);

/** A size in words, such as `1,4 MB`. */
export function sizeInWords(bytes: number): string {
  if (bytes < KILOBYTE) return `${bytes} byte`;
  if (bytes < MEGABYTE) return `${Math.round(bytes / KILOBYTE)} kB`;
  return `${(bytes / MEGABYTE).toLocaleString('sv-SE', { maximumFractionDigits: 1 })} MB`;
}

/** What people call a file of a media type. */
export function kindInWords(fileType: string): string {
  return KINDS.get(fileType) ?? fileType;
}

/** A picture's measures, such as `1600 × 900`; null for what has none. */
export function measuresInWords(media: { widthPx: number | null; heightPx: number | null }): string | null {
  return media.widthPx === null || media.heightPx === null ? null : `${media.widthPx} × ${media.heightPx}`;
}

export function isPicture({ fileType }: Pick<MediaRecord, 'fileType'>): boolean {
  return fileType.startsWith('image/');
}

/** What a file is shown by its name; one without a title by what it was called where it came from. */
export function nameOf({ title, originalName, filename }: MediaRecord): string {
  return title || originalName || filename;
}

/** The day on which a file in the trash is deleted, such as `25 december 2026`. */
export function dayItGoes(trashedDate: string): string {
  return formatDate(new Date(Date.parse(trashedDate) + MEDIA_TRASH_DAYS * DAY_MS).toISOString());
}

/** Whether a picture has nothing that is read aloud in its place, although it should. */
export function lacksAlt({ alt, isDecorative }: Pick<MediaRecord, 'alt' | 'isDecorative'>): boolean {
  return alt === '' && !isDecorative;
}

/** The file as it is now: browsers keep an address for two minutes, so a replaced file is asked for anew. */
export function filePath(media: Pick<MediaRecord, 'filename' | 'checksum'>): string {
  return mediaFilePath(media.filename) + versionOf(media);
}

/** As `filePath`, for a picture's thumbnail. */
export function thumbnailPath(media: Pick<MediaRecord, 'filename' | 'checksum'>): string {
  return mediaFilePath(thumbnailName(media.filename)) + versionOf(media);
}

function versionOf({ checksum }: Pick<MediaRecord, 'checksum'>): string {
  return checksum === null ? '' : `?v=${checksum.slice(0, 8)}`;
}
