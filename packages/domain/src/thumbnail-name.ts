/** The name of a picture's thumbnail: `_thumb` before the extension. Source: SPEC section 3, Media. */
export function thumbnailName(filename: string): string {
  const [, stem = filename, extension = ''] = /^(.*[^/])(\.[^./]+)$/s.exec(filename) ?? [];
  return `${stem}_thumb${extension}`;
}
