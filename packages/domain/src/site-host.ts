const ABSOLUTE_URL = /^https?:\/\/([^/?#\\]+)(.*)$/is;

/**
 * The address without the host where it points at the site itself, else as it is. The answer begins with exactly one
 * slash, so that it cannot lead to another host. Source: SPEC section 2, Search panel.
 * @param siteOrigins such as `https://www.example.se`; http and https count as the same site
 */
export function stripSiteHost(url: string, siteOrigins: readonly string[]): string {
  const [, host, rest] = ABSOLUTE_URL.exec(url.trim()) ?? [];
  if (host === undefined || rest === undefined) return url;
  if (!siteOrigins.some((origin) => hostOf(origin) === host.toLowerCase())) return url;
  return `/${rest.replace(/^[/\\\s]+/, '')}`;
}

function hostOf(origin: string): string | undefined {
  return ABSOLUTE_URL.exec(origin)?.[1]?.toLowerCase();
}
