import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands between the BFF and the content API and passes on what they say. */
export type PassingProxy = { origin: string; close(): Promise<void> };

type Listener = {
  /** Looks at a call first. @returns whether it has been seen to, and is not to be passed on */
  asked(call: IncomingMessage, answer: ServerResponse): boolean;
  answered?(answer: IncomingMessage, body: string): void;
};

const KEEP_MS = 300_000;

export async function startPassingProxy(port: number, { asked, answered }: Listener): Promise<PassingProxy> {
  const server: Server = createServer((call, answer) => {
    if (asked(call, answer)) return;
    const { method, url: path, headers } = call;
    const passed = request({ host: '127.0.0.1', port, method, path, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('end', () => answered?.(reply, Buffer.concat(chunks).toString()));
      reply.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    call.pipe(passed);
  });
  // Longer than the BFF keeps its connections: one that is closed as it is used loses a call.
  server.keepAliveTimeout = KEEP_MS;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
