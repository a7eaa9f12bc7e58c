/** Where content may come from: our own export, one of WordPress, or any site with a sitemap. */
export const SOURCES = ['brandpost', 'wordpress', 'site'] as const;
export type Source = (typeof SOURCES)[number];
