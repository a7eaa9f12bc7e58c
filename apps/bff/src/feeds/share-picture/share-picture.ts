/** What a picture shows for those who share a page. */
export type SharePicture = {
  look: 'plain' | 'crisis';
  siteName: string;
  /** The shield stands for those alone who have no logo of their own. */
  hasShield: boolean;
  title: string;
};

/** Pixels. Source: Open Graph, the size that is shown whole. */
export const WIDTH = 1200;
export const HEIGHT = 630;
