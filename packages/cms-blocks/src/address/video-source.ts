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

/** Where a film is watched, as people copy it, and the address of the same film in a frame. */
const WATCH_ADDRESSES: readonly { readonly pattern: RegExp; readonly frame: (id: string) => string }[] = [
  {
    pattern:
      /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/)|youtu\.be\/)([\w-]{11})(?:[?&#].*)?$/,
    frame: (id) => `https://www.youtube-nocookie.com/embed/${id}`,
  },
  {
    pattern: /^https:\/\/(?:www\.)?vimeo\.com\/(\d{1,12})(?:[?#].*)?$/,
    frame: (id) => `https://player.vimeo.com/video/${id}`,
  },
];

/**
 * A film's address, if it may be shown in a frame: one that is made for frames, or that of YouTube's or Vimeo's page
 * about the film, as it is copied from the browser.
 * @param allowedHosts host names, compared exactly; the same list belongs in the page's `frame-src`
 * @returns null when it is not https or the host is not allowed
 */
export function videoSource(
  text: string,
  allowedHosts: readonly string[] = DEFAULT_VIDEO_HOSTS,
): VideoSource | null {
  const address = safeUrl(text, 'frame');
  if (address === null) return null;
  const { hostname, port, href } = new URL(frameAddress(address));
  return allowedHosts.includes(hostname) && port === '' ? { url: href, host: hostname } : null;
}

/** What people call a site of films, by the name of its host. */
export function videoSiteName(host: string): string {
  if (/(?:^|\.)youtube(?:-nocookie)?\.com$|^youtu\.be$/.test(host)) return 'YouTube';
  return /(?:^|\.)vimeo\.com$/.test(host) ? 'Vimeo' : host.replace(/^www\./, '');
}

function frameAddress(address: string): string {
  for (const { pattern, frame } of WATCH_ADDRESSES) {
    const id = pattern.exec(address)?.[1];
    if (id !== undefined) return frame(id);
  }
  return address;
}
