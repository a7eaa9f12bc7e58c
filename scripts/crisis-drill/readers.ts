import { Agent, request } from 'undici';

/** What one visit met. @property ms how long it took; @property status 0 where there was no answer */
export type Visit = { atMs: number; ms: number; status: number };

export type Readers = { visits: readonly Visit[]; stop(): Promise<void> };

const PATIENCE_MS = 15_000;

/** Readers who open one page after the other, as fast as they are answered. */
export function startReaders(
  count: number,
  {
    base,
    host,
    servername,
    pages,
  }: { base: string; host: string; servername: string; pages: readonly string[] },
): Readers {
  const agent = new Agent({
    allowH2: false,
    connections: count,
    connect: { rejectUnauthorized: false, servername },
  });
  const visits: Visit[] = [];
  let isOver = false;
  const read = async (reader: number) => {
    for (let turn = reader; !isOver; turn += 1) visits.push(await visit(pages[turn % pages.length] ?? '/'));
  };
  const visit = async (path: string): Promise<Visit> => {
    const atMs = performance.now();
    const ask = () =>
      request(base + path, {
        dispatcher: agent,
        headers: { host, 'accept-encoding': 'gzip' },
        headersTimeout: PATIENCE_MS,
        bodyTimeout: PATIENCE_MS,
      });
    try {
      // As browsers do where a connection that was open before is closed before any answer.
      const response = await ask().catch(ask);
      await response.body.dump();
      return { atMs, ms: performance.now() - atMs, status: response.statusCode };
    } catch {
      return { atMs, ms: performance.now() - atMs, status: 0 };
    }
  };
  const running = Array.from({ length: count }, (_, reader) => read(reader));
  return {
    visits,
    async stop() {
      isOver = true;
      await Promise.all(running);
      await agent.close();
    },
  };
}
