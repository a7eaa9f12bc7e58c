import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { errorKinds } from '../errors.ts';
import type { UpstreamOutcome } from './outcomes.ts';
import { createUpstream, type Upstream } from './upstream.ts';

type Answering = (request: IncomingMessage, response: ServerResponse) => void;

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

const good: Answering = (_, response) => response.end('ok');
const broken: Answering = (request) => request.socket.destroy();

async function serverThat(answer: { by: Answering }) {
  const hits: string[] = [];
  const server: Server = createServer((request, response) => {
    hits.push(`${request.method} ${request.url}`);
    answer.by(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, hits };
}

function upstreamTo(origin: string, onOutcome?: (outcome: UpstreamOutcome) => void): Upstream {
  const upstream = createUpstream(origin, onOutcome);
  open.push(() => upstream.close());
  return upstream;
}

async function get(upstream: Upstream): Promise<string> {
  const reply = await upstream.request({ method: 'GET', path: '/', headers: {} });
  return reply.body.text();
}

describe('calls upstream', () => {
  it('are left alone after eight without an answer, and tried again after a second', async () => {
    const answer = { by: broken };
    const { origin, hits } = await serverThat(answer);
    const outcomes: string[] = [];
    const upstream = upstreamTo(origin, ({ outcome }) => outcomes.push(outcome));
    for (let call = 0; call < 12; call += 1) {
      await expect(get(upstream)).rejects.toThrow(/Tjänsten (?:går inte att nå|svarar inte)/);
    }
    expect(hits.length).toBeLessThanOrEqual(8);
    expect(upstream.breakerState()).toBe('open');
    await expect(get(upstream)).rejects.toMatchObject({
      kind: errorKinds.upstreamPaused,
      retryAfterSeconds: 1,
    });
    answer.by = good;
    await new Promise((resolve) => setTimeout(resolve, 1050));
    expect(await get(upstream)).toBe('ok');
    expect(upstream.breakerState()).toBe('closed');
    expect(new Set(outcomes)).toEqual(new Set(['broken', 'paused', 'answered']));
  });

  it('go on while those of single sign-on get no answer, and the other way round', async () => {
    const isSaml = ({ url }: IncomingMessage) => url === '/saml';
    let isBroken = isSaml;
    const { origin } = await serverThat({
      by: (request, response) => (isBroken(request) ? broken : good)(request, response),
    });
    const upstream = upstreamTo(origin);
    const call = async (path: string) => {
      const lane = path === '/saml' ? 'single-sign-on' : 'shared';
      return (await upstream.request({ method: 'POST', path, headers: {}, lane })).body.text();
    };
    for (let turn = 0; turn < 12; turn += 1) await expect(call('/saml')).rejects.toThrow();
    expect(await call('/')).toBe('ok');
    expect(upstream.breakerState()).toBe('closed');
    isBroken = (request) => !isSaml(request);
    for (let turn = 0; turn < 12; turn += 1) await expect(call('/')).rejects.toThrow();
    expect(upstream.breakerState()).toBe('open');
    await new Promise((resolve) => setTimeout(resolve, 1050));
    expect(await call('/saml')).toBe('ok');
  });

  it('find a connection although single sign-on holds all that it may have', async () => {
    const { origin, hits } = await serverThat({
      by: (request, response) => request.url === '/' && good(request, response),
    });
    const upstream = upstreamTo(origin);
    const caller = new AbortController();
    const waiting = Array.from({ length: 200 }, () =>
      upstream
        .request({
          method: 'POST',
          path: '/saml',
          headers: {},
          lane: 'single-sign-on',
          signal: caller.signal,
        })
        .catch(() => 'gone'),
    );
    await expect.poll(() => hits.length).toBeGreaterThan(0);
    const startMs = performance.now();
    expect(await get(upstream)).toBe('ok');
    expect(performance.now() - startMs).toBeLessThan(1000);
    caller.abort();
    await Promise.all(waiting);
  });

  it('go to upstream whatever address a library gives them, and fail in words of ours', async () => {
    const answer = { by: good };
    const { origin, hits } = await serverThat(answer);
    const { dispatcher } = upstreamTo(origin);
    const ask = () =>
      dispatcher.request({ origin: 'http://127.0.0.1:9', path: '/a', method: 'POST', headers: {} });
    expect(await (await ask()).body.text()).toBe('ok');
    expect(hits).toEqual(['POST /a']);
    answer.by = broken;
    await expect(ask()).rejects.toMatchObject({ kind: errorKinds.upstreamUnreachable });
  });

  it('are not stopped by answers that are errors', async () => {
    const { origin } = await serverThat({ by: (_, response) => response.writeHead(500).end('no') });
    const upstream = upstreamTo(origin);
    for (let call = 0; call < 20; call += 1) await get(upstream);
    expect(upstream.breakerState()).toBe('closed');
  });

  it('are tried again in one case of ten at most', async () => {
    let number = 0;
    const { origin, hits } = await serverThat({
      // Every second connection breaks, so that the breaker never opens.
      by: (request, response) => {
        number += 1;
        (number % 2 === 0 ? good : broken)(request, response);
      },
    });
    const upstream = upstreamTo(origin);
    let asked = 0;
    for (; asked < 200; asked += 1) await get(upstream).catch(() => undefined);
    expect(hits.length - asked).toBeLessThanOrEqual(10 + asked * 0.1);
  });

  it('go on where they are when upstream has moved', async () => {
    const slow: Answering = (_, response) => setTimeout(() => response.end('before'), 200);
    const [before, after] = [await serverThat({ by: slow }), await serverThat({ by: good })];
    const upstream = upstreamTo(before.origin);
    const underWay = get(upstream);
    await expect.poll(() => before.hits.length).toBe(1);
    upstream.moveTo(after.origin);
    expect(await get(upstream)).toBe('ok');
    expect(await underWay).toBe('before');
  });

  it('end when all of it takes too long, although something comes all the time', async () => {
    const { origin } = await serverThat({
      by: (_, response) => {
        const drip = setInterval(() => response.write('x'), 20);
        response.on('close', () => clearInterval(drip));
      },
    });
    const reply = await upstreamTo(origin).request({ method: 'GET', path: '/', headers: {}, timeoutMs: 300 });
    await expect(reply.body.text()).rejects.toThrow();
  });

  it('end upstream as soon as the caller has gone', async () => {
    let closed = 0;
    const { origin, hits } = await serverThat({
      by: (_, response) => {
        response.on('close', () => {
          closed += 1;
        });
      },
    });
    const upstream = upstreamTo(origin);
    const caller = new AbortController();
    const { signal } = caller;
    const calls = Array.from({ length: 50 }, () =>
      upstream.request({ method: 'GET', path: '/', headers: {}, signal }).catch(() => 'gone'),
    );
    await expect.poll(() => hits.length).toBe(50);
    caller.abort();
    expect(await Promise.all(calls)).toEqual(Array(50).fill('gone'));
    await expect.poll(() => closed).toBe(50);
    expect(upstream.breakerState()).toBe('closed');
  });
});
