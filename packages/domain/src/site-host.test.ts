import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stripSiteHost } from './site-host.ts';

const SITE = ['https://www.example.se', 'http://localhost:3000'];

it.each([
  ['https://www.example.se/sok/eldning', '/sok/eldning'],
  ['HTTP://WWW.Example.se/sida/sotning?a=1#b', '/sida/sotning?a=1#b'],
  ['http://localhost:3000/', '/'],
  ['https://www.example.se', '/'],
  ['https://www.example.se?q=a', '/?q=a'],
  ['/sok/eldning', '/sok/eldning'],
  ['https://other.example.se/sok', 'https://other.example.se/sok'],
  ['https://www.example.se.evil.example/sok', 'https://www.example.se.evil.example/sok'],
  ['https://www.example.se@evil.example/', 'https://www.example.se@evil.example/'],
  ['http://localhost:3001/', 'http://localhost:3001/'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('reads %s as %s', (url, expected) => {
  expect(stripSiteHost(url, SITE)).toBe(expected);
});

it('never makes an address that leads to another host', () => {
  const tail = fc.string({
    unit: fc.constantFrom('/', '\\', '\t', '\n', ' ', 'e', '?', '#', '@'),
    maxLength: 8,
  });
  fc.assert(
    fc.property(tail, (rest) => {
      expect(stripSiteHost(`https://www.example.se/${rest}evil.example`, SITE)).toMatch(/^\/(?![/\\\s])/);
    }),
    { numRuns: 2000 },
  );
});
