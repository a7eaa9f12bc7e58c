import { describe, expect, it } from 'vitest';
import { createHashQueue } from './hash-queue.ts';

/** Works that end when they are told to. */
function works() {
  const ends: (() => void)[] = [];
  let most = 0;
  let running = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
  };
  const endAll = async (promises: Promise<unknown>[]) => {
    let isDone = false;
    const all = Promise.allSettled(promises).then(() => {
      isDone = true;
    });
    while (!isDone) {
      for (const end of ends.splice(0)) end();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await all;
  };
  return { work, endAll, most: () => most };
}

describe('hashing passwords', () => {
  it('is done for few at once, and for all in the end', async () => {
    const queue = createHashQueue();
    const { work, endAll, most } = works();
    const promises = Array.from({ length: 30 }, (_, index) => queue.run(`192.0.2.${index}`, work));
    await endAll(promises);
    expect(most()).toBe(3);
  });

  it('is refused to a network that has many waiting, and to nobody else', async () => {
    const queue = createHashQueue();
    const { work, endAll } = works();
    const flood = Array.from({ length: 40 }, (_, index) =>
      queue.run(`2001:db8:1:2::${index.toString(16)}`, work).then(
        () => 200,
        (error) => error.status,
      ),
    );
    const other = queue.run('192.0.2.1', work).then(() => 200);
    await endAll([...flood, other]);
    const answers = await Promise.all(flood);
    expect(answers.filter((status) => status === 429)).toHaveLength(20);
    expect(await other).toBe(200);
    await endAll([queue.run('2001:db8:1:2::1', work)]);
  });

  it('is refused when too many wait, and frees its place when the work fails', async () => {
    const queue = createHashQueue();
    const { work, endAll } = works();
    const many = Array.from({ length: 70 }, (_, index) =>
      queue.run(`192.0.2.${index}`, work).then(
        () => 200,
        (error) => error.status,
      ),
    );
    await endAll(many);
    expect((await Promise.all(many)).filter((status) => status === 429)).toHaveLength(7);
    const failing = async () => {
      throw new Error('Broken');
    };
    for (let index = 0; index < 5; index += 1) {
      await expect(queue.run('192.0.2.1', failing)).rejects.toThrow('Broken');
    }
    const last = queue.run('192.0.2.1', work);
    await endAll([last]);
  });
});
