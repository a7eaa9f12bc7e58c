import { type Endpoint, endpoints } from '@brandpost/rubicore-api';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from './engines.fixtures.ts';

/** Calls that take JSON, addressed at records that there are. */
const WRITES = endpoints.filter(({ body }) => body !== undefined && 'json' in body && body !== undefined);

function addressOf(endpoint: Endpoint): string {
  const id = endpoint.path.includes('/post/') || endpoint.path.includes('/editor/') ? '301' : '3';
  return `/rubicore${endpoint.path.replace(':cap', 'manage_link').replace(/:(number|\w*[iI]d)/g, id)}`;
}

const deep = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);
const node = '{"id":"a","type":"html","version":"1.0.0","props":{},"children":[';

/** What no caller in good faith sends. */
const BODIES: [what: string, body: string | Buffer, contentType?: string][] = [
  ['nothing', ''],
  ['half an object', '{"title":'],
  ['two objects', '{}{}'],
  ['a comment', '{/* */}'],
  ['a list', '[]'],
  ['null', 'null'],
  ['a text', '"x"'],
  ['a number', '1e400'],
  ['not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['a prototype', '{"__proto__":{"isAdministrator":true}}'],
  ['a prototype below', '{"title":{"a":{"__proto__":{"x":1}}}}'],
  ['a constructor', '{"constructor":{"prototype":{"x":1}}}'],
  [
    'NUL in a value',
    '{"title":"a\\u0000b","name":"a\\u0000b","username":"a\\u0000b","reason":"\\u0000","list":"\\u0000"}',
  ],
  [
    'half a character',
    '{"title":"\\ud800","name":"\\ud800","username":"\\ud800","reason":"\\ud800","list":"\\ud800"}',
  ],
  ['lists a hundred thousand deep', deep('[', ']', 100_000)],
  ['objects fifty thousand deep', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`],
  ['blocks ten thousand deep', `{"title":"x","content":[${node.repeat(10_000)}${']}'.repeat(10_000)}]}`],
  ['two megabytes', `{"title":"${'x'.repeat(2_000_000)}"}`],
  ['a form', 'title=x', 'application/x-www-form-urlencoded'],
  ['plain text', '{}', 'text/plain'],
  ['XML', '<a/>', 'application/xml'],
  [
    'a type with a tab',
    '{"title":[],"name":[],"username":[],"values":1,"userIds":1,"value":1,"redirect":1,"key":1,"type":[],"list":1,"postId":[],"publishAt":1}',
    'application/json\t; x',
  ],
  [
    'objects for texts',
    '{"title":{"$gt":""},"name":{"$gt":""},"username":{},"password":{},"type":{},"values":{},"userIds":{},"value":{},"redirect":{},"key":{},"list":{},"postId":{},"publishAt":{}}',
  ],
];

describeOnBothEngines('hostile bodies', (api) => {
  let administrator = '';
  let rowsBefore = '';
  beforeAll(async () => {
    administrator = await api.tokenFor(1);
    rowsBefore = await countAllRows();
  });

  const countAllRows = async () => {
    const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
      where schemaname = 'public' and tablename <> 'sign_in_failure' order by 1`.execute(api.db);
    const counts = [];
    for (const { name } of rows) {
      const counted = await sql<{ n: number }>`select count(*)::integer as n from ${sql.table(name)}`.execute(
        api.db,
      );
      counts.push(`${name} ${counted.rows[0]?.n}`);
    }
    return counts.join('\n');
  };

  it.each(BODIES)(
    'of %s are refused by every call, and nothing is stored',
    async (_what, payload, contentType = 'application/json') => {
      for (const endpoint of WRITES) {
        const answer = await api.app.inject({
          method: endpoint.method,
          url: addressOf(endpoint),
          headers: { authorization: `Bearer ${administrator}`, 'content-type': contentType },
          payload,
        });
        expect([400, 413, 415, 422], `${endpoint.name} ${answer.body}`).toContain(answer.statusCode);
        expect(answer.json()).toMatchObject({ message: expect.any(String), code: expect.any(String) });
      }
      expect(await countAllRows()).toBe(rowsBefore);
      expect(Object.keys(Object.prototype)).toEqual([]);
    },
  );

  it('leave memory as it was, however often they come', async () => {
    const post = (payload: string) =>
      api.app.inject({
        method: 'POST',
        url: '/rubicore/core/v1/post',
        headers: { authorization: `Bearer ${administrator}`, 'content-type': 'application/json' },
        payload,
      });
    const bomb = `{"title":"x","content":[${node.repeat(10_000)}${']}'.repeat(10_000)}]}`;
    const round = () => Promise.all(Array.from({ length: 10 }, () => post(bomb)));
    await round();
    const before = process.memoryUsage().rss;
    for (let rounds = 0; rounds < 10; rounds++) await round();
    expect((process.memoryUsage().rss - before) / 1024 / 1024).toBeLessThan(200);
  });

  it('of content past its limits are refused with the place and the reason', async () => {
    const blocks = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        id: `b${index}`,
        type: 'html',
        version: '1.0.0',
        props: { html: '' },
        children: [],
      }));
    const nested = (depth: number): object => ({
      id: `d${depth}`,
      type: 'row',
      version: '1.0.0',
      props: {},
      children: depth === 0 ? [] : [nested(depth - 1)],
    });
    for (const content of [
      blocks(2_001),
      [nested(13)],
      [{ ...blocks(1)[0], props: { html: 'x'.repeat(600_000) } }],
    ]) {
      const body = { type: 'news', title: 'x', status: 'draft', content };
      const { status, body: refusal } = await api.send('POST', '/post', { token: administrator, body });
      expect([status, refusal.errors[0].field.startsWith('content')]).toEqual([422, true]);
    }
    expect(await countAllRows()).toBe(rowsBefore);
  });
});
