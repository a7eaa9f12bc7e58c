import type { Media } from '@brandpost/domain';
import { integerOrNull, textOf, textOrNull } from './fields.ts';
import { objectFrom } from './json-text.ts';

/** A media record as the product knows it; null without id or file name. */
export function decodeMediaRecord(wire: unknown): Media | null {
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
  };
}
