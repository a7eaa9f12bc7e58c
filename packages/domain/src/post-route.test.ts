import { expect, it } from 'vitest';
import { POST_TYPES } from './entities/type-names.ts';
import { pathOfPost, routeSegmentOf } from './post-route.ts';

it('gives every post type its route segment', () => {
  expect(Object.fromEntries(POST_TYPES.map((type) => [type, routeSegmentOf(type)]))).toEqual({
    page: 'sida',
    news: 'nyhet',
    'pinned-news': 'nyhet',
    'page-related': 'overblick',
    info: 'nyhet',
    'info-important': 'nyhet',
    related_info: 'nyhet',
    alert: 'krisinformation',
    advertisment: 'annons',
    givetake: 'ge-ta',
  });
});

it('builds the path of a post', () => {
  expect(pathOfPost({ type: 'alert', slug: 'orange-varning' })).toBe('/krisinformation/orange-varning');
  expect(pathOfPost({ type: 'news', slug: 'å/b?c' })).toBe('/nyhet/%C3%A5%2Fb%3Fc');
});

it('puts the contact page among the contact pages and the start page at the root', () => {
  expect(pathOfPost({ type: 'page', slug: 'kontakta-oss' })).toBe('/kontakt/kontakta-oss');
  expect(pathOfPost({ type: 'page', slug: 'startsida' })).toBe('/');
  expect(pathOfPost({ type: 'news', slug: 'kontakta-oss' })).toBe('/nyhet/kontakta-oss');
});
