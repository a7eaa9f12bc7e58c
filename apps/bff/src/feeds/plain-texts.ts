/** What robots may read. Pages of the intranet are nobody's to find. Source: RFC 9309; DESIGN section 4, Hostnames. */
export function robotsTxt(site: { origin: string; isPublic: boolean }): string {
  if (!site.isPublic) return 'User-agent: *\nDisallow: /\n';
  return [
    'User-agent: *',
    // As many pages as there are words, and ways in.
    'Disallow: /sok/',
    'Disallow: /login',
    'Disallow: /bff/',
    '',
    `Sitemap: ${site.origin}/sitemap.xml`,
    '',
  ].join('\n');
}

const HALF_A_YEAR_MS = 180 * 24 * 60 * 60 * 1000;

/** Where holes are reported. It expires half a year after the day it is asked for. Source: RFC 9116; SWEDEN 2.7. */
export function securityTxt(site: { origin: string; contact: string; now: Date }): string {
  const expires = new Date(site.now.getTime() + HALF_A_YEAR_MS).toISOString().slice(0, 10);
  return [
    `Contact: ${site.contact}`,
    `Expires: ${expires}T00:00:00Z`,
    'Preferred-Languages: sv, en',
    `Canonical: ${site.origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
