/** What a picture shows for those who share a page. */
export type SharePicture = {
  look: 'plain' | 'crisis';
  siteName: string;
  title: string;
};

/** Pixels. Source: Open Graph, the size that is shown whole. */
export const WIDTH = 1200;
export const HEIGHT = 630;
