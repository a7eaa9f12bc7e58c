import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { mirroredPage } from './mirrored-page.ts';

const origin = 'https://www.example.se';
const place = {
  address: '/sida/elda',
  file: 'sida/elda/index.html',
  origin,
  copiedAt: new Date('2026-11-23T09:05:00Z'),
};
const page = (body: string, head = '') =>
  mirroredPage(`<!doctype html><html lang="sv"><head>${head}</head><body>${body}</body></html>`, place);

it('leads from file to file, and to the site for what is not copied', () => {
  const { html, links } = page(
    '<a href="/">Start</a><a href="https://www.example.se/sida/sotning#pris">Sotning</a>' +
      '<a href="/login">Logga in</a><a href="/sok/a?typ=news">Filter</a>' +
      '<a href="https://elsewhere.example/">Annat</a><a href="tel:112">112</a><a href="#top">Upp</a>',
  );
  expect(
    parse(html)
      .querySelectorAll('a')
      .map((a) => a.getAttribute('href')),
  ).toEqual([
    '../../index.html',
    '../sotning/index.html#pris',
    `${origin}/login`,
    `${origin}/sok/a?typ=news`,
    'https://elsewhere.example/',
    'tel:112',
    '#top',
  ]);
  expect(links).toEqual(['/', '/sida/sotning']);
});

it('has its pictures and fonts beside it, in every size and in styles', () => {
  const { html, links } = page(
    '<img src="/media/a.jpg" srcset="/media/a_480.webp 480w, /media/a_960.webp 960w" style="background:url(\'/media/b.jpg\')">',
    '<style>@font-face{src:url(/assets/f.woff2)}</style>',
  );
  expect(html).toContain('srcset="../../media/a_480.webp 480w, ../../media/a_960.webp 960w"');
  expect(html).toContain('url(../../assets/f.woff2)');
  expect(links.toSorted()).toEqual([
    '/assets/f.woff2',
    '/media/a.jpg',
    '/media/a_480.webp',
    '/media/a_960.webp',
    '/media/b.jpg',
  ]);
});

it('has what a page has where no script runs', () => {
  const sheet = '<link rel="stylesheet" href="/print.css" media="print">';
  const { html, links } = page('', `<noscript>${sheet}</noscript>`);
  expect(html).toContain('<link rel="stylesheet" href="../../print.css" media="print">');
  expect(html).not.toContain('noscript');
  expect(links).toEqual(['/print.css']);
});

it('runs nothing, has no form and no button that opens one, and says what it is', () => {
  const { html } = page(
    '<button popovertarget="sok">Sök</button><div id="sok" popover><form action="/sok"></form></div>' +
      '<button popovertarget="meny">Meny</button><div id="meny" popover><a href="/">Start</a></div>' +
      '<form action="/bff/x"></form><script>alert(1)</script>',
    '<script type="module" src="/assets/a.js"></script><link rel="canonical" href="https://www.example.se/sida/elda">',
  );
  const copied = parse(html);
  expect(copied.querySelectorAll('script, form')).toEqual([]);
  expect(copied.querySelectorAll('button').map(({ text }) => text)).toEqual(['Meny']);
  expect(copied.querySelector('aside')?.text).toBe(
    'Reservkopia av www.example.se, hämtad 23 november 2026 kl\u00A010.05. Sök och inloggning fungerar inte här.',
  );
  expect(copied.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    'https://www.example.se/sida/elda',
  );
  expect(copied.querySelector('meta[http-equiv]')?.getAttribute('content')).toContain("default-src 'none'");
});
