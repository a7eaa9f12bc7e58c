/** A page of the site that somebody moves from, whatever system it was. */
export type OldPage = {
  /** Where it was, in whole: `https://www.example.se/om-oss/kontakt/`. */
  address: string;
  kind: 'page' | 'news';
  title: string;
  /** One line for lists; empty where there was none. */
  excerpt: string;
  /** As it came: nothing of it is safe to show. */
  html: string;
  /** Address of the page above; null at the top. */
  parent: string | null;
  /** When it was first published, ISO 8601; null where that is not known. */
  publishedDate: string | null;
};

/** An old site cannot be read. The message is for the person who gave the command. */
export class OldSiteError extends Error {}
