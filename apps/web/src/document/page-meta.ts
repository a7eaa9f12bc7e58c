import type { Language } from '@brandpost/domain';
import type { PageSubject } from './page-subject.ts';
import type { SharePicture } from './share-picture.ts';

/** A step on the way from the start page to a page. */
export type TrailStep = { title: string; path: string };

/** A page in one of its languages. */
export type Alternate = { language: Language; path: string };

/**
 * What a page says of itself in the document's head. It is sent with the page, but for what the head
 * alone has: small, and plain data.
 */
export type PageMeta = {
  /** Without the site's name, which is added; null on the start page. */
  title: string | null;
  description: string;
  /** Path of the one true address. */
  canonicalPath: string;
  isIndexed?: boolean;
  /** For those who share the page; the service's own where it is left out. */
  picture?: SharePicture;
  /** The way here that the page shows, without the start page and the page itself. Left out where none is shown. */
  trail?: readonly TrailStep[];
  subject?: PageSubject | undefined;
  /** Swedish where it is left out. */
  language?: Language;
  /** The page in each of its languages, itself too; left out where there is but one. */
  alternates?: readonly Alternate[];
};

/** `<page> – <service>`, or the service alone. Source: SWEDEN A-04. */
export function documentTitle(meta: Pick<PageMeta, 'title'>, siteName: string): string {
  return meta.title === null ? siteName : `${meta.title} – ${siteName}`;
}
