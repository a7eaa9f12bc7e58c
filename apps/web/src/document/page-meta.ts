/** What a page says of itself in the document's head. */
export type PageMeta = {
  /** Without the site's name, which is added; null on the start page. */
  title: string | null;
  description: string;
  /** Path of the one true address. */
  canonicalPath: string;
  isIndexed?: boolean;
  /** Path of a picture for those who share the page. */
  imagePath?: string;
};

/** `<page> – <service>`, or the service alone. Source: SWEDEN A-04. */
export function documentTitle(meta: Pick<PageMeta, 'title'>, siteName: string): string {
  return meta.title === null ? siteName : `${meta.title} – ${siteName}`;
}
