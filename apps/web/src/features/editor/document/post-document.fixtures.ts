import { emptyDraft, type PostDraft } from '@brandpost/domain';
import { memoryStore } from '../saving/draft-store.fixtures.ts';
import type { KeptDraft } from '../saving/draft-store.ts';
import { NEW_POST } from '../saving/kept-post.ts';
import { createLocalCopies } from '../saving/local-copy.ts';
import type { PostStore } from '../saving/post-store.ts';
import { openDocument } from './post-document.ts';

export const FIRST: PostDraft = { ...emptyDraft(), type: 'news', status: 'draft' };

/** What a browser remembers, in memory. */
function storageInMemory(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
    key: () => null,
    get length() {
      return items.size;
    },
  };
}

/** A document with its store and the browser's copies in memory. */
export function openInMemory(memory = memoryStore(), first: KeptDraft = { draft: FIRST, post: NEW_POST }) {
  const store: PostStore = {
    ...memory,
    readPost: (id) => memory.read(id),
    creationKey: () => 'the-key-of-a-new-post',
    continueCreation: () => undefined,
    setStatus: (draft, post) => memory.save(draft, post),
    requestStatus: async (draft, post) => ({ requestId: 1, saved: await memory.save(draft, post) }),
  };
  const copies = createLocalCopies(7, storageInMemory());
  return { memory, copies, document: openDocument({ store: Object.assign(memory, store), first, copies }) };
}
