import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStore } from '../saving/draft-store.fixtures.ts';
import { NEW_POST } from '../saving/kept-post.ts';
import { FIRST, openInMemory } from './post-document.fixtures.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a document', () => {
  it('undoes and redoes what was written, a field at a time', async () => {
    const { document } = openInMemory();
    document.change({ title: 'E' }, 'title');
    document.change({ title: 'El' }, 'title');
    document.change({ excerpt: 'Vind' }, 'excerpt');
    document.undo();
    expect(document.view()).toMatchObject({
      draft: { title: 'El', excerpt: null },
      canUndo: true,
      canRedo: true,
    });
    document.undo();
    expect(document.view()).toMatchObject({ draft: { title: '' }, canUndo: false });
    document.redo();
    document.redo();
    expect(document.view().draft).toMatchObject({ title: 'El', excerpt: 'Vind' });
  });

  it('takes away with undo what one wrote oneself, never what somebody else has', async () => {
    const memory = memoryStore();
    const saved = await memory.save(FIRST, NEW_POST);
    const { document } = openInMemory(memory, saved);
    document.change({ title: 'Elda' });
    await memory.save({ ...saved.draft, pseudoAuthor: 'Bente' }, saved.post);
    await vi.advanceTimersByTimeAsync(5000);
    expect(document.view().draft).toMatchObject({ title: 'Elda', pseudoAuthor: 'Bente' });
    document.undo();
    expect(document.view().draft).toMatchObject({ title: '', pseudoAuthor: 'Bente' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(memory.posts.get(1)?.draft).toMatchObject({ title: '', pseudoAuthor: 'Bente' });
  });

  it('is remembered by the browser until it is saved', async () => {
    const { document, memory, copies } = openInMemory();
    memory.failsWith = new TypeError('Failed to fetch');
    document.change({ title: 'Elda' });
    await vi.advanceTimersByTimeAsync(2000);
    expect(copies.read(null)).toMatchObject({
      draft: { title: 'Elda' },
      version: null,
      creationKey: 'the-key-of-a-new-post',
    });
    memory.failsWith = null;
    await vi.advanceTimersByTimeAsync(15_000);
    expect([copies.read(null), copies.read(1)]).toEqual([null, null]);
  });

  it('is not written to the browser with every key, but before the page may be gone', async () => {
    const { document, copies } = openInMemory();
    document.change({ title: 'E' });
    expect(copies.read(null)).toBeNull();
    document.remember();
    expect(copies.read(null)).toMatchObject({ draft: { title: 'E' } });
    document.change({ title: 'El' });
    await vi.advanceTimersByTimeAsync(400);
    document.change({ title: 'Eld' });
    await vi.advanceTimersByTimeAsync(100);
    expect(copies.read(null)).toMatchObject({ draft: { title: 'Eld' } });
    document.change({ title: 'Elda' });
    document.close();
    expect(copies.read(null)).toMatchObject({ draft: { title: 'Elda' } });
  });

  it('is not remembered once it is saved', async () => {
    const { document, copies } = openInMemory();
    document.change({ title: 'Elda' });
    expect(await document.flush()).toBe(true);
    await vi.advanceTimersByTimeAsync(2000);
    document.remember();
    expect([copies.read(null), copies.read(1)]).toEqual([null, null]);
  });
});
