import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Sveriges Radio's VMA API and krisinformation.se on this machine, with invented messages. */
export class Sender {
  alerts: object[] = [];
  news: object[] = [];
  asked = 0;
  readonly #streams = new Set<ServerResponse>();
  readonly #server: Server = createServer(({ url = '' }, response) => {
    if (url === '/api/v3/subscribe') return this.#open(response);
    const answers: Record<string, () => unknown> = {
      '/api/v3/alerts': () => ({ timestamp: new Date().toISOString(), alerts: this.alerts }),
      '/v3/news?days=7': () => this.news,
    };
    const answer = answers[url];
    if (answer === undefined) return void response.writeHead(404).end();
    this.asked += 1;
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer()));
  });

  async start(): Promise<Record<string, string>> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return {
      VMA_URL: `${origin}/api/v3`,
      KRISINFORMATION_URL: `${origin}/v3`,
      MUNICIPALITY_CODE: '2480',
    };
  }

  /** Whether somebody listens to hear that there is something new. */
  get isFollowed(): boolean {
    return this.#streams.size > 0;
  }

  /** Lists messages, and says that there is something new. */
  publish(...alerts: object[]): void {
    this.alerts = alerts;
    for (const stream of this.#streams) stream.write('data: {"message":"new"}\n\n');
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #open(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    this.#streams.add(response);
    response.on('close', () => this.#streams.delete(response));
  }
}

type MessageParts = { status?: string; msgType?: string; earlier?: string; description?: string };

/** A message to the municipality that is asked for. */
export function vma(
  stamp: string,
  { status = 'Actual', msgType = 'Alert', earlier, description = '' }: MessageParts = {},
) {
  const info = {
    language: 'sv-SE',
    category: ['Safety'],
    event: 'VMA',
    urgency: 'Immediate',
    severity: 'Severe',
    certainty: 'Observed',
    expires: new Date(Date.now() + 3_600_000).toISOString(),
    description,
    area: [{ areaDesc: 'Norråns kommun', geocode: [{ valueName: 'Kommun', value: '2480' }] }],
  };
  return {
    identifier: `SRCAP${stamp}`,
    sender: 'https://vmaapi.sr.se',
    sent: new Date().toISOString(),
    status,
    msgType,
    scope: 'Public',
    references:
      earlier === undefined ? null : `https://vmaapi.sr.se,SRCAP${earlier},2026-01-01T00:00:00+01:00`,
    note: null,
    incidents: status === 'Actual' ? 'SRVMA1' : `SRVMA${stamp}`,
    info: msgType === 'Cancel' ? null : [info],
  };
}
