import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mediaFilename, mediaPath } from './media-path.ts';
import { safeUrl } from './safe-url.ts';
import { DEFAULT_VIDEO_HOSTS, videoSource } from './video-source.ts';

describe('safeUrl', () => {
  it.each([
    'https://www.smhi.se',
    'http://example.se/å?x=1#y',
    'HTTPS://EXAMPLE.SE',
    'https://räddning.example.se/',
    '/sida/eldningsforbud',
    '/',
    '/sok/a%20b',
    'mailto:info@example.se',
    'tel:112',
    'tel:+46701740605',
  ])('lets a link lead to %s', (address) => {
    expect(safeUrl(address, 'link')).toBe(address);
  });

  it('trims what was pasted with spaces', () => {
    expect(safeUrl('  https://www.smhi.se ', 'link')).toBe('https://www.smhi.se');
  });

  it.each([
    '',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    'blob:https://example.se/1',
    'file:///etc/passwd',
    'ftp://example.se',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https:\\\\evil.example',
    'https://user@evil.example',
    'https://user:pw@evil.example',
    'https://www.smhi.se@evil.example',
    'https://@evil.example',
    'https://',
    'http://[::1',
    'https://a b.example',
    'https://example.se/\u202etxt.exe',
    'https://example.se/\ud800',
    'sida/x',
    '#top',
    '?q=1',
    'mailto:',
    'mailto:nobody',
    'tel:',
    'tel:javascript',
    `https://example.se/${'x'.repeat(2048)}`,
  ])('refuses %j', (address) => {
    expect(safeUrl(address, 'link')).toBeNull();
  });

  it('keeps mail and telephone from pages, and paths from frames', () => {
    expect(safeUrl('mailto:info@example.se', 'page')).toBeNull();
    expect(safeUrl('tel:112', 'page')).toBeNull();
    expect(safeUrl('/sida/x', 'frame')).toBeNull();
    expect(safeUrl('http://example.se', 'frame')).toBeNull();
    expect(safeUrl('https://example.se', 'frame')).toBe('https://example.se');
  });

  it('says of whatever it lets through that a browser reads it the same way, and again', () => {
    const pieces = fc.constantFrom(
      'https',
      'http',
      ':',
      '/',
      '\\',
      '//',
      '.',
      '..',
      '@',
      'a',
      'å',
      '\t',
      ' ',
      '%2f',
      '?',
      '#',
      'javascript',
      'evil.example',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 10 }), (parts) => {
        const address = safeUrl(parts.join(''), 'link');
        if (address === null) return;
        expect(safeUrl(address, 'link')).toBe(address);
        const base = 'https://own.example';
        const read = new URL(address, base);
        expect(['http:', 'https:']).toContain(read.protocol);
        expect(read.origin === base).toBe(address.startsWith('/'));
        expect(read.username + read.password).toBe('');
      }),
      { numRuns: 5000 },
    );
  });
});

describe('videoSource', () => {
  it.each(['https://www.youtube-nocookie.com/embed/x', 'https://player.vimeo.com/video/1'])(
    'lets a film come from %s',
    (address) => {
      expect(videoSource(address)).toEqual({ url: address, host: new URL(address).hostname });
    },
  );

  it.each([
    ['https://www.youtube.com/watch?v=a-b_c123456', 'https://www.youtube-nocookie.com/embed/a-b_c123456'],
    [
      'https://m.youtube.com/watch?list=x&v=abcdefghijk&t=9',
      'https://www.youtube-nocookie.com/embed/abcdefghijk',
    ],
    ['https://youtu.be/abcdefghijk?si=x', 'https://www.youtube-nocookie.com/embed/abcdefghijk'],
    ['https://www.youtube.com/shorts/abcdefghijk', 'https://www.youtube-nocookie.com/embed/abcdefghijk'],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  ])('shows the film that people copied as %s', (copied, shown) => {
    expect(videoSource(copied)?.url).toBe(shown);
    expect(videoSource(copied, [])).toBeNull();
  });

  it.each([
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/@brandmannen',
    'https://youtube.com.evil.example/watch?v=abcdefghijk',
    'https://vimeo.com/channels/staffpicks',
    'http://player.vimeo.com/video/1',
    'https://player.vimeo.com.evil.example/1',
    'https://evil.example/player.vimeo.com',
    'https://player.vimeo.com:8443/1',
    'https://player.vimeo.com./1',
    'https://x.player.vimeo.com/1',
    'https://video.example.se/embed/x',
    'javascript:alert(1)//player.vimeo.com',
    '',
  ])('refuses %j', (address) => {
    expect(videoSource(address)).toBeNull();
  });

  it('takes the hosts of the installation instead', () => {
    expect(videoSource('https://video.example.se/embed/x', ['video.example.se'])?.host).toBe(
      'video.example.se',
    );
    expect(videoSource('https://player.vimeo.com/video/1', ['video.example.se'])).toBeNull();
    expect(videoSource('https://player.vimeo.com/video/1', [...DEFAULT_VIDEO_HOSTS])).not.toBeNull();
  });
});

describe('mediaPath', () => {
  it.each([
    ['/media/bild.jpg', 'bild.jpg', '/media/bild.jpg'],
    ['/media/v%C3%A5r bild.jpg', 'vår bild.jpg', '/media/v%C3%A5r%20bild.jpg'],
    ['vår bild.jpg', 'vår bild.jpg', '/media/v%C3%A5r%20bild.jpg'],
  ])('reads %j', (imgSrc, filename, path) => {
    expect(mediaFilename(imgSrc)).toBe(filename);
    expect(mediaPath(imgSrc)).toBe(path);
  });

  it.each([
    '',
    '/media/',
    'javascript:alert(1)',
    'media/bild.jpg',
    'https://example.se/media/bild.jpg',
    '//example.se/media/bild.jpg',
    '/media/../admin',
    '/media/..',
    '/media/%2e%2e%2fadmin',
    '/media/a/b.jpg',
    '/media/a%2fb.jpg',
    '/media/a\\b.jpg',
    '/media/.env',
    '/media/a.jpg?x',
    '/media/a.jpg#x',
    '/media/%zz',
    '/media/a%00.jpg',
    '/MEDIA/a.jpg',
    'data:image/svg+xml,<svg/>',
  ])('refuses %j', (imgSrc) => {
    expect(mediaPath(imgSrc)).toBeNull();
  });
});
