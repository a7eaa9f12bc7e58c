import { setTimeout as wait } from 'node:timers/promises';
import { request } from 'undici';
import { atLeast, atMost, type Criterion, type FaultScript, holds } from '../criterion.ts';
import { type FaultProxy, startFaultProxy } from '../fault-proxy.ts';
import { type Bff, PUBLIC_ORIGIN, startBff, startContentApi } from '../services.ts';
import { share, startVisitors } from '../visitors.ts';

const HOST = new URL(PUBLIC_ORIGIN).host;

function plain(status: string, headers = '', body = '{"message":"nej"}'): string {
  return `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\n${headers}Content-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`;
}

const ERRORS = [
  '500 Internal Server Error',
  '502 Bad Gateway',
  '503 Service Unavailable',
  '504 Gateway Timeout',
];

/** What is no answer, or none that can be believed. */
const GARBAGE: [string, string][] = [
  [
    'a page',
    'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 9\r\nConnection: close\r\n\r\n<p>Hej</p',
  ],
  ['cut JSON', plain('200 OK', '', '[{"id":1,"tit')],
  [
    'less than promised',
    'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n[{"id":1}',
  ],
  ['a header of 10 MB', `HTTP/1.1 200 OK\r\nX-Long: ${'a'.repeat(10_000_000)}\r\n\r\n`],
  ['a header within a header', 'HTTP/1.1 200 OK\r\nX-A: b\rSet-Cookie: a=b\r\nContent-Length: 2\r\n\r\n[]'],
  ['nothing but 1xx', 'HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(1000)],
  ['status 999', plain('999 Odd')],
  ['no HTTP at all', 'SSH-2.0-OpenSSH_9.2p1\r\n'],
];

/** F3: upstream answers with errors, always and in three cases of ten. */
export const upstreamErrors: FaultScript = {
  id: 'F3',
  title: 'upstream answers 500, 502, 503, 504',
  async run({ seconds, cleanup }) {
    const { wire, bff } = await start(cleanup);
    const visitors = await startVisitors(() => bff.port);
    const criteria: Criterion[] = [];
    for (const status of ERRORS) {
      for (const portion of [1, 0.3]) {
        wire.become({ kind: 'answered', with: plain(status, 'Retry-After: 2\r\n'), share: portion });
        const before = wire.requests();
        const faultMs = performance.now();
        const pauseMs = (seconds * 1000) / 4;
        await wait(pauseMs);
        const pages = visitors.since(faultMs, 'page');
        const name = `${status.slice(0, 3)} in ${portion * 100} %`;
        criteria.push(
          atLeast(
            `${name}: good public pages of ${pages.length}`,
            share(pages, ({ isGood }) => isGood),
            1,
          ),
        );
        // About thirty answers are kept for these pages; none is asked for more than once a second.
        criteria.push(
          atMost(`${name}: calls upstream a second`, (wire.requests() - before) / (pauseMs / 1000), 60),
        );
      }
    }
    wire.become({ kind: 'answered', with: plain('500 Internal Server Error') });
    const coldMs = performance.now();
    const cold = await get(bff, `/sida/aldrig-last-${Date.now()}`);
    criteria.push(
      holds(
        'a page that nobody has read says so',
        cold.status >= 500 && /<h1/.test(cold.text),
        String(cold.status),
      ),
    );
    criteria.push(atMost('and says it at once', performance.now() - coldMs, 500, ' ms'));
    await visitors.stop();
    return criteria;
  },
};

/** F4: upstream answers nonsense. */
export const upstreamGarbage: FaultScript = {
  id: 'F4',
  title: 'upstream answers nonsense',
  async run({ cleanup }) {
    const { wire, bff } = await start(cleanup);
    await get(bff, '/nyheter');
    const criteria: Criterion[] = [];
    for (const [name, answer] of GARBAGE) {
      wire.become({ kind: 'answered', with: answer });
      // The breaker may be open after connections that broke.
      await wait(1200);
      const path = `/rubicore/core/v1/post?type=news&perPage=${Math.floor(Math.random() * 9000) + 1}`;
      const response = await get(bff, path);
      const isShape =
        response.type.startsWith('application/problem+json') && !/127\.0\.0\.1|ECONN|at /.test(response.text);
      criteria.push(
        holds(
          `${name}: 502 or 504 in our shape`,
          [502, 504].includes(response.status) && isShape,
          String(response.status),
        ),
      );
      wire.become({ kind: 'none' });
      await wait(1200);
      const after = await get(bff, path);
      criteria.push(holds(`${name}: nothing of it is kept`, after.status === 200, String(after.status)));
    }
    criteria.push(holds('the process lives', bff.child.exitCode === null, String(bff.child.exitCode)));
    return criteria;
  },
};

async function start(
  cleanup: Parameters<FaultScript['run']>[0]['cleanup'],
): Promise<{ wire: FaultProxy; bff: Bff }> {
  const api = await startContentApi(cleanup);
  const wire = await startFaultProxy(api.ready.port);
  cleanup.add(() => wire.close());
  return { wire, bff: await startBff(cleanup, wire.port) };
}

async function get(bff: Bff, path: string) {
  const answer = await request(`http://127.0.0.1:${bff.port}${path}`, { headers: { host: HOST } });
  const { 'content-type': type } = answer.headers;
  return { status: answer.statusCode, type: String(type), text: await answer.body.text() };
}
