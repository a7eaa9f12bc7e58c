import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeOnBothEngines, VISITOR_TOKEN } from './engines.fixtures.ts';

const SORTS = [
  'title; drop table post',
  "title' --",
  'title ASC, (select pg_sleep(5))',
  'post.title',
  'password_hash',
  '__proto__ ASC',
  'constructor',
  'toString DESC',
  'title ASC ASC',
  'title NULLS FIRST',
  ',',
  'id,id,id,id,id,id',
  '1',
];

const QUERIES = [
  'perPage=0',
  'perPage=-1',
  'perPage=100000',
  'perPage=1e9',
  'perPage=NaN',
  'perPage=1.5',
  'perPage=',
  'perPage=1&perPage=2',
  'page=0',
  'page=1000001',
  'page=99999999999999999999999',
  'nodeId=2147483648',
  'nodeId=-1',
  'nodeId=1%20or%201=1',
  'nodeId[]=x',
  'userId=%00',
  'type=constructor',
  'type=news%00',
  'type=__proto__',
  'status=publish%27',
  'status=',
  'year=1',
  'year=99999',
  'includeContent=maybe',
  'parentId=-1',
];

describeOnBothEngines('hostile calls', (api) => {
  it.each(SORTS)('are refused with the sort %j', async (sort) => {
    for (const list of ['post', 'category', 'link', 'node', 'media', 'search?q=brand']) {
      const mark = list.includes('?') ? '&' : '?';
      const { status, body } = await api.get(`/${list}${mark}sort=${encodeURIComponent(sort)}`);
      expect([status, body.code, body.errors?.[0].field], list).toEqual([400, 'INVALID_QUERY', 'sort']);
    }
  });

  it.each(QUERIES)('are refused with the query %s', async (query) => {
    const { status, body } = await api.get(`/post?${query}`);
    expect([status, body.code]).toEqual([400, 'MALFORMED_REQUEST']);
    expect(body.message).toBe('Anropet gick inte att tolka.');
  });

  it('ignore what nobody knows', async () => {
    const query = '__proto__=1&constructor[prototype][x]=1&hasOwnProperty=2&utm_source=x';
    const { status, total } = await api.get(`/post?type=alert&${query}`);
    expect([status, total]).toEqual([200, 3]);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('take the largest page that there may be', async () => {
    const { status, body } = await api.get('/post?perPage=99999&page=1000000');
    expect([status, body]).toEqual([200, []]);
  });

  it.each([
    '/post/%00',
    '/post/%E0%A4%A',
    '/link/abc',
    '/link/0',
    '/link/2147483648',
    '/media/1e99',
    '/category/-1',
  ])('are refused at the address %s', async (address) => {
    const { status, body } = await api.get(address);
    expect([status, body.code]).toEqual([400, 'MALFORMED_REQUEST']);
  });

  it.each(['/post/..%2f..%2fetc', "/post/x' or '1'='1", '/post/__proto__', `/post/${'x'.repeat(200)}`])(
    'find nothing at the address %s',
    async (address) => {
      expect((await api.get(encodeURI(address).replaceAll('%25', '%'))).status).toBe(404);
    },
  );

  it.each(['x'.repeat(101), 'a\u0000b'])('are refused with the search text %j', async (text) => {
    expect((await api.get(`/search?q=${encodeURIComponent(text)}`)).status).toBe(400);
  });

  it('cannot break a search with signs that mean something to PostgreSQL', async () => {
    const signs = [
      "'",
      '\\',
      '&',
      '|',
      '!',
      '(',
      ')',
      ':*',
      '<->',
      '%',
      '_',
      '"',
      ';--',
      '𝔹',
      '\u202e',
      'é',
      '-',
      '112',
    ];
    const text = fc.array(
      fc.oneof(fc.constantFrom(...signs), fc.constantFrom('brand', 'eldning', 'i', 'sotning ')),
      {
        minLength: 1,
        maxLength: 12,
      },
    );
    await fc.assert(
      fc.asyncProperty(text, async (parts) => {
        const query = encodeURIComponent(parts.join('').slice(0, 50));
        for (const call of ['search', 'search/summary']) {
          expect((await api.get(`/${call}?q=${query}`)).status).toBe(200);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('get 401 for a header that is no token', async () => {
    for (const authorization of [
      'Bearer',
      `Basic ${VISITOR_TOKEN}`,
      `Bearer ${VISITOR_TOKEN} x`,
      "Bearer ' or 1=1",
    ]) {
      const answer = await api.app.inject({ url: '/rubicore/core/v1/post', headers: { authorization } });
      expect(answer.statusCode, authorization).toBe(401);
    }
  });
});
