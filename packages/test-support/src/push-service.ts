import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as it came in, and what a browser reads in it. */
export type PushedMessage = {
  /** The browser's name, as it subscribed. */
  name: string;
  headers: IncomingMessage['headers'];
  /** What it says, decrypted with the browser's keys. */
  data: { title: string; body: string; url: string; tag: string };
  atMs: number;
};

/** What a browser tells of its subscription. */
export type PushBrowser = { endpoint: string; p256dh: string; auth: string };

export type PushService = {
  origin: string;
  messages: PushedMessage[];
  /** A browser with keys of its own. */
  subscribe(name: string): PushBrowser;
  /** Answers in another way than by taking the message; returns whether it has. null: takes all. */
  intercept(answer: ((name: string, response: ServerResponse) => boolean) | null): void;
  close(): Promise<void>;
};

type Keys = { ecdh: ECDH; auth: Buffer };

/** A push service on this machine, as the browsers' makers have: takes messages, and reads them as their browsers would. */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, Keys>();
  const messages: PushedMessage[] = [];
  let intercept: ((name: string, response: ServerResponse) => boolean) | null = null;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const name = decodeURIComponent((request.url ?? '').replace('/push/', ''));
    if (intercept?.(name, response)) return;
    const keys = browsers.get(name);
    if (keys === undefined) return void response.writeHead(404).end();
    const data = JSON.parse(decrypt(Buffer.concat(chunks), keys));
    messages.push({ name, headers: request.headers, data, atMs: Date.now() });
    response.writeHead(201).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    messages,
    subscribe(name) {
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const auth = randomBytes(16);
      browsers.set(name, { ecdh, auth });
      return {
        endpoint: `${origin}/push/${encodeURIComponent(name)}`,
        p256dh: ecdh.getPublicKey('base64url'),
        auth: auth.toString('base64url'),
      };
    },
    intercept(answer) {
      intercept = answer;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** One record of aes128gcm. Source: RFC 8188, section 2; RFC 8291, section 3.4 */
function decrypt(body: Buffer, { ecdh, auth }: Keys): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), senderKey]);
  const secret = hkdf(ecdh.computeSecret(senderKey), auth, info, 32);
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const opened = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  const end = opened.lastIndexOf(2);
  return opened.subarray(0, end).toString('utf8');
}

function hkdf(secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
}
