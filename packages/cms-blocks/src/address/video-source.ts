import { safeUrl } from './safe-url.ts';

/** Where films may come from unless the installation says otherwise. */
export const DEFAULT_VIDEO_HOSTS: readonly string[] = [
  'www.youtube-nocookie.com',
  'youtube-nocookie.com',
  'player.vimeo.com',
];

export type VideoSource = {
  readonly url: string;
  /** Shown to the visitor, who decides whether to load anything from there. */
  readonly host: string;
};

/**
 * A film's address, if it may be shown in a frame.
 * @param allowedHosts host names, compared exactly; the same list belongs in the page's `frame-src`
 * @returns null when it is not https or the host is not allowed
 */
export function videoSource(
  text: string,
  allowedHosts: readonly string[] = DEFAULT_VIDEO_HOSTS,
): VideoSource | null {
  const address = safeUrl(text, 'frame');
  if (address === null) return null;
  const { hostname, port, href } = new URL(address);
  return allowedHosts.includes(hostname) && port === '' ? { url: href, host: hostname } : null;
}
