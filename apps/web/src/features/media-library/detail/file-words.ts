import type { MediaBody, MediaRecord } from '@brandpost/rubicore-api';
import type { MediaWords } from '../words/media-words.ts';
import type { Point } from './focal-point.tsx';

/** All that can be changed of a file, as its form holds it. */
export type FileWords = MediaWords & { description: string; folder: string; focalPoint: Point | null };

/** The form of a file as it is now. */
export function fileWordsOf(media: MediaRecord): FileWords {
  return {
    title: media.title,
    alt: media.alt,
    isDecorative: media.isDecorative,
    description: media.uploadDescription,
    folder: media.categoryId === null ? '' : String(media.categoryId),
    focalPoint: media.focalPoint,
  };
}

/** What the API is sent. */
export function bodyOf(words: FileWords): MediaBody {
  return {
    title: words.title.trim(),
    alt: words.isDecorative ? '' : words.alt.trim(),
    decorative: words.isDecorative,
    description: words.description.trim(),
    categoryId: words.folder === '' ? null : Number(words.folder),
    focalPoint: words.focalPoint,
  };
}
