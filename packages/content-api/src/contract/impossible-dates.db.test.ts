import { endpoints } from '@brandpost/rubicore-api';
import { beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from './engines.fixtures.ts';

/** Shaped like instants. */
const DATES = [
  '2026-13-40T99:99:99Z',
  '2027-02-29T10:00:00Z',
  '2027-04-31T10:00:00+02:00',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59-23:59',
];
const WRITES = (date: string): readonly (readonly [method: string, url: string, body: object])[] => [
  ['PUT', '/post/301', { publishedDate: date }],
  ['PUT', '/post/301', { unpublishedDate: date }],
  ['PUT', '/post/301', { authoredDate: date }],
  ['PUT', '/post/301', { acknowledgeBy: date }],
  ['POST', '/post', { type: 'news', title: 'Datum', nodeIds: [1], status: 'draft', unpublishedDate: date }],
  ['PUT', '/post/301/scheduled-change', { publishAt: date, post: {} }],
  [
    'POST',
    '/fire-ban',
    { municipality: 'Torrbo', state: 'ban', decidedBy: 'Räddningschefen', from: date, to: null, note: '' },
  ],
  ['PUT', '/maintenance', { isOn: true, text: null, until: date }],
];

describeOnBothEngines('dates that no calendar has', (api) => {
  let administrator = '';
  beforeAll(async () => {
    administrator = await api.tokenFor(1);
  });
  const ask = (method: string, url: string, payload?: object) =>
    api.app.inject({
      method: method as 'GET',
      url: `/rubicore/core/v1${url}`,
      headers: { authorization: `Bearer ${administrator}` },
      ...(payload === undefined ? {} : { payload }),
    });

  it.each(DATES)('are a bad request wherever a list is asked for by date: %s', async (date) => {
    const asked: string[] = [];
    for (const { method, path, query } of endpoints) {
      if (method !== 'GET' || !path.startsWith('/core/v1') || query === undefined) continue;
      const { properties } = query as unknown as { properties: Record<string, { pattern?: string }> };
      for (const [name, { pattern }] of Object.entries(properties)) {
        if (pattern === undefined || !new RegExp(pattern, 'u').test('2026-11-20T13:20:00Z')) continue;
        const url = path.slice('/core/v1'.length).replace(/:\w+/g, '1');
        const { statusCode } = await ask('GET', `${url}?${name}=${encodeURIComponent(date)}`);
        asked.push(`${statusCode} ${url} ${name}`);
      }
    }
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((answer) => !answer.startsWith('400 '))).toEqual([]);
  });

  it.each(DATES)('are refused wherever they are written, and leave what was there: %s', async (date) => {
    const before = (await ask('GET', '/post/301')).body;
    for (const [method, url, body] of WRITES(date)) {
      const { statusCode, json } = await ask(method, url, body);
      const field = Object.entries(body).find(([, value]) => value === date)?.[0];
      expect({ url, statusCode, fields: fieldsOf(json()) }).toMatchObject({
        url,
        statusCode: expect.toSatisfy((status: number) => status === 400 || status === 422),
        fields: [field],
      });
    }
    expect((await ask('GET', '/post/301')).body).toBe(before);
    expect((await ask('GET', '/maintenance')).json()).toMatchObject({ isOn: false });
  });
});

function fieldsOf({ errors }: { errors?: { field: string }[] }): string[] {
  return (errors ?? []).map(({ field }) => field);
}
