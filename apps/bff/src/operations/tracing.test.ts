import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type PlainRubicore, startPlainRubicore } from '@brandpost/test-support';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../test-server.fixtures.ts';
import { traceContextFrom } from './trace-context.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = `00-${TRACE}-00f067aa0ba902b7-01`;
/** A call of the browser's own, shared with nobody. */
const OWN = '/rubicore/core/v1/token';

let upstream: PlainRubicore;
beforeAll(async () => {
  upstream = await startPlainRubicore();
});
afterEach(() => {
  upstream.requests.length = 0;
});
afterAll(() => upstream.close());

async function traceparentFor(door: TestServer, headers: Record<string, string>, path = OWN) {
  await door.get(path, { headers });
  return upstream.requests.at(-1)?.headers.traceparent;
}

describe('where a request is in a trace', () => {
  it.each([
    '',
    'nonsense',
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `ff-${TRACE}-00f067aa0ba902b7-01`,
    `00-${TRACE}-00f067aa0ba902b7-01-more`,
    `00-${TRACE.toUpperCase()}-00f067aa0ba902b7-01`,
  ])('is not taken from %j', (header) => {
    expect(traceContextFrom(header)).toBeNull();
  });

  it('may be sent in a version that is not known yet', () => {
    expect(traceContextFrom(`01-${TRACE}-00f067aa0ba902b7-01-more`)).toMatchObject({ traceId: TRACE });
  });
});

describe('a call upstream', () => {
  it('tells in which trace it is made, or begins one', async () => {
    const door = await startTestServer(upstream.origin);
    expect(await traceparentFor(door, { traceparent: PARENT })).toBe(PARENT);
    const own = await traceparentFor(door, { traceparent: 'nonsense' });
    expect(own).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/);
    expect(await traceparentFor(door, {})).not.toBe(own);
    await door.close();
  });

  it('that visitors share tells of none of them', async () => {
    const door = await startTestServer(upstream.origin);
    const sent = await traceparentFor(door, { traceparent: PARENT }, '/rubicore/core/v1/link?type=social');
    expect(sent).toBeUndefined();
    await door.close();
  });

  it('made after a body has come in is still in the trace of its request', async () => {
    const door = await startTestServer(upstream.origin);
    await door.get('/rubicore/core/v1/post', {
      method: 'POST',
      headers: {
        traceparent: PARENT,
        origin: door.publicOrigin,
        'x-csrf': '1',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ title: 'a'.repeat(200_000) }),
    });
    expect(upstream.requests.at(-1)?.headers.traceparent).toBe(PARENT);
    await door.close();
  });
});

type SentSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Record<string, unknown> }[];
};

/** A collector that keeps the spans it is sent. */
async function startCollector() {
  const spans: SentSpan[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      if (request.url !== '/v1/traces') return response.writeHead(404).end();
      const exported = JSON.parse(Buffer.concat(chunks).toString());
      for (const { scopeSpans } of exported.resourceSpans) {
        for (const scope of scopeSpans) spans.push(...scope.spans);
      }
      return response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

it('requests and calls are sent to a collector, each call under its request, without what people searched for', async () => {
  const collector = await startCollector();
  const door = await startTestServer(upstream.origin, undefined, 0, {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin,
  });
  const sent = await traceparentFor(door, { traceparent: PARENT });
  await door.get('/sok/hemligt?q=hemligt');
  await door.close();
  const request = collector.spans.find(({ name }) => name === `GET ${OWN}`);
  const call = collector.spans.find(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(request).toMatchObject({ traceId: TRACE, parentSpanId: '00f067aa0ba902b7' });
  expect(call).toMatchObject({ traceId: TRACE, name: 'GET upstream' });
  expect(sent).toBe(`00-${TRACE}-${call?.spanId}-01`);
  expect(request?.attributes).toContainEqual({
    key: 'http.response.status_code',
    value: { intValue: expect.anything() },
  });
  expect(collector.spans.map(({ name }) => name)).toContain('GET /sok/*');
  expect(JSON.stringify(collector.spans)).not.toContain('hemligt');
  await collector.close();
});

it('a collector that is away changes nothing for who asks', async () => {
  const door = await startTestServer(upstream.origin, undefined, 0, {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
  });
  expect((await door.get('/')).status).toBe(200);
  await door.close();
});
