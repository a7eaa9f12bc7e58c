import { describe, expect, it } from 'vitest';
import { BffError, errorKinds } from '../errors.ts';
import type { SwrCacheOptions } from './swr-cache.ts';
import { createSwrCache } from './swr-cache.ts';

type Text = { text: string };
const DAY_MS = 24 * 60 * 60 * 1000;

/** An upstream that counts its calls and answers when told to. */
function upstream() {
  const calls: { resolve: (text: string) => void; reject: (error: unknown) => void }[] = [];
  const ask = () =>
    new Promise<Text>((resolve, reject) => calls.push({ resolve: (text) => resolve({ text }), reject }));
  return { calls, ask };
}

const away = () => new BffError(errorKinds.upstreamUnreachable);
const gone = () => new BffError(errorKinds.notFound);
const giving = (text: string) => async () => ({ text });
const failing = (error: () => unknown) => async (): Promise<Text> => {
  throw error();
};
const slow = (text: string, ms: number) => () =>
  new Promise<Text>((resolve) => setTimeout(resolve, ms, { text }));

function valuesAt(clock: { ms: number }, options: Partial<SwrCacheOptions<Text>> = {}) {
  return createSwrCache<Text>({
    freshness: () => ({ freshMs: 1000, staleMs: 1000 }),
    maxBytes: 10_000,
    bytesOf: ({ text }) => text.length,
    changesAtMs: () => Number.POSITIVE_INFINITY,
    asStale: (value) => value,
    isVerdict: (error) => error instanceof BffError && error.kind.status === 404,
    clock: { steadyMs: () => clock.ms, dateMs: () => clock.ms },
    ...options,
  });
}

const FRESH = 500;
const STALE_WHILE_ASKING = 1500;
const STALE_IF_ERROR = 60_000;

describe('what is given when nothing, something fresh, something stale or something old is kept', () => {
  const states = [
    ['nothing', null],
    ['fresh', FRESH],
    ['stale', STALE_WHILE_ASKING],
    ['old', STALE_IF_ERROR],
  ] as const;
  const upstreams = [
    ['healthy', giving('ny'), { nothing: 'ny', fresh: 'kvar', stale: 'kvar', old: 'ny' }],
    ['failing', failing(away), { nothing: 'fel', fresh: 'kvar', stale: 'kvar', old: 'kvar' }],
    ['slow', slow('ny', 400), { nothing: 'ny', fresh: 'kvar', stale: 'kvar', old: 'kvar' }],
    ['sure that it is gone', failing(gone), { nothing: 'fel', fresh: 'kvar', stale: 'kvar', old: 'fel' }],
  ] as const;
  for (const [state, age] of states) {
    for (const [name, make, expected] of upstreams) {
      it(`${state}, upstream ${name}: ${expected[state]}`, async () => {
        const clock = { ms: 1_000_000 };
        const values = valuesAt(clock);
        if (age !== null) {
          await values.get('a', giving('kvar'));
          clock.ms += age;
        }
        const given = await values.get('a', make).then(
          ({ value }) => value.text,
          () => 'fel',
        );
        expect(given).toBe(expected[state]);
      });
    }
  }
});

