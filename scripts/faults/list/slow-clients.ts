import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { atLeast, atMost, type FaultScript } from '../criterion.ts';
import { PUBLIC_ORIGIN, startBff, startContentApi } from '../services.ts';
import { percentile, share, startVisitors } from '../visitors.ts';

const SOCKETS = 2000;
const HOST = new URL(PUBLIC_ORIGIN).host;

/** F10: thousands of connections that send a byte now and then. */
export const slowClients: FaultScript = {
  id: 'F10',
  title: 'slow clients',
  async run({ cleanup }) {
    const api = await startContentApi(cleanup);
    const bff = await startBff(cleanup, api.ready.port);
    const visitors = await startVisitors(() => bff.port);
    const calmMs = performance.now();
    await wait(4000);
    const calm = percentile(visitors.since(calmMs, 'page'), 99);
    const open = new Set<Socket>();
    cleanup.add(() => {
      for (const socket of open) socket.destroy();
    });
    const faultMs = performance.now();
    for (let number = 0; number < SOCKETS; number += 1) {
      const socket = connect(bff.port, '127.0.0.1', () => socket.write(beginning(number)));
      open.add(socket);
      socket.on('error', () => undefined).on('close', () => open.delete(socket));
    }
    const drip = setInterval(() => {
      for (const socket of open) socket.write('a');
    }, 2000);
    await wait(15_000);
    clearInterval(drip);
    // Half of them send a body, which has half a minute.
    const headersLeft = open.size - SOCKETS / 2;
    const pages = visitors.since(faultMs, 'page');
    await visitors.stop();
    return [
      atLeast(
        `good public pages of ${pages.length}`,
        share(pages, ({ isGood }) => isGood),
        1,
      ),
      atMost(`p99 meanwhile, ${calm} ms before`, percentile(pages, 99), Math.max(2 * calm, 50), ' ms'),
      atMost('connections that send headers slowly, after 15 s', Math.max(0, headersLeft), 0),
    ];
  },
};

function beginning(number: number): string {
  return number % 2 === 0
    ? `GET / HTTP/1.1\r\nHost: ${HOST}\r\nX-Slow: `
    : `POST /bff/login HTTP/1.1\r\nHost: ${HOST}\r\nOrigin: ${PUBLIC_ORIGIN}\r\nX-CSRF: 1\r\nContent-Type: application/json\r\nContent-Length: 10000\r\n\r\n{`;
}
