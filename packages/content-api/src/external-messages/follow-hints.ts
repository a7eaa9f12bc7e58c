import { setTimeout as wait } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';
import { USER_AGENT } from './ask-feed.ts';

/** Sveriges Radio ends each stream after five minutes. */
const LONGEST_STREAM_MS = 360_000;
const ANSWER_MS = 8000;
/** Who has ended a stream, or not answered, is asked again after a while: a little later each time that it fails. */
const SOONEST_MS = 5000;
const LATEST_MS = 60_000;
/** Of an event that has not ended; what is in it is not read. */
const MAX_EVENT = 64 * 1024;

export type FollowedHints = { close(): Promise<void> };

/**
 * Listens to an event stream that says that there is something new, and not what to believe: every event is a hint to
 * ask, whatever it says. Without the stream everything is found a little later.
 * @param onHint also called when a stream begins after another: something may have happened in between
 */
export function followHints(address: string, onHint: () => void): FollowedHints {
  const closed = new AbortController();
  let waitMs = SOONEST_MS;
  const onOpen = () => {
    waitMs = SOONEST_MS;
    onHint();
  };
  const run = async () => {
    while (!closed.signal.aborted) {
      await readHints(address, closed.signal, { onOpen, onHint }).catch(() => undefined);
      await wait(waitMs * (1 + Math.random() * 0.2), undefined, { ref: false, signal: closed.signal }).catch(
        () => undefined,
      );
      waitMs = Math.min(waitMs * 2, LATEST_MS);
    }
  };
  const running = run();
  return {
    async close() {
      closed.abort();
      await running;
    },
  };
}

type Hearing = { onOpen: () => void; onHint: () => void };

async function readHints(address: string, closed: AbortSignal, { onOpen, onHint }: Hearing): Promise<void> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), ANSWER_MS);
  const signal = AbortSignal.any([closed, late.signal, AbortSignal.timeout(LONGEST_STREAM_MS)]);
  try {
    const headers = { accept: 'text/event-stream', 'user-agent': USER_AGENT };
    const answer = await fetch(address, { headers, signal, redirect: 'error' });
    clearTimeout(timer);
    if (answer.status !== 200 || !isEventStream(answer)) return void (await answer.body?.cancel());
    onOpen();
    await readEvents(answer.body, onHint);
  } finally {
    clearTimeout(timer);
  }
}

async function readEvents(body: Response['body'], onHint: () => void): Promise<void> {
  // Once an event is too long the parser throws, and that ends the stream.
  const parser = createParser({ onEvent: onHint, maxBufferSize: MAX_EVENT });
  const decoder = new TextDecoder();
  for await (const chunk of body ?? []) parser.feed(decoder.decode(chunk, { stream: true }));
}

function isEventStream({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/event-stream') ?? false;
}
