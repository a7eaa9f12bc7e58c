import { mediaFilePath } from '@brandpost/cms-blocks';
import type { Post } from '@brandpost/domain';

/** A picture for those who share a page. */
export type SharePicture = {
  path: string;
  /** Pixels; null where they are not known. */
  widthPx: number | null;
  heightPx: number | null;
  alt: string;
};

/** What the BFF draws. Source: Open Graph, the size that is shown whole. */
const DRAWN = { widthPx: 1200, heightPx: 630 } as const;
/** What those who show shared pages can read. */
const READABLE = /\.(?:jpe?g|png|webp|gif)$/i;

/** The service's own, for pages without one. */
export function servicePicture(siteName: string): SharePicture {
  return { path: '/og/start.png', ...DRAWN, alt: siteName };
}

/** The post's own picture, or else the one that is drawn with its title. */
export function pictureOfPost({ media, title }: Post, canonicalPath: string): SharePicture {
  if (media === null || !READABLE.test(media.filename)) {
    return { path: `/og${canonicalPath}.png`, ...DRAWN, alt: title };
  }
  const { filename, widthPx, heightPx, alt } = media;
  return { path: mediaFilePath(filename), widthPx, heightPx, alt: alt || title };
}
