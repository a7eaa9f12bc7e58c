import {
  API_PREFIX,
  catalogue,
  STAFF_EVENTS_HEADER,
  STAFF_HINT_EVENT,
  type StaffHint,
  staffHintFrom,
} from '@brandpost/rubicore-api';
import { createParser } from 'eventsource-parser';
import type { FastifyBaseLogger } from 'fastify';
import { BffError } from '../errors.ts';
import type { Upstream, UpstreamReply } from '../upstream/upstream.ts';

/** What upstream tells of a change: enough to ask anew. */
export type ChangeNotice = { action: string; entity: string; entityId: string | null };

export type ChangeListener = {
  onChange(change: ChangeNotice): void;
  /** Something may have been missed. */
  onGap(): void;
  /** Those who are signed in may see something else than they did. */
  onStaffHint?(hint: StaffHint): void;
};

export type FollowedChanges = {
  /** Whether every change is announced just now. */
  isFollowing(): boolean;
  listen(listener: ChangeListener): () => void;
  stop(): void;
};

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 2000;
/** An upstream that knows no events is asked again so seldom. */
const UNKNOWN_WAIT_MS = 300_000;
/** Upstream says something every 25 s: longer than two of these without a word, and nobody is there. */
const SILENCE_MS = 60_000;

type Options = {
  upstream: Upstream;
  token: () => string;
  /** What upstream knows us by, and sends hints for those who are signed in; null: it is not ours. */
  staffEventsToken: string | null;
  log: FastifyBaseLogger;
};

/**
 * Follows upstream's events for as long as the service runs, and takes them up again where they were lost. Upstreams
 * that know no events are left alone. Source: DESIGN section 4, Cache; SECURITY T28.
 */
export function followChanges({ upstream, token, staffEventsToken, log }: Options): FollowedChanges {
  const listeners = new Set<ChangeListener>();
  const stopped = new AbortController();
  let isFollowing = false;
  let lastId: string | null = null;
  let waitMs = FIRST_WAIT_MS;

  const hear = (event: { event?: string | undefined; id?: string | undefined; data: string }) => {
    if (event.id !== undefined) lastId = event.id;
    if (event.event === STAFF_HINT_EVENT) {
      const hint = staffHintFrom(event.data);
      if (hint !== null) for (const listener of listeners) listener.onStaffHint?.(hint);
    }
    if (event.event !== 'change') return;
    const change = changeFrom(event.data);
    if (change !== null) for (const listener of listeners) listener.onChange(change);
  };

  const follow = async (): Promise<number> => {
    const silence = new AbortController();
    const reply = await upstream.request({
      method: 'GET',
      path: API_PREFIX + catalogue.followChanges.path,
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${token()}`,
        ...(staffEventsToken === null ? {} : { [STAFF_EVENTS_HEADER]: staffEventsToken }),
        ...(lastId === null ? {} : { 'last-event-id': lastId }),
      },
      signal: AbortSignal.any([stopped.signal, silence.signal]),
      timeoutMs: null,
    });
    if (!isEventStream(reply)) {
      await reply.body.dump();
      return reply.statusCode === 404 ? UNKNOWN_WAIT_MS : LONGEST_WAIT_MS;
    }
    // Even where it is taken up again: an upstream that was restored from a backup counts from elsewhere.
    for (const listener of listeners) listener.onGap();
    isFollowing = true;
    waitMs = FIRST_WAIT_MS;
    await readEvents(reply, { hear, onSilence: () => silence.abort() });
    return waitMs;
  };

  const run = async () => {
    while (!stopped.signal.aborted) {
      let pauseMs = waitMs;
      try {
        pauseMs = await follow();
      } catch (error) {
        waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
        if (!stopped.signal.aborted)
          log.debug(
            { err: error instanceof BffError ? error.kind.code : error },
            'Changes are not announced',
          );
      }
      isFollowing = false;
      await pause(pauseMs * (0.75 + Math.random() / 2), stopped.signal);
    }
  };
  void run();

  return {
    isFollowing: () => isFollowing,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => stopped.abort(),
  };
}

function isEventStream({ statusCode, headers }: UpstreamReply): boolean {
  return statusCode === 200 && String(headers['content-type'] ?? '').startsWith('text/event-stream');
}

type Hearing = {
  hear: (event: { event?: string | undefined; id?: string | undefined; data: string }) => void;
  onSilence: () => void;
};

async function readEvents(reply: UpstreamReply, { hear, onSilence }: Hearing): Promise<void> {
  const parser = createParser({ onEvent: hear });
  const decoder = new TextDecoder();
  let silence = setTimeout(onSilence, SILENCE_MS);
  try {
    for await (const chunk of reply.body) {
      clearTimeout(silence);
      silence = setTimeout(onSilence, SILENCE_MS);
      parser.feed(decoder.decode(chunk, { stream: true }));
    }
  } finally {
    clearTimeout(silence);
  }
}

function changeFrom(data: string): ChangeNotice | null {
  try {
    const notice: unknown = JSON.parse(data);
    if (typeof notice !== 'object' || notice === null || !('action' in notice) || !('entity' in notice))
      return null;
    const entityId = 'entityId' in notice && notice.entityId !== null ? String(notice.entityId) : null;
    return { action: String(notice.action), entity: String(notice.entity), entityId };
  } catch {
    return null;
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done, { once: true });
  });
}
