import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { AlertNotice } from '@brandpost/domain';
import type { Door } from './open-pages.ts';

export type OpenStreams = {
  /** How many are open now. */
  count(): number;
  /** The marks of the wordings that they have now. */
  marks(): string[];
  /**
   * Waits until every stream is open and has had an event of alerts that fits.
   * @returns milliseconds for each that had one, from `fromMs` (of `performance.now()`) or from when it was opened again
   */
  untilAll(
    fits: (alerts: readonly AlertNotice[]) => boolean,
    fromMs: number,
    limitMs: number,
  ): Promise<number[]>;
  close(): void;
};

type Stream = {
  socket: Socket;
  rest: string;
  alerts: readonly AlertNotice[] | null;
  openedMs: number;
  atMs: number;
};

/** As many connections at once as a listening socket takes without a word. */
const AT_ONCE = 200;
const BACK_AFTER_MS = 1000;

/**
 * Opens event streams as pages do, each from an address of its own, spread over the doors; one that ends is opened again.
 * They speak HTTP by hand: ten thousand clients of any library would be what is measured.
 */
export async function openStreams(count: number, doors: readonly Door[]): Promise<OpenStreams> {
  const streams = new Set<Stream>();
  const lastIds: string[] = [];
  let isClosed = false;
  const open = (index: number): Promise<void> =>
    new Promise((resolve) => {
      const door = doors[index % doors.length] as Door;
      const socket = connect(door.port, '127.0.0.1');
      const stream: Stream = { socket, rest: '', alerts: null, openedMs: 0, atMs: 0 };
      socket.setEncoding('utf8');
      socket.on('connect', () => socket.write(requestOf(door.host, index, lastIds[index] ?? '')));
      socket.on('data', (text: string) => {
        if (stream.openedMs === 0) {
          if (!text.startsWith('HTTP/1.1 200 ')) return socket.destroy();
          stream.openedMs = performance.now();
          streams.add(stream);
        }
        lastIds[index] = [...text.matchAll(EVENT_ID)].at(-1)?.[1] ?? lastIds[index] ?? '';
        hear(stream, text);
        return resolve();
      });
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        streams.delete(stream);
        resolve();
        // Pages come back spread over time, as they are asked to.
        if (!isClosed) setTimeout(() => void open(index), BACK_AFTER_MS * (1 + Math.random() * 4)).unref();
      });
    });
  for (let from = 0; from < count; from += AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, at) => open(from + at)));
  }
  return {
    count: () => streams.size,
    marks: () => [...streams].flatMap(({ alerts }) => (alerts ?? []).map(({ mark }) => mark)),
    async untilAll(fits, fromMs, limitMs) {
      const reached = () => [...streams].filter(({ alerts }) => alerts !== null && fits(alerts));
      while (reached().length < count && performance.now() - fromMs < limitMs) await wait(20);
      return reached().map(({ atMs, openedMs }) => Math.max(0, atMs - Math.max(fromMs, openedMs)));
    },
    close() {
      isClosed = true;
      for (const { socket } of streams) socket.destroy();
    },
  };
}

/** From a network of its own: a limit holds for each. */
function requestOf(host: string, index: number, lastId: string): string {
  const address = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
  return `GET /bff/events HTTP/1.1\r\nHost: ${host}\r\nAccept: text/event-stream\r\nX-Forwarded-For: ${address}\r\nX-Forwarded-Proto: https\r\nLast-Event-ID: ${lastId}\r\n\r\n`;
}

const EVENT_ID = /^id: (.+)$/gm;
const ALERTS_EVENT = /event: alerts\ndata: (\{.*\})\n\n/g;

function hear(stream: Stream, text: string): void {
  stream.rest += text;
  let end = 0;
  for (const found of stream.rest.matchAll(ALERTS_EVENT)) {
    const { alerts } = JSON.parse(found[1] ?? '{}') as { alerts?: AlertNotice[] };
    stream.alerts = alerts ?? [];
    stream.atMs = performance.now();
    end = found.index + found[0].length;
  }
  // What is not yet whole stays; other events are no concern of the drill.
  stream.rest = stream.rest.slice(Math.max(end, stream.rest.length - 16_384));
}
