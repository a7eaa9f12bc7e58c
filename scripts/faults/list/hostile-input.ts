import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { request } from 'undici';
import { memoryMb } from '../../process/memory.ts';
import { atMost, type Criterion, type FaultScript, holds } from '../criterion.ts';
import { type Bff, PUBLIC_ORIGIN, startBff, startContentApi } from '../services.ts';
import { ownHeaders, signIn } from '../visitors.ts';

const HOST = new URL(PUBLIC_ORIGIN).host;
const MEGABYTE = 1024 * 1024;

/** F13: bodies that are far too large, many at once. */
export const oversize: FaultScript = {
  id: 'F13',
  title: 'oversized input',
  async run({ cleanup }) {
    const { bff, cookie } = await start(cleanup);
    const before = memoryMb(bff.child.pid);
    let most = before;
    const watching = setInterval(() => {
      most = Math.max(most, memoryMb(bff.child.pid));
    }, 100);
    const statuses = await Promise.all(Array.from({ length: 50 }, () => sendHundredMegabytes(bff, cookie)));
    clearInterval(watching);
    const startMs = performance.now();
    const next = await get(bff, '/');
    return [
      holds(
        '50 bodies of 100 MB: 413, or the connection ended',
        statuses.every((status) => [413, 0].includes(status)),
        [...new Set(statuses)].join(', '),
      ),
      atMost('memory added', most - before, 200, ' MB'),
      atMost(`the next page (${next})`, performance.now() - startMs, 100, ' ms'),
    ];
  },
};

const CALLS = [
  '/rubicore/core/v1/post',
  '/rubicore/core/v1/link',
  '/bff/login',
  '/bff/masquerade',
  '/bff/cookies',
];
const BODIES: [string, string][] = [
  ['cut', '{"title":"a'],
  ['deep', '['.repeat(100_000)],
  ['no UTF-8', '\xff\xfe{"title":"a"}'],
  ['NUL', '{"title":"a\\u0000"}'],
  ['half a pair', '{"title":"\\ud800"}'],
  ['a number', '17'],
  ['nothing', ''],
];
const POLLUTING: [string, string][] = [
  ['__proto__', '{"__proto__":{"isAdministrator":true},"username":"a","password":"b"}'],
  ['constructor', '{"constructor":{"prototype":{"isAdministrator":true}},"username":"a","password":"b"}'],
  ['nested', '{"title":"a","type":"news","contact":"{\\"__proto__\\":{\\"a\\":1}}"}'],
];
const COOKIES = [
  'sid=a; sid=b',
  `sid=${'a'.repeat(8000)}`,
  'sid=%00',
  '__proto__=1; sid',
  ';;;;=;',
  '\xff=\xfe',
];
const TARGETS = [
  '/%',
  '/%ff',
  '/sok/%E0%A4%A',
  '/..%2f..%2fetc%2fpasswd',
  '//evil.example.org/',
  '/rubicore/%2e%2e/',
  '/media/..%5c',
];

/** F14: what cannot be read: JSON, text, cookies, addresses. */
export const malformed: FaultScript = {
  id: 'F14',
  title: 'malformed input',
  async run({ cleanup }) {
    const { bff, cookie } = await start(cleanup);
    const statuses = await statusesOf(bff, cookie, BODIES);
    for (const sent of COOKIES) {
      statuses.push(
        `${await raw(bff, `GET /bff/session HTTP/1.1\r\nHost: ${HOST}\r\nCookie: ${sent}\r\nConnection: close\r\n\r\n`)} cookie`,
      );
    }
    for (const target of TARGETS) {
      statuses.push(
        `${await raw(bff, `GET ${target} HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\n\r\n`)} ${target}`,
      );
    }
    return [noServerErrors(statuses), holds('the process lives', bff.child.exitCode === null, 'it does')];
  },
};

/** F15: keys that would change every object. */
export const pollution: FaultScript = {
  id: 'F15',
  title: 'prototype pollution',
  async run({ cleanup }) {
    const { bff, cookie } = await start(cleanup);
    const statuses = await statusesOf(bff, cookie, POLLUTING);
    const query = await get(
      bff,
      '/rubicore/core/v1/post?__proto__[a]=1&constructor[prototype][a]=1&type=news',
    );
    const page = await get(bff, '/');
    return [
      noServerErrors(statuses),
      holds('others are served as before', page === 200 && query < 500, `${page}, ${query}`),
    ];
  },
};

async function start(cleanup: Parameters<FaultScript['run']>[0]['cleanup']) {
  const api = await startContentApi(cleanup);
  const bff = await startBff(cleanup, api.ready.port);
  return { bff, cookie: await signIn(bff.port) };
}

async function statusesOf(bff: Bff, cookie: string, bodies: readonly [string, string][]): Promise<string[]> {
  const statuses: string[] = [];
  for (const path of CALLS) {
    for (const [name, body] of bodies) {
      const answer = await request(`http://127.0.0.1:${bff.port}${path}`, {
        method: 'POST',
        headers: ownHeaders(cookie),
        body: Buffer.from(body, 'latin1'),
      });
      await answer.body.dump();
      statuses.push(`${answer.statusCode} ${path} ${name}`);
    }
  }
  return statuses;
}

function noServerErrors(statuses: readonly string[]): Criterion {
  const wrong = statuses.filter((status) => status.startsWith('5') || status.startsWith('0'));
  return holds(
    `${statuses.length} inputs: never a 500`,
    wrong.length === 0,
    wrong.length === 0 ? 'none' : wrong.slice(0, 3).join('; '),
  );
}

async function get(bff: Bff, path: string): Promise<number> {
  const answer = await request(`http://127.0.0.1:${bff.port}${path}`, { headers: { host: HOST } });
  await answer.body.dump();
  return answer.statusCode;
}

function raw(bff: Bff, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(bff.port, '127.0.0.1', () => socket.write(text, 'latin1'));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket
      .on('error', () => undefined)
      .on('close', () => resolve(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? '0'));
  });
}

async function sendHundredMegabytes(bff: Bff, cookie: string): Promise<number> {
  const piece = Buffer.alloc(MEGABYTE, 'a');
  const body = Readable.from(Array.from({ length: 100 }, () => piece));
  try {
    const answer = await request(`http://127.0.0.1:${bff.port}/rubicore/core/v1/post`, {
      method: 'POST',
      headers: ownHeaders(cookie),
      body,
    });
    await answer.body.dump();
    return answer.statusCode;
  } catch {
    return 0;
  }
}
