import { templateFor } from '@brandpost/cms-blocks';
import { emptyDraft, type PostDraft, type PostType } from '@brandpost/domain';
import { ApiError } from '@brandpost/rubicore-api';
import { useCallback, useEffect, useState } from 'react';
import { openDocument, type PostDocument } from '../document/post-document.ts';
import { isSameDraft } from '../draft/same-draft.ts';
import type { SavedDraft } from '../saving/draft-store.ts';
import { createLocalCopies, type LocalCopy } from '../saving/local-copy.ts';
import { createPostStore, type PostStore } from '../saving/post-store.ts';
import { createEditorClient } from './editor-client.ts';
import { loadSurroundings, type Surroundings } from './surroundings.ts';

/** All that the editor of one post works with. */
export type Desk = {
  readonly document: PostDocument;
  readonly store: PostStore;
  readonly client: ReturnType<typeof createEditorClient>;
  readonly surroundings: Surroundings;
};

/** How far it has come. */
export type Opened =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly isNotFound: boolean; readonly retry: () => void }
  /** Nothing is there yet: somebody says what it is to be. */
  | { readonly kind: 'choose'; readonly choose: (type: PostType) => void }
  /** Text of one's own that was not saved: taken along, or not. */
  | { readonly kind: 'found'; readonly copy: LocalCopy; readonly take: () => void; readonly drop: () => void }
  | { readonly kind: 'open'; readonly desk: Desk };

const LOADING: Opened = { kind: 'loading' };

/** What will pass, such as a service with too much to do, is waited for so often, each time as much longer. */
const MOST_RETRIES = 2;
const RETRY_AFTER_MS = 2000;

/** Opens a post for writing, or begins a new one. @param userId whose editor it is */
export function useOpened(postId: number | null, userId: number): Opened {
  const [opened, setOpened] = useState<Opened>(LOADING);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  // Once for each attempt: the editor of another post is another one.
  useEffect(() => {
    let isGone = false;
    let document: PostDocument | null = null;
    let retries = 0;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const client = createEditorClient();
    const store = createPostStore(client);
    const copies = createLocalCopies(userId, localStorage);

    const open = (first: SavedDraft, surroundings: Surroundings, written?: PostDraft) => {
      document = openDocument({ store, first, copies });
      if (written !== undefined) document.change(written);
      if (!isGone) setOpened({ kind: 'open', desk: { document, store, client, surroundings } });
    };
    const begin = (surroundings: Surroundings) => {
      const choose = (type: PostType) => open(newPost(type, userId), surroundings);
      setOpened({ kind: 'choose', choose });
    };
    const offer = (copy: LocalCopy, onTake: () => void, onDrop: () => void) => {
      const drop = () => {
        copies.forget(postId);
        onDrop();
      };
      setOpened({ kind: 'found', copy, take: onTake, drop });
    };
    const load = async () => {
      const [first, surroundings] = await Promise.all([
        postId === null ? null : store.read(postId),
        loadSurroundings(client),
      ]);
      if (isGone) return;
      const copy = copies.read(postId);
      if (first === null) {
        if (copy === null) return begin(surroundings);
        const fresh = newPost(copy.draft.type ?? 'news', userId);
        return offer(
          copy,
          () => {
            if (copy.creationKey !== undefined) store.continueCreation(copy.creationKey);
            open(fresh, surroundings, copy.draft);
          },
          () => begin(surroundings),
        );
      }
      if (copy === null || isSameDraft(copy.draft, first.draft)) return open(first, surroundings);
      offer(
        copy,
        () => open(first, surroundings, copy.draft),
        () => open(first, surroundings),
      );
    };

    const tryToLoad = () => {
      load().catch((error: unknown) => {
        if (isGone) return;
        if (willPass(error) && retries < MOST_RETRIES) {
          retries += 1;
          waiting = setTimeout(tryToLoad, retries * RETRY_AFTER_MS);
          return;
        }
        const isNotFound = error instanceof ApiError && (error.status === 404 || error.status === 403);
        setOpened({ kind: 'failed', isNotFound, retry });
      });
    };

    setOpened(LOADING);
    tryToLoad();
    return () => {
      isGone = true;
      clearTimeout(waiting);
      document?.close();
    };
  }, [postId, userId, attempt, retry]);

  return opened;
}

function willPass(error: unknown): boolean {
  if (!navigator.onLine) return false;
  return !(error instanceof ApiError) || error.status >= 500 || error.status === 429;
}

function newPost(type: PostType, authorId: number): SavedDraft {
  const isPage = type === 'page' || type === 'page-related';
  const content = templateFor(isPage ? 'page' : 'news', () => crypto.randomUUID());
  return { draft: { ...emptyDraft(), type, status: 'draft', authorId, content }, version: null };
}
