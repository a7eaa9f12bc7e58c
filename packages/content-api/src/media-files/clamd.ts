import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { connect, type NetConnectOpts } from 'node:net';
import type { ClamdAddress } from '../config/env.ts';
import { infectedFile, scannerAway } from '../errors.ts';

/** No scan of the largest file takes as long. */
const LONGEST_MS = 60_000;

/**
 * Has a file looked through by clamd. Source: clamd(8), INSTREAM: chunks after their lengths, ended by an empty one.
 * @throws ApiFailure 422 for a file that it knows, 503 when it cannot tell
 */
export async function scanByClamd(
  address: ClamdAddress,
  path: string,
  { longestMs = LONGEST_MS } = {},
): Promise<void> {
  const answer = await answerOf(address, path, longestMs).catch((cause: unknown) => {
    throw scannerAway([], { cause });
  });
  if (/^stream: .+ FOUND$/.test(answer)) throw infectedFile();
  if (answer !== 'stream: OK') throw scannerAway([], { cause: new Error(`clamd said: ${answer}`) });
}

async function answerOf(address: ClamdAddress, path: string, longestMs: number): Promise<string> {
  const socket = connect({ ...address } as NetConnectOpts);
  const signal = AbortSignal.timeout(longestMs);
  const abort = () => socket.destroy(new Error('clamd took too long'));
  signal.addEventListener('abort', abort);
  try {
    await once(socket, 'connect');
    const said = textOf(socket);
    // It answers and hangs up before the end where a file is too large for it.
    said.catch(() => {});
    socket.write('zINSTREAM\0');
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      if (!socket.writable) break;
      const length = Buffer.alloc(4);
      length.writeUInt32BE(chunk.length);
      if (!socket.write(Buffer.concat([length, chunk]))) {
        await Promise.race([once(socket, 'drain'), said]);
      }
    }
    if (socket.writable) socket.write(Buffer.alloc(4));
    return await said;
  } finally {
    signal.removeEventListener('abort', abort);
    socket.destroy();
  }
}

async function textOf(socket: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of socket) {
    chunks.push(chunk);
    if (chunk.at(-1) === 0) break;
  }
  return Buffer.concat(chunks).toString('utf8').replace(/\0.*$/s, '').trim();
}
