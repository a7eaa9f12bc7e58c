import { templateFor, updateBlock } from '@brandpost/cms-blocks';
import type { PostDraft } from '@brandpost/domain';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStore, refusal } from '../saving/draft-store.fixtures.ts';
import type { KeptDraft } from '../saving/draft-store.ts';
import { NEW_POST } from '../saving/kept-post.ts';
import type { SaveState } from '../saving/save-state.ts';
import { FIRST, openInMemory } from './post-document.fixtures.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Somebody who writes: what they see, and how it stands. */
function writer(memory = memoryStore(), first: KeptDraft = { draft: FIRST, post: NEW_POST }) {
  const { document } = openInMemory(memory, first);
  const states: SaveState[] = [];
  document.subscribe(() => {
    const { saving } = document.view();
    if (saving !== states.at(-1)) states.push(saving);
  });
  return {
    saver: document,
    seen: {
      states,
      get draft() {
        return document.view().draft;
      },
    },
    write: (change: Partial<PostDraft>) => document.change(change),
    state: () => states.at(-1)?.kind,
  };
}

/** Two who have the same saved post open. */
async function two(store = memoryStore(), draft = FIRST) {
  const saved = await store.save(draft, NEW_POST);
  return { store, anna: writer(store, saved), bente: writer(store, saved) };
}

describe('saving by itself', () => {
  it('saves once somebody stops writing, with all that was written', async () => {
    const store = memoryStore();
    const { write, state, seen } = writer(store);
    for (const title of ['E', 'El', 'Eld', 'Elda']) {
      write({ title });
      await vi.advanceTimersByTimeAsync(300);
    }
    expect([store.saves, state()]).toEqual([0, 'unsaved']);
    await vi.advanceTimersByTimeAsync(800);
    expect([store.saves, state()]).toEqual([1, 'saved']);
    expect(store.posts.get(1)?.draft.title).toBe('Elda');
    expect([seen.draft.id, seen.draft.slug]).toEqual([1, 'utan-titel']);
  });

  it('saves blocks once, though their properties come back in another order', async () => {
    const store = memoryStore();
    const { write, state } = writer(store);
    const props = { text: 'Elda säkert', size: 2 };
    write({ content: [{ id: 'a', type: 'heading', version: '1.0.0', props, children: [] }] });
    await vi.advanceTimersByTimeAsync(20_000);
    expect([store.saves, state()]).toEqual([1, 'saved']);
  });

  it('saves anyone who never stops, every five seconds', async () => {
    const store = memoryStore();
    const { write } = writer(store);
    for (let key = 0; key < 60; key += 1) {
      write({ title: 'x'.repeat(key + 1) });
      await vi.advanceTimersByTimeAsync(200);
    }
    expect(store.saves).toBe(2);
  });

  it('never has two saves under way, and sends what was written meanwhile with the next', async () => {
    const store = memoryStore();
    store.delayMs = 3000;
    const { write, state } = writer(store);
    write({ title: 'Ett' });
    await vi.advanceTimersByTimeAsync(900);
    expect(state()).toBe('saving');
    write({ title: 'Två' });
    await vi.advanceTimersByTimeAsync(2500);
    expect(store.saves).toBe(1);
    await vi.advanceTimersByTimeAsync(5000);
    expect([store.saves, state(), store.posts.get(1)?.draft.title]).toEqual([2, 'saved', 'Två']);
  });

  it('saves nothing when a change is taken back', async () => {
    const store = memoryStore();
    const { write, state } = writer(store);
    write({ title: 'Elda' });
    write({ title: '' });
    await vi.advanceTimersByTimeAsync(5000);
    expect([store.saves, state()]).toEqual([0, 'saved']);
  });

  it('tells when all is kept, for anyone who wants to leave or publish', async () => {
    const store = memoryStore();
    const { write, saver } = writer(store);
    write({ title: 'Elda' });
    expect(await saver.flush()).toBe(true);
    expect(store.posts.get(1)?.draft.title).toBe('Elda');
    store.failsWith = new TypeError('Failed to fetch');
    write({ title: 'Elda inte' });
    expect(await saver.flush()).toBe(false);
  });
});

