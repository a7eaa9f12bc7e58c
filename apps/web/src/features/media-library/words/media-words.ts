import { MEDIA_TITLE_MAX_LENGTH } from '@brandpost/domain';
import { messageFor, textLength, validateMedia } from '@brandpost/validation';

/** What is said about a file, as forms hold it. */
export type MediaWords = { title: string; alt: string; isDecorative: boolean };

/** What is wrong with a title, or true. Source: SPEC section 5, Media. */
export function judgeTitle(title: string): string | true {
  return messageFor(validateMedia({ title: title.trim() }), 'title') ?? true;
}

/** What is wrong with an alt text, or true; a decorative picture has none. */
export function judgeAlt(alt: string, { isDecorative }: Pick<MediaWords, 'isDecorative'>): string | true {
  return isDecorative || (messageFor(validateMedia({ alt: alt.trim() }), 'alt') ?? true);
}

/** How many characters are left of a field, less than none when there are too many. */
export function lettersLeft(text: string, most: number): number {
  return most - textLength(text.trim());
}

/** A title to begin with: what the file is called, in words, as long as a title may be. */
export function titleFromName(filename: string): string {
  const words = filename
    .replace(/\.[^.]+$/, '')
    .replace(/[-_\s]+/g, ' ')
    .trim();
  const title = words.charAt(0).toLocaleUpperCase('sv') + words.slice(1);
  return [...title].slice(0, MEDIA_TITLE_MAX_LENGTH).join('').trim();
}
