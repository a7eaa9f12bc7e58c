/**
 * What the site is called and looks like on a home screen, where an iPhone first lets it send notifications. Source: W3C,
 * Web Application Manifest
 */
export function manifest(name: string): string {
  return JSON.stringify({
    name,
    short_name: name,
    lang: 'sv',
    id: '/',
    start_url: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#14213d',
    icons: [
      { src: '/icon.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  });
}
