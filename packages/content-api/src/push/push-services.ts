/** Where the browsers' makers take messages: Chrome and all that is built on it, Firefox, Edge, Safari. */
const HOSTS = [
  /^fcm\.googleapis\.com$/,
  /^jmt17\.google\.com$/,
  /^(?:[\w-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[\w-]+\.)*notify\.windows\.com$/,
  /^(?:[\w-]+\.)*push\.apple\.com$/,
];

/**
 * Whether an address is one that messages may be sent to. It comes from outside, and without this anybody could let us
 * call whom they like: only known services are called, by https, at their usual port. Source: ADR 0052
 * @param trustedOrigins further services that an installation trusts
 */
export function isPushService(endpoint: string, trustedOrigins: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  // Written as it will be sent: no reading of it leads elsewhere.
  if (url === null || url.href !== endpoint || url.username + url.password + url.hash !== '') return false;
  if (trustedOrigins.includes(url.origin)) return true;
  return url.protocol === 'https:' && url.port === '' && HOSTS.some((host) => host.test(url.hostname));
}
