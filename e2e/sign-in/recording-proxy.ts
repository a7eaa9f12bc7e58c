import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands between the BFF and the content API, and keeps every secret that they tell each other. */
export type RecordingProxy = { origin: string; secrets: ReadonlySet<string>; close(): Promise<void> };

const KEEP_MS = 300_000;

export async function startRecordingProxy(port: number): Promise<RecordingProxy> {
  const secrets = new Set<string>();
  const keep = (texts: Iterable<string | undefined>) => {
    for (const text of texts) if (text !== undefined && text !== '') secrets.add(text);
  };
  const server: Server = createServer((asked, answer) => {
    keep([asked.headers.authorization?.replace(/^Bearer /, '')]);
    const { method, url: path, headers } = asked;
    const passed = request({ host: '127.0.0.1', port, method, path, headers }, (answered) => {
      keep((answered.headers['set-cookie'] ?? []).map((cookie) => /=([^;]*)/.exec(cookie)?.[1]));
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      const chunks: Buffer[] = [];
      answered.on('data', (chunk: Buffer) => chunks.push(chunk));
      answered.on('end', () => keep(tokensIn(Buffer.concat(chunks).toString())));
      answered.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  // Longer than the BFF keeps its connections: one that is closed as it is used loses a call.
  server.keepAliveTimeout = KEEP_MS;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    secrets,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function tokensIn(body: string): string[] {
  return Array.from(body.matchAll(/"token":"([^"]+)"/g), ([, token = '']) => token);
}