it('keeps what is written while the post is saved in another way, such as by publishing it', async () => {
  const store = memoryStore();
  const { write, saver, seen, state } = writer(store);
  write({ title: 'Elda' });
  await saver.flush();
  const { draft: sent, post } = saver.saved();
  store.delayMs = 3000;
  const publishing = store.save({ ...sent, status: 'publish' }, post);
  write({ excerpt: 'Skrivet medan det publicerades.' });
  await vi.advanceTimersByTimeAsync(3000);
  saver.savedElsewhere(await publishing, sent);
  expect(seen.draft).toMatchObject({ status: 'publish', excerpt: 'Skrivet medan det publicerades.' });
  await vi.advanceTimersByTimeAsync(20_000);
  expect([state(), store.posts.get(1)?.draft.excerpt]).toEqual(['saved', 'Skrivet medan det publicerades.']);
});

describe('when it cannot be saved', () => {
  it('tries again and again until there is a connection', async () => {
    const store = memoryStore();
    const { write, state } = writer(store);
    store.failsWith = new TypeError('Failed to fetch');
    write({ title: 'Elda' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state()).toBe('offline');
    write({ title: 'Elda säkert' });
    store.failsWith = null;
    await vi.advanceTimersByTimeAsync(15_000);
    expect([state(), store.posts.get(1)?.draft.title]).toEqual(['saved', 'Elda säkert']);
  });

  it.each([502, 503, 504])('waits for a service that answers %i', async (status) => {
    const store = memoryStore();
    const { write, state } = writer(store);
    store.failsWith = refusal(status);
    write({ title: 'Elda' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(state()).toBe('retrying');
    store.failsWith = null;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(state()).toBe('saved');
  });

  it.each([408, 429])(
    'is not stopped by a service that answers %i: it tries again by itself',
    async (status) => {
      const store = memoryStore();
      const { write, state } = writer(store);
      store.failsWith = refusal(status);
      write({ title: 'Elda' });
      await vi.advanceTimersByTimeAsync(1000);
      expect(state()).toBe('retrying');
      store.failsWith = null;
      await vi.advanceTimersByTimeAsync(20_000);
      expect([state(), store.posts.get(1)?.draft.title]).toEqual(['saved', 'Elda']);
    },
  );

  it('waits as long as the service asks it to, whatever is written meanwhile', async () => {
    const store = memoryStore();
    const { write, state, saver } = writer(store);
    store.failsWith = refusal(429, 'Vänta', 30);
    write({ title: 'Elda' });
    await vi.advanceTimersByTimeAsync(1000);
    store.failsWith = null;
    write({ title: 'Elda rätt' });
    await vi.advanceTimersByTimeAsync(28_000);
    expect([store.saves, state()]).toEqual([1, 'retrying']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([state(), store.posts.get(1)?.draft.title]).toEqual(['saved', 'Elda rätt']);

    store.failsWith = refusal(503, 'Vänta', 30);
    write({ title: 'Elda säkert' });
    await vi.advanceTimersByTimeAsync(1000);
    store.failsWith = null;
    // Anyone who asks for it does not wait.
    saver.retry();
    await vi.advanceTimersByTimeAsync(100);
    expect([state(), store.posts.get(1)?.draft.title]).toEqual(['saved', 'Elda säkert']);
  });

  it('tries what was refused again when somebody asks for it', async () => {
    const store = memoryStore();
    const { write, state, saver } = writer(store);
    store.failsWith = refusal(403, 'Du saknar behörighet.');
    write({ title: 'Elda' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(state()).toBe('refused');
    store.failsWith = null;
    saver.retry();
    await vi.advanceTimersByTimeAsync(100);
    expect([state(), store.posts.get(1)?.draft.title]).toEqual(['saved', 'Elda']);
  });

  it('waits for a person who has lost the session, and goes on when they are back', async () => {
    const store = memoryStore();
    const { write, state, saver } = writer(store);
    store.failsWith = refusal(401);
    write({ title: 'Elda' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(state()).toBe('signed-out');
    store.failsWith = null;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state()).toBe('signed-out');
    saver.retry();
    await vi.advanceTimersByTimeAsync(100);
    expect([state(), store.posts.get(1)?.draft.title]).toEqual(['saved', 'Elda']);
  });

  it('says what the service refuses, and tries again when it has been changed', async () => {
    const store = memoryStore();
    const { write, seen, state } = writer(store);
    store.failsWith = refusal(422, 'Fältet får innehålla max 128 tecken');
    write({ title: 'x'.repeat(200) });
    await vi.advanceTimersByTimeAsync(1000);
    expect(seen.states.at(-1)).toMatchObject({
      kind: 'refused',
      message: 'Fältet får innehålla max 128 tecken',
    });
    store.failsWith = null;
    write({ title: 'Elda' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(state()).toBe('saved');
  });
});

describe('when two write at once', () => {
  it('takes in what the other has written elsewhere', async () => {
    const { store, anna, bente } = await two();
    anna.write({ title: 'Elda säkert' });
    await anna.saver.flush();
    bente.write({ excerpt: 'Tänk på vinden.' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(store.posts.get(1)?.draft).toMatchObject({ title: 'Elda säkert', excerpt: 'Tänk på vinden.' });
    expect(bente.seen.draft).toMatchObject({ title: 'Elda säkert', excerpt: 'Tänk på vinden.' });
    expect(bente.state()).toBe('saved');
  });

  it('takes in what the other has saved without saving it once more, and again with what is written meanwhile', async () => {
    const { store, anna, bente } = await two();
    anna.write({ title: 'Elda säkert' });
    await anna.saver.flush();
    const followed = await bente.saver.followRemote();
    expect([followed?.before.title, followed?.after.title]).toEqual([FIRST.title, 'Elda säkert']);
    await vi.advanceTimersByTimeAsync(5000);
    expect([bente.seen.draft.title, bente.state(), store.saves]).toEqual(['Elda säkert', 'saved', 2]);
    expect(bente.saver.view().canUndo).toBe(false);

    anna.write({ title: 'Elda aldrig' });
    await anna.saver.flush();
    bente.write({ excerpt: 'Tänk på vinden.' });
    await bente.saver.followRemote();
    expect(bente.seen.draft).toMatchObject({ title: 'Elda aldrig', excerpt: 'Tänk på vinden.' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(store.posts.get(1)?.draft).toMatchObject({ title: 'Elda aldrig', excerpt: 'Tänk på vinden.' });
  });

  it('reads nothing while it saves', async () => {
    const { anna, bente } = await two();
    anna.write({ title: 'Elda säkert' });
    await anna.saver.flush();
    bente.write({ title: 'Elda rätt' });
    const flushed = bente.saver.flush();
    expect(await bente.saver.followRemote()).toBeNull();
    await flushed;
    expect(bente.state()).toBe('conflict');
  });

  it('asks about the newest that the other has saved, also where that is read first when it is decided', async () => {
    const { store, anna, bente } = await two();
    const conflict = () => {
      const { saving } = bente.saver.view();
      if (saving.kind !== 'conflict') throw new Error(`No conflict but ${saving.kind}`);
      return saving.merge;
    };
    anna.write({ title: 'Elda säkert' });
    await anna.saver.flush();
    bente.write({ title: 'Elda rätt' });
    await bente.saver.flush();
    anna.write({ title: 'Elda säkert i' });
    await anna.saver.flush();
    await bente.saver.followRemote();
    expect(conflict().fields).toMatchObject([{ mine: 'Elda rätt', theirs: 'Elda säkert i' }]);

    anna.write({ title: 'Elda säkert i dag' });
    await anna.saver.flush();
    bente.saver.decide({ ...conflict().merged, title: 'Elda säkert i' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(conflict().fields).toMatchObject([{ mine: 'Elda rätt', theirs: 'Elda säkert i dag' }]);
    expect(store.posts.get(1)?.draft.title).toBe('Elda säkert i dag');
    bente.saver.decide({ ...conflict().merged, title: 'Elda säkert i dag' });
    await vi.advanceTimersByTimeAsync(1000);
    expect([bente.state(), bente.seen.draft.title]).toEqual(['saved', 'Elda säkert i dag']);
  });

  it('goes on asking when what the other has saved cannot be read, and saves nothing over it', async () => {
    const { store, anna, bente } = await two();
    anna.write({ title: 'Elda säkert' });
    await anna.saver.flush();
    bente.write({ title: 'Elda rätt' });
    await bente.saver.flush();
    vi.spyOn(store, 'read').mockRejectedValueOnce(refusal(503));
    await bente.saver.followRemote();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([bente.saver.view().saving.kind, store.posts.get(1)?.draft.title]).toEqual([
      'conflict',
      'Elda säkert',
    ]);
  });

  it('asks about what both have changed, saves nothing meanwhile, and then what was decided', async () => {
    const { store, anna, bente } = await two();
    anna.write({ title: 'Elda säkert' });
    await anna.saver.flush();
    bente.write({ title: 'Elda rätt' });
    await vi.advanceTimersByTimeAsync(1000);
    const asked = bente.seen.states.at(-1);
    if (asked?.kind !== 'conflict') throw new Error(`No conflict but ${asked?.kind}`);
    expect(asked.merge.fields).toMatchObject([{ field: 'title', mine: 'Elda rätt', theirs: 'Elda säkert' }]);
    bente.write({ excerpt: 'Tänk på vinden.' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([bente.state(), store.posts.get(1)?.draft.excerpt]).toEqual(['conflict', null]);
    expect(await bente.saver.flush()).toBe(false);

    const latest = bente.seen.states.at(-1);
    if (latest?.kind !== 'conflict') throw new Error('The conflict is gone');
    bente.saver.decide({ ...latest.merge.merged, title: 'Elda säkert och rätt' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(bente.state()).toBe('saved');
    expect(store.posts.get(1)?.draft).toMatchObject({
      title: 'Elda säkert och rätt',
      excerpt: 'Tänk på vinden.',
    });
  });

  it('loses no edit of either, in whatever order they write and save', async () => {
    let next = 0;
    const content = Array.from({ length: 3 }, () => templateFor('news', () => `b${++next}`)).flat();
    const step = fc.record({ who: fc.constantFrom('anna', 'bente'), waitMs: fc.nat(1500) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const { store, ...people } = await two(memoryStore(), { ...FIRST, content });
        store.delayMs = 200;
        const wrote: Record<string, string> = {};
        for (const [index, { who, waitMs }] of steps.entries()) {
          const person = people[who as 'anna' | 'bente'];
          // Each has a block and a field of their own.
          const id = who === 'anna' ? 'b1' : 'b2';
          const text = `<p>${who} ${index}</p>`;
          wrote[who] = text;
          const changed = updateBlock(person.seen.draft.content, id, { html: text });
          if (!changed.ok) throw new Error(changed.error.message);
          person.write({ content: changed.value, [who === 'anna' ? 'title' : 'pseudoAuthor']: text });
          await vi.advanceTimersByTimeAsync(waitMs);
        }
        await vi.advanceTimersByTimeAsync(20_000);
        const kept = store.posts.get(1)?.draft;
        const texts = kept?.content.map(({ props }) => props.html);
        expect([texts?.[0], texts?.[1]]).toEqual([wrote.anna ?? '', wrote.bente ?? '']);
        expect([kept?.title, kept?.pseudoAuthor ?? '']).toEqual([wrote.anna ?? '', wrote.bente ?? '']);
        expect([people.anna.state() ?? 'saved', people.bente.state() ?? 'saved']).toEqual(['saved', 'saved']);
      }),
      { numRuns: 60 * Number(process.env.TEST_TIMES ?? 1) },
    );
  });
});

it('says nothing more once it is stopped', async () => {
  const store = memoryStore();
  const { write, seen, saver } = writer(store);
  write({ title: 'Elda' });
  saver.close();
  const seenBefore = seen.states.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect([store.saves, seen.states.length]).toEqual([0, seenBefore]);
});
