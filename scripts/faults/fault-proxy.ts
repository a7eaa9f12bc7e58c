import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What becomes of connections: passed on, passed on late, refused, taken without a word, or answered in its place. */
export type Fault =
  | { kind: 'none' }
  | { kind: 'slow'; ms: number }
  | { kind: 'refused' }
  | { kind: 'silent' }
  | { kind: 'answered'; with: string; share?: number };

/** A wire that can be made to fail, between a service and what it depends on. No right of any kind is needed. */
export type FaultProxy = {
  port: number;
  /** Ends what is open, so that the fault is met at once. */
  become(fault: Fault): void;
  /** Passes new connections to another port from now on. */
  pointTo(port: number): void;
  /** How many requests have been sent through it whose address begins so, counted by their first lines. */
  requests(prefix?: string): number;
  close(): Promise<void>;
};

const REQUEST_LINE = /^(?:GET|POST|PUT|DELETE) (\S+) HTTP\/1\.1\r\n/gm;

/** A proxy on a free loopback port. */
export async function startFaultProxy(targetPort: number): Promise<FaultProxy> {
  let target = targetPort;
  let fault: Fault = { kind: 'none' };
  const requests: string[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => open.delete(socket));
    socket.on('data', (chunk) => {
      for (const [, path = ''] of chunk.toString('latin1').matchAll(REQUEST_LINE)) requests.push(path);
    });
    handle(socket, fault, target);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    become(next) {
      fault = next;
      for (const socket of open) socket.destroy();
    },
    pointTo(port) {
      target = port;
    },
    requests: (prefix = '/') => requests.filter((path) => path.startsWith(prefix)).length,
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function handle(socket: Socket, fault: Fault, target: number): void {
  if (fault.kind === 'refused') socket.destroy();
  if (fault.kind === 'refused' || fault.kind === 'silent') return;
  if (fault.kind === 'answered' && Math.random() < (fault.share ?? 1)) {
    socket.once('data', () => socket.end(fault.with, 'latin1'));
    return;
  }
  const onward = connect(target, '127.0.0.1');
  const end = () => {
    onward.destroy();
    socket.destroy();
  };
  onward.on('error', end).on('close', end);
  socket.on('close', () => onward.destroy());
  socket.on('data', (chunk) => void onward.write(chunk));
  onward.on('data', (chunk) => {
    if (fault.kind === 'slow') setTimeout(() => socket.writable && socket.write(chunk), fault.ms);
    else socket.write(chunk);
  });
}
