import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { request } from 'undici';

const LOOK_EVERY_MS = 100;

/** Hands connections to those of several services that say that they are ready, as a load balancer does. */
export type Balancer = { port: number; serve(ports: readonly number[]): void; close(): Promise<void> };

export async function startBalancer(): Promise<Balancer> {
  let ports: readonly number[] = [];
  let ready: readonly number[] = [];
  let turn = 0;
  const open = new Set<Socket>();
  const hand = (socket: Socket, left: readonly number[]) => {
    const [port, ...others] = left;
    if (port === undefined) {
      socket.destroy();
      return;
    }
    const onward = connect(port, '127.0.0.1');
    onward.once('error', () =>
      onward.connecting || !onward.remoteAddress ? hand(socket, others) : socket.destroy(),
    );
    onward.once('connect', () => {
      socket.pipe(onward).pipe(socket);
      onward.once('close', () => socket.destroy());
      socket.once('close', () => onward.destroy());
      socket.resume();
    });
  };
  const server = createServer({ pauseOnConnect: true }, (socket) => {
    open.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => open.delete(socket));
    turn += 1;
    const start = ready.length === 0 ? 0 : turn % ready.length;
    hand(socket, [...ready.slice(start), ...ready.slice(0, start)]);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const looking = setInterval(async () => {
    const found = await Promise.all(ports.map(isReady));
    ready = ports.filter((_, index) => found[index]);
  }, LOOK_EVERY_MS);
  return {
    port: (server.address() as AddressInfo).port,
    serve(next) {
      ports = next;
      ready = next;
    },
    async close() {
      clearInterval(looking);
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

async function isReady(port: number): Promise<boolean> {
  try {
    const answer = await request(`http://127.0.0.1:${port}/readyz`, { headersTimeout: 1000 });
    await answer.body.dump();
    return answer.statusCode === 200;
  } catch {
    return false;
  }
}
