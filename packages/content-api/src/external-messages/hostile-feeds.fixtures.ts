import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Answering = (request: IncomingMessage, response: ServerResponse) => void;

/** A sender on this machine that does whatever a test wants. */
export type TestSender = {
  origin: string;
  asked: IncomingMessage[];
  answer: Answering;
  close(): Promise<void>;
};

export async function startSender(answer: Answering): Promise<TestSender> {
  const sender = { origin: '', asked: [] as IncomingMessage[], answer };
  const server = createServer((request, response) => {
    sender.asked.push(request);
    sender.answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  sender.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return Object.assign(sender, { close });
}

export const json =
  (body: string, headers: Record<string, string> = {}): Answering =>
  (_, response) =>
    void response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(body);

/** As much as somebody is willing to read, up to 200 MB. @param onBytes called with what has been sent */
export const endless =
  (onBytes: (bytes: number) => void): Answering =>
  (_, response) => {
    const part = Buffer.alloc(64 * 1024, 'x');
    let bytes = 0;
    response.writeHead(200, { 'content-type': 'application/json' });
    const more = () => {
      while (bytes < 200_000_000 && !response.destroyed) {
        bytes += part.length;
        onBytes(bytes);
        if (!response.write(part)) return void response.once('drain', more);
      }
      response.end();
    };
    more();
  };
