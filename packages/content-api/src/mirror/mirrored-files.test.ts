import { expect, it } from 'vitest';
import { fileOf, linkBetween } from './mirrored-files.ts';

it.each([
  ['/', 'index.html'],
  ['/sida/brandvarnare', 'sida/brandvarnare/index.html'],
  ['/nyheter?sida=2', 'nyheter/sida-2/index.html'],
  ['/overblick?sprak=sv-x-easy', 'overblick/sprak-sv-x-easy/index.html'],
  ['/sok/%C3%B6ppettider', 'sok/öppettider/index.html'],
  ['/media/skylt_480.webp', 'media/skylt_480.webp'],
  ['/feeds/nyheter.atom', 'feeds/nyheter.atom'],
])('%s is kept as %s', (address, file) => {
  expect(fileOf(address)).toBe(file);
});

it.each([
  '/login',
  '/bff/events',
  '/rubicore/core/v1/post',
  '/profile/admin/users',
  '/skapa-innehall',
  '/forhandsvisning/abc',
  '/sok/brand?typ=news',
  '/nyheter?sida=0',
  '/overblick?sprak=../../etc',
  '/nyheter?sida=2&x=1',
  '/sida/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/sida/..%5c..%5cx',
  '/.git/config',
  '/sida/%00',
  '/sida/%E0%A4%A',
  `/sida/${'a'.repeat(300)}`,
])('%s is not copied', (address) => {
  expect(fileOf(address)).toBeNull();
});

it('files name each other by the way between them, whatever lies above', () => {
  expect(linkBetween('sida/a/index.html', 'sok/öppettider/index.html')).toBe(
    '../../sok/%C3%B6ppettider/index.html',
  );
  expect(linkBetween('index.html', 'media/a.jpg')).toBe('media/a.jpg');
  expect(linkBetween('nyheter/sida-2/index.html', 'index.html')).toBe('../../index.html');
});
