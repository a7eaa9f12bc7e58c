import { isMediaFilename } from '../../address/media-path.ts';
import { MAX_FILES_PER_BLOCK } from '../../limits.ts';
import { isPlainObject } from '../../plain-object.ts';
import { readJsonList } from '../../read-json-list.ts';

/** One document of a PDF block. */
export type PdfFile = {
  /** Id of the media record; null when the block does not say. */
  readonly id: number | null;
  readonly filename: string;
  /** The file's name where no title is given. */
  readonly title: string;
  readonly description: string;
};

/** @returns the files of a PDF block, at most 100; entries that do not name a file of ours are left out. */
export function readPdfFiles(pdf: unknown): PdfFile[] {
  const files: PdfFile[] = [];
  for (const entry of readJsonList(pdf)) {
    const file = isPlainObject(entry) ? readFile(entry) : null;
    if (file !== null) files.push(file);
    if (files.length === MAX_FILES_PER_BLOCK) break;
  }
  return files;
}

function readFile(entry: Record<string, unknown>): PdfFile | null {
  const filename = Object.hasOwn(entry, 'filename') ? entry.filename : null;
  if (typeof filename !== 'string' || !isMediaFilename(filename)) return null;
  return {
    id: Object.hasOwn(entry, 'id') && Number.isInteger(entry.id) ? (entry.id as number) : null,
    filename,
    title: textOf(entry, 'title') || filename,
    description: textOf(entry, 'description'),
  };
}

function textOf(entry: Record<string, unknown>, key: string): string {
  const value = Object.hasOwn(entry, key) ? entry[key] : '';
  return typeof value === 'string' ? value.replaceAll('\u0000', '').trim() : '';
}
