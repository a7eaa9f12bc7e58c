import { setTimeout as wait } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';
import type { Mirror, MirrorRound } from './mirror-site.ts';

/** Changes that come together are copied together. */
const TOGETHER_MS = 200;
/** While the site tells of its changes, it is looked through so often all the same. */
const EVERY_MS = 60_000;
/** And so often while it does not. */
const EVERY_UNTOLD_MS = 3000;
/** The site says something every 25 s; longer than two of these, and the connection is dead. */
const SILENCE_MS = 60_000;

/**
 * Keeps a copy up to date until it is stopped: at once when the site's events tell of a change, also of one while it is
 * being copied, and now and then besides.
 * @param options.onRound called after each round
 */
export async function followSite(
  mirror: Mirror,
  { origin, signal, onRound }: { origin: string; signal: AbortSignal; onRound: (round: MirrorRound) => void },
): Promise<void> {
  let isFollowing = false;
  let wake = new AbortController();
  const listen = async () => {
    while (!signal.aborted) {
      await readEvents(origin, signal, () => {
        isFollowing = true;
        wake.abort();
      }).catch(() => undefined);
      isFollowing = false;
      wake.abort();
      await wait(EVERY_UNTOLD_MS, undefined, { signal }).catch(() => undefined);
    }
  };
  void listen();
  while (!signal.aborted) {
    wake = new AbortController();
    const either = AbortSignal.any([signal, wake.signal]);
    onRound(await mirror.update(either));
    await wait(isFollowing ? EVERY_MS : EVERY_UNTOLD_MS, undefined, { signal: either }).catch(
      () => undefined,
    );
    if (!signal.aborted) await wait(TOGETHER_MS);
  }
}

/** @param onEvent also called when the connection is made: something may have happened before */
async function readEvents(origin: string, signal: AbortSignal, onEvent: () => void): Promise<void> {
  const silence = new AbortController();
  const response = await fetch(`${origin}/bff/events`, {
    headers: { accept: 'text/event-stream' },
    signal: AbortSignal.any([signal, silence.signal]),
  });
  if (response.status !== 200 || response.body === null) {
    await response.body?.cancel();
    return;
  }
  onEvent();
  const parser = createParser({ onEvent });
  const decoder = new TextDecoder();
  let timer = setTimeout(() => silence.abort(), SILENCE_MS);
  try {
    for await (const chunk of response.body) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENCE_MS);
      parser.feed(decoder.decode(chunk, { stream: true }));
    }
  } finally {
    clearTimeout(timer);
  }
}
