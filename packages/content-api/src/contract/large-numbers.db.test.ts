import { endpoints } from '@brandpost/rubicore-api';
import { beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from './engines.fixtures.ts';

/** Past what a column of numbers holds, past what JavaScript counts exactly, and past every number. */
const NUMBERS = [
  '2147483648',
  '3000000000',
  '9007199254740993',
  '99999999999999999999',
  '1e309',
  'Infinity',
  '-1',
];
const STREAMS = new Set(endpoints.filter(({ produces }) => produces !== undefined).map(({ path }) => path));

/** Fields of a body that name another record. */
const POST = { type: 'news', title: 'Stora tal', nodeIds: [1], status: 'draft' };
const reference = (number: string) =>
  [
    ['POST', '/post', `{"nodeIds":[${number}]}`],
    ['POST', '/post', `{"categoryIds":[${number}]}`],
    ['POST', '/post', `{"userIds":[${number}]}`],
    ['POST', '/post', `{"editorIds":[${number}]}`],
    ['POST', '/post', `{"mediaId":${number}}`],
    ['POST', '/post', `{"type":"page","parentId":${number}}`],
    ['POST', '/post', `{"type":"page","parentId":0,"orderPostBeforeId":${number}}`],
    ['POST', '/post', `{"authorId":${number}}`],
    ['POST', '/post/301/node', `{"values":[${number}]}`],
    ['POST', '/post', `{"order":${number === '-1' ? '-2147483649' : number}}`],
    ['POST', '/node', `{"name":"a","parent":${number}}`],
    ['POST', '/token', `{"type":"masquerade","userId":${number},"reason":"x"}`],
    ['POST', '/like', `{"postId":${number}}`],
    ['PUT', '/editor/301', `{"userIds":[${number}]}`],
    ['PUT', '/user/3/link/sort', `{"linkIds":[${number}],"values":[${number}]}`],
    ['POST', '/audience', `{"type":"info","nodeIds":[${number}],"categoryIds":[],"userIds":[]}`],
  ] as const;

describeOnBothEngines('numbers that no record has', (api) => {
  let administrator = '';
  beforeAll(async () => {
    administrator = await api.tokenFor(1);
  });
  const ask = (method: string, url: string, payload?: string) =>
    api.app.inject({
      method: method as 'GET',
      url: `/rubicore/core/v1${url}`,
      headers: { authorization: `Bearer ${administrator}`, 'content-type': 'application/json' },
      ...(payload === undefined ? {} : { payload }),
    });

  it.each(NUMBERS)('are never a failure of ours in an address: %s', async (number) => {
    for (const { method, path } of endpoints) {
      if (!path.includes('/:') || !path.startsWith('/core/v1') || STREAMS.has(path)) continue;
      const url = path.slice('/core/v1'.length).replace(/:\w+/g, encodeURIComponent(number));
      const { statusCode, body } = await ask(
        method,
        url,
        method === 'GET' || method === 'DELETE' ? undefined : '{}',
      );
      expect(statusCode, `${method} ${url} ${body}`).toBeLessThan(500);
    }
  });

  it.each(NUMBERS)('are never a failure of ours in a query: %s', async (number) => {
    for (const { method, path, query } of endpoints) {
      if (method !== 'GET' || path.includes('/:') || !path.startsWith('/core/v1') || STREAMS.has(path))
        continue;
      const names = Object.keys((query as { properties?: object } | undefined)?.properties ?? {});
      for (const name of names) {
        const url = `${path.slice('/core/v1'.length)}?${name}=${number}`;
        const { statusCode, body } = await ask('GET', url);
        expect(statusCode, `${url} ${body}`).toBeLessThan(500);
      }
    }
  });

  it.each(NUMBERS)('are refused in a body: %s', async (number) => {
    for (const [method, url, fields] of reference(number)) {
      const text = url === '/post' ? `${JSON.stringify(POST).slice(0, -1)},${fields.slice(1)}` : fields;
      const { statusCode, body } = await ask(method, url, text);
      expect(statusCode, `${method} ${url} ${text} ${body}`).toBeGreaterThanOrEqual(400);
      expect(statusCode, `${method} ${url} ${text} ${body}`).toBeLessThan(500);
    }
  });
});
