import { describe, expect, it } from 'vitest';
import type { Answer } from '../rubicore/answer.ts';
import { createSharedAnswers } from './shared-answers.ts';

const anAnswer = (text: string): Answer => ({ status: 200, headers: {}, body: Buffer.from(text) });

/** An upstream that counts its calls and answers when told to. */
function upstream() {
  const calls: { resolve: (answer: Answer) => void; reject: (error: Error) => void }[] = [];
  return { calls, ask: () => new Promise<Answer>((resolve, reject) => calls.push({ resolve, reject })) };
}

function answersAt(clock: { ms: number }, mostBytes = 1000) {
  return createSharedAnswers({ freshMs: 1000, mostBytes, now: () => clock.ms });
}

describe('shared answers', () => {
  it('ask upstream once for all who ask while the answer is on its way', async () => {
    const { calls, ask } = upstream();
    const shared = answersAt({ ms: 0 });
    const crowd = Array.from({ length: 500 }, () => shared.get('a', ask));
    calls[0]?.resolve(anAnswer('ett'));
    expect(new Set((await Promise.all(crowd)).map(({ body }) => body.toString()))).toEqual(new Set(['ett']));
    expect(calls).toHaveLength(1);
  });

  it('are given again while they are fresh, and not a moment longer', async () => {
    const clock = { ms: 0 };
    const shared = answersAt(clock);
    const ask = (text: string) => async () => anAnswer(text);
    await shared.get('a', ask('ett'));
    clock.ms = 999;
    expect((await shared.get('a', ask('två'))).body.toString()).toBe('ett');
    clock.ms = 1000;
    expect((await shared.get('a', ask('två'))).body.toString()).toBe('två');
  });

  it('keep a failure for nobody, and tell it to those who waited', async () => {
    const { calls, ask } = upstream();
    const shared = answersAt({ ms: 0 });
    const crowd = Promise.allSettled([shared.get('a', ask), shared.get('a', ask)]);
    calls[0]?.reject(new Error('borta'));
    expect((await crowd).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const next = shared.get('a', ask);
    calls[1]?.resolve(anAnswer('åter'));
    expect((await next).body.toString()).toBe('åter');
  });

  it('never mix two keys', async () => {
    const shared = answersAt({ ms: 0 });
    await shared.get('a', async () => anAnswer('a'));
    expect((await shared.get('b', async () => anAnswer('b'))).body.toString()).toBe('b');
  });

  it('stay within their bytes: what was asked for longest ago goes first', async () => {
    const shared = answersAt({ ms: 0 }, 10);
    const put = (key: string) => shared.get(key, async () => anAnswer('12345'));
    await put('a');
    await put('b');
    await put('a');
    await put('c');
    const asked: string[] = [];
    for (const key of ['a', 'c', 'b']) {
      await shared.get(key, async () => {
        asked.push(key);
        return anAnswer('12345');
      });
    }
    expect(asked).toEqual(['b']);
    await shared.get('large', async () => anAnswer('x'.repeat(11)));
    expect((await shared.get('large', async () => anAnswer('ny'))).body.toString()).toBe('ny');
  });
});
