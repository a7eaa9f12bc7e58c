import { describe, expect, it } from 'vitest';
import { createSharedValues } from './shared-values.ts';

/** An upstream that counts its calls and answers when told to. */
function upstream() {
  const calls: { resolve: (value: string) => void; reject: (error: Error) => void }[] = [];
  return { calls, ask: () => new Promise<string>((resolve, reject) => calls.push({ resolve, reject })) };
}

function valuesAt(clock: { ms: number }, mostBytes = 1000) {
  return createSharedValues<string>({
    freshMs: 1000,
    mostBytes,
    bytesOf: (text) => text.length,
    now: () => clock.ms,
  });
}

describe('shared values', () => {
  it('are made once for all who ask meanwhile', async () => {
    const { calls, ask } = upstream();
    const shared = valuesAt({ ms: 0 });
    const crowd = Array.from({ length: 500 }, () => shared.get('a', ask));
    calls[0]?.resolve('ett');
    expect(new Set(await Promise.all(crowd))).toEqual(new Set(['ett']));
    expect(calls).toHaveLength(1);
  });

  it('are given again while they are fresh, and not a moment longer', async () => {
    const clock = { ms: 0 };
    const shared = valuesAt(clock);
    const ask = (text: string) => async () => text;
    await shared.get('a', ask('ett'));
    clock.ms = 999;
    expect(await shared.get('a', ask('två'))).toBe('ett');
    clock.ms = 1000;
    expect(await shared.get('a', ask('två'))).toBe('två');
  });

  it('keep a failure for nobody, and tell it to those who waited', async () => {
    const { calls, ask } = upstream();
    const shared = valuesAt({ ms: 0 });
    const crowd = Promise.allSettled([shared.get('a', ask), shared.get('a', ask)]);
    calls[0]?.reject(new Error('borta'));
    expect((await crowd).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const next = shared.get('a', ask);
    calls[1]?.resolve('åter');
    expect(await next).toBe('åter');
  });

  it('never mix two keys', async () => {
    const shared = valuesAt({ ms: 0 });
    await shared.get('a', async () => 'a');
    expect(await shared.get('b', async () => 'b')).toBe('b');
  });

  it('stay within their bytes: what was asked for longest ago goes first', async () => {
    const shared = valuesAt({ ms: 0 }, 10);
    const put = (key: string) => shared.get(key, async () => '12345');
    await put('a');
    await put('b');
    await put('a');
    await put('c');
    const asked: string[] = [];
    for (const key of ['a', 'c', 'b']) {
      await shared.get(key, async () => {
        asked.push(key);
        return '12345';
      });
    }
    expect(asked).toEqual(['b']);
    await shared.get('large', async () => 'x'.repeat(11));
    expect(await shared.get('large', async () => 'ny')).toBe('ny');
  });
});
