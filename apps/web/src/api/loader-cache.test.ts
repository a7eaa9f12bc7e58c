import { ApiError } from '@brandpost/rubicore-api';
import { data } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLoaderCache, type LoaderCache } from './loader-cache.ts';

let nowMs: number;
let loaderCache: LoaderCache;
beforeEach(() => {
  nowMs = Date.parse('2026-11-20T10:00:00Z');
  loaderCache = createLoaderCache(() => new Date(nowMs));
});

const answers = (value: string) => () => Promise.resolve(value);
const fails = (error: unknown) => () => Promise.reject<string>(error);

describe('what a tab remembers', () => {
  it('is asked for once within a minute, by however many', async () => {
    const both = await Promise.all([
      loaderCache.get('/', answers('first')),
      loaderCache.get('/', answers('second')),
    ]);
    expect(both).toEqual(['first', 'first']);
    nowMs += 59_000;
    expect(await loaderCache.get('/', answers('third'))).toBe('first');
    nowMs += 1000;
    expect(await loaderCache.get('/', answers('fourth'))).toBe('fourth');
  });

  it('is asked for again after something has happened', async () => {
    loaderCache.keep('/', 'served');
    expect(await loaderCache.get('/', answers('new'))).toBe('served');
    loaderCache.invalidate();
    expect(await loaderCache.get('/', answers('new'))).toBe('new');
  });

  it.each([
    ['nobody is reached', new TypeError('Failed to fetch')],
    ['the service has too much to do', new ApiError({ status: 429, url: '/', message: 'Vänta' })],
    ['the service fails', new ApiError({ status: 502, url: '/', message: 'Nej' })],
    ['a page fails', data({ message: 'Nej' }, { status: 500 })],
  ])('is what was known when %s, and is asked for again the next time', async (_, error) => {
    loaderCache.keep('/', 'known');
    loaderCache.invalidate();
    expect(await loaderCache.get('/', fails(error))).toBe('known');
    expect(await loaderCache.get('/', answers('new'))).toBe('new');
  });

  it.each([
    ['is gone', data(null, { status: 404 })],
    ['has moved', Response.redirect('https://www.example.se/ny')],
    ['asks for another session', new ApiError({ status: 401, url: '/', message: 'Nej' })],
  ])('is not shown in place of what %s', async (_, error) => {
    loaderCache.keep('/', 'known');
    loaderCache.invalidate();
    await expect(loaderCache.get('/', fails(error))).rejects.toBe(error);
  });

  it('is what was asked for last, also when an older question fails after that', async () => {
    loaderCache.keep('/', 'known');
    loaderCache.invalidate();
    let fail: (error: unknown) => void = () => undefined;
    const older = loaderCache.get('/', () => new Promise<string>((_, reject) => (fail = reject)));
    loaderCache.invalidate();
    expect(await loaderCache.get('/', answers('new'))).toBe('new');
    fail(new TypeError('Failed to fetch'));
    expect(await older).toBe('known');
    expect(await loaderCache.get('/', fails(new TypeError('Failed to fetch')))).toBe('new');
  });

  it('holds no failure', async () => {
    await expect(loaderCache.get('/', fails(new TypeError('Failed to fetch')))).rejects.toThrow('fetch');
    expect(await loaderCache.get('/', answers('well again'))).toBe('well again');
  });

  it('does not grow for ever: the oldest goes', async () => {
    for (let page = 0; page < 51; page += 1) loaderCache.keep(`/${page}`, 'known');
    expect(await loaderCache.get('/1', answers('new'))).toBe('known');
    expect(await loaderCache.get('/0', answers('new'))).toBe('new');
  });
});