describe('kept values', () => {
  it('are made once for all who ask meanwhile', async () => {
    const { calls, ask } = upstream();
    const values = valuesAt({ ms: 0 });
    const crowd = Array.from({ length: 2000 }, () => values.get('a', ask));
    calls[0]?.resolve('ett');
    expect(new Set((await Promise.all(crowd)).map(({ value }) => value.text))).toEqual(new Set(['ett']));
    expect(calls).toHaveLength(1);
  });

  it('are renewed once when a crowd comes to one that is no longer fresh, and nobody waits', async () => {
    const clock = { ms: 0 };
    const { calls, ask } = upstream();
    const values = valuesAt(clock);
    await values.get('a', giving('ett'));
    clock.ms = STALE_WHILE_ASKING;
    const crowd = await Promise.all(Array.from({ length: 2000 }, () => values.get('a', ask)));
    expect(crowd.every(({ isStale, value }) => isStale && value.text === 'ett')).toBe(true);
    expect(calls).toHaveLength(1);
    calls[0]?.resolve('två');
    await expect.poll(async () => (await values.get('a', ask)).value.text).toBe('två');
  });

  it('are asked for once a second while that fails', async () => {
    const clock = { ms: 0 };
    let asked = 0;
    const values = valuesAt(clock);
    for (clock.ms = 0; clock.ms < 5000; clock.ms += 10) {
      await values
        .get('a', () => {
          asked += 1;
          return failing(away)();
        })
        .catch(() => undefined);
    }
    expect(asked).toBeLessThanOrEqual(5);
  });

  it('are not given any more after a day', async () => {
    const clock = { ms: 0 };
    const values = valuesAt(clock);
    await values.get('a', giving('ett'));
    clock.ms = DAY_MS;
    expect((await values.get('a', failing(away))).value.text).toBe('ett');
    clock.ms += 1001;
    await expect(values.get('a', failing(away))).rejects.toThrow();
  });

  it('are waited for after a purge, and kept from before where nothing newer can be had', async () => {
    const clock = { ms: 0 };
    const values = valuesAt(clock);
    await values.get('a', giving('ett'));
    values.purge();
    expect((await values.get('a', giving('två'))).value.text).toBe('två');
    values.purge();
    expect(await values.get('a', failing(away))).toMatchObject({ value: { text: 'två' }, isStale: true });
  });

  it('are not waited for after a purge while newer ones take longer than anybody waits', async () => {
    const { calls, ask } = upstream();
    const clock = { ms: 0 };
    const values = valuesAt(clock);
    const first = values.get('a', ask);
    clock.ms = 2000;
    calls[0]?.resolve('ett');
    await first;
    values.purge();
    expect(await values.get('a', ask)).toMatchObject({ value: { text: 'ett' }, isStale: true });
  });

  it('that were asked for before a purge are not fresh after it, and do not take the place of newer ones', async () => {
    const { calls, ask } = upstream();
    const values = valuesAt({ ms: 0 });
    const early = values.get('a', ask);
    values.purge();
    const late = values.get('a', ask);
    calls[1]?.resolve('efter');
    expect((await late).value.text).toBe('efter');
    calls[0]?.resolve('före');
    await early;
    expect((await values.get('a', giving('annat'))).value.text).toBe('efter');
  });

  it('are not fresh past the moment at which they change by themselves', async () => {
    const clock = { ms: 0 };
    const values = valuesAt(clock, {
      changesAtMs: ({ text }) => (text === 'ett' ? 300 : Number.POSITIVE_INFINITY),
    });
    await values.get('a', giving('ett'));
    clock.ms = 299;
    expect((await values.get('a', giving('två'))).value.text).toBe('ett');
    clock.ms = 300;
    expect((await values.get('a', giving('två'))).value.text).toBe('två');
  });

  it('that may no longer be given are not, whatever else there is', async () => {
    const clock = { ms: 0 };
    const values = valuesAt(clock, { asStale: () => null });
    await values.get('a', giving('ett'));
    clock.ms = STALE_IF_ERROR;
    await expect(values.get('a', failing(away))).rejects.toThrow();
  });

  it('stay within their bytes: what was asked for longest ago goes first', async () => {
    const values = valuesAt({ ms: 0 }, { maxBytes: 40 });
    for (const key of ['a', 'b', 'c', 'd', 'a', 'e']) await values.get(key, giving('12345678'));
    const kept = [...values.entries()].map(([key]) => key);
    expect(kept).toEqual(['e', 'a', 'd', 'c']);
    expect(values.metrics().bytes).toBeLessThanOrEqual(40 + 5);
  });

  it('never mix two keys, and share no failure between them', async () => {
    const values = valuesAt({ ms: 0 });
    await expect(values.get('a', failing(away))).rejects.toThrow();
    expect((await values.get('b', giving('b'))).value.text).toBe('b');
  });
});
