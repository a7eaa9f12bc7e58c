import type { Media, PictureCopy } from '@brandpost/domain';
import { integerOrNull, isFlag, textOf, textOrNull } from './fields.ts';
import { listFrom, objectFrom } from './json-text.ts';

/** A narrower copy of a picture, by its own file name. */
export type MediaSize = {
  filename: string;
  fileType: string;
  widthPx: number;
  heightPx: number;
  sizeBytes: number | null;
};

/** A media record with all that an upstream of ours tells of it; empty where another upstream does not. */
export type MediaRecord = Media & {
  /** Narrowest first. */
  sizes: MediaSize[];
  areSizesPending: boolean;
  isDecorative: boolean;
  /** 0 to 1 from the left and from above; null where nobody has said. */
  focalPoint: { x: number; y: number } | null;
  originalName: string;
  checksum: string | null;
  updatedDate: string | null;
  isMissing: boolean;
  /** null where the caller may not know. */
  usedByPosts: number | null;
  /** Since when it has been in the trash; null where it is not. */
  trashedDate: string | null;
  /** Of an upload: the record that already had the same file. */
  duplicateOf: number | null;
};

/** A media record as the product knows it; null without id or file name. */
export function decodeMediaRecord(wire: unknown): MediaRecord | null {
  const row = objectFrom(wire);
  const id = integerOrNull(row?.id);
  const filename = textOf(row?.filename);
  if (row === null || id === null || filename === '') return null;
  return {
    id,
    filename,
    title: textOf(row.title),
    alt: textOf(row.alt),
    fileType: textOf(row.type),
    uploadDescription: textOf(row.description),
    categoryId: integerOrNull(row.categoryId),
    sizeBytes: integerOrNull(row.size),
    widthPx: integerOrNull(row.width),
    heightPx: integerOrNull(row.height),
    createdDate: textOrNull(row.createdDate),
    sizes: decodeSizes(row.sizes),
    areSizesPending: isFlag(row.sizesPending),
    isDecorative: isFlag(row.decorative),
    focalPoint: decodeFocalPoint(row.focalPoint),
    originalName: textOf(row.originalName),
    checksum: textOrNull(row.checksum),
    updatedDate: textOrNull(row.updatedDate),
    isMissing: isFlag(row.missing),
    usedByPosts: integerOrNull(row.usedBy),
    trashedDate: textOrNull(row.trashedDate),
    duplicateOf: integerOrNull(row.duplicateOf),
  };
}

/** What a record or a post tells of a picture's sizes; what cannot be read is left out. */
export function decodeSizes(value: unknown): MediaSize[] {
  return listFrom(value).flatMap(decodeSize);
}

/** What is needed of a size to show it. */
export function pictureCopy({ filename, fileType, widthPx }: MediaSize): PictureCopy {
  return { filename, fileType, widthPx };
}

function decodeSize(value: unknown): MediaSize[] {
  const row = objectFrom(value) ?? {};
  const filename = textOf(row.filename);
  const widthPx = integerOrNull(row.width);
  const heightPx = integerOrNull(row.height);
  if (filename === '' || widthPx === null || heightPx === null) return [];
  return [{ filename, fileType: textOf(row.type), widthPx, heightPx, sizeBytes: integerOrNull(row.size) }];
}

/** null where nobody has said, or what came is no such point. */
export function decodeFocalPoint(value: unknown): { x: number; y: number } | null {
  const { x, y } = objectFrom(value) ?? {};
  return isShare(x) && isShare(y) ? { x, y } : null;
}

function isShare(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 1;
}
