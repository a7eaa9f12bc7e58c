import { fileTypeFromBuffer } from 'file-type';
import { wrongMediaType } from '../errors.ts';

const MEGABYTE = 1024 * 1024;

/** What may be uploaded, how large, and what its name ends with. Source: SECURITY T17 and T38. */
export type FileKind = { fileType: string; extension: string; isPicture: boolean; maxBytes: number };

const PICTURE_BYTES = 15 * MEGABYTE;
export const MAX_FILE_BYTES = 50 * MEGABYTE;

const KINDS: readonly FileKind[] = [
  picture('image/jpeg', 'jpg'),
  picture('image/png', 'png'),
  picture('image/webp', 'webp'),
  picture('image/gif', 'gif'),
  picture('image/avif', 'avif'),
  { fileType: 'application/pdf', extension: 'pdf', isPicture: false, maxBytes: MAX_FILE_BYTES },
];

/** Enough to know any of them by. */
export const HEAD_BYTES = 4_100;

/**
 * What a file is, by its first bytes.
 * @param declared the content type that its sender gave it, which may be wrong but not of another world
 * @throws wrongMediaType for all that may not be uploaded
 */
export async function kindOfFile(head: Uint8Array, declared: string | undefined): Promise<FileKind> {
  const found = await fileTypeFromBuffer(head);
  const kind = KINDS.find(({ fileType }) => fileType === found?.mime);
  if (kind === undefined || !agrees(kind, declared)) throw wrongMediaType();
  return kind;
}

/** Browsers guess from a file's name, so a picture called by another picture's type is no reason to refuse it. */
function agrees(kind: FileKind, declared: string | undefined): boolean {
  const type = declared?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (type === '' || type === 'application/octet-stream') return true;
  return KINDS.some((known) => known.fileType === type && known.isPicture === kind.isPicture);
}

function picture(fileType: string, extension: string): FileKind {
  return { fileType, extension, isPicture: true, maxBytes: PICTURE_BYTES };
}

/** What the name of a file of a kind ends with, without the dot. */
export function extensionOf(fileType: string): string {
  const kind = KINDS.find((known) => known.fileType === fileType);
  if (kind === undefined) throw new Error(`${fileType} is no kind of file of ours.`);
  return kind.extension;
}
