import { templateFor } from '@brandpost/cms-blocks';
import {
  emptyAlertDetails,
  emptyDraft,
  emptyVacancy,
  type Language,
  type PostDraft,
  type PostType,
} from '@brandpost/domain';
import { ApiError, decodePost, type RubicoreClient } from '@brandpost/rubicore-api';
import { useCallback, useEffect, useState } from 'react';
import { withRetries } from '../../../api/retry-policy.ts';
import { useServices } from '../../../api/services.ts';
import { isTransient } from '../../../api/transient.ts';
import { ownSession } from '../../../session/use-session.ts';
import { openDocument, type PostDocument } from '../document/post-document.ts';
import { draftOfPost } from '../draft/draft-of-post.ts';
import { isSameDraft } from '../draft/same-draft.ts';
import { rightsFor } from '../review/rights-for.ts';
import type { KeptDraft } from '../saving/draft-store.ts';
import { NEW_POST, permissionsOf } from '../saving/kept-post.ts';
import { createLocalCopies, type LocalCopy } from '../saving/local-copy.ts';
import { createPostStore, type PostStore } from '../saving/post-store.ts';
import { copyOf, draftFromTemplate, versionOf } from './copy-of.ts';
import { loadReferenceData, type ReferenceData } from './reference-data.ts';
import type { Beginning, WritableType } from './types-to-write.ts';

/** All that the editor of one post works with. */
export type EditorSession = {
  readonly document: PostDocument;
  readonly store: PostStore;
  readonly client: RubicoreClient;
  readonly referenceData: ReferenceData;
};

/** Why a post is not open: it is not there, is not theirs to change, or could not be fetched. */
type WhyNotOpen = 'missing' | 'forbidden' | 'unreached';

/** How far it has come. */
export type Opened =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly why: WhyNotOpen; readonly retry: () => void }
  /** Nothing is there yet: somebody says what it is to be. */
  | { readonly kind: 'choose'; readonly choose: (beginning: Beginning) => void }
  /** Text of one's own that was not saved: taken along, or not. */
  | { readonly kind: 'found'; readonly copy: LocalCopy; readonly take: () => void; readonly drop: () => void }
  | { readonly kind: 'open'; readonly session: EditorSession };

const LOADING: Opened = { kind: 'loading' };

/** What will pass, such as a service with too much to do, is waited for so often. */
const MAX_RETRIES = 2;

type Opening = {
  postId: number | null;
  /** Whose editor it is. */
  userId: number;
  /** The post that a new one is to begin as, or the template. */
  copiedId: number | null;
  /** The language that it is copied for. */
  copiedInto: Language | null;
  templateId: number | null;
  /** What a new one is to be, where that has been said already. */
  type: WritableType | null;
  /** Whether it is to be for a group of theirs. */
  isToOwnGroup: boolean;
};

/** Opens a post for writing, or begins a new one. */
export function useOpened(opening: Opening): Opened {
  const { postId, userId, copiedId, copiedInto, templateId, type, isToOwnGroup } = opening;
  const { client, session } = useServices();
  const [opened, setOpened] = useState<Opened>(LOADING);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  // Once for each attempt: the editor of another post is another one.
  useEffect(() => {
    const gone = new AbortController();
    let document: PostDocument | null = null;
    const store = createPostStore(client);
    const copies = createLocalCopies(userId, localStorage);

    const open = (first: KeptDraft, referenceData: ReferenceData, written?: PostDraft) => {
      document = openDocument({ store, first, copies });
      if (written !== undefined) document.change(written);
      if (!gone.signal.aborted)
        setOpened({ kind: 'open', session: { document, store, client, referenceData } });
    };
    const begin = (referenceData: ReferenceData) => {
      const { groups, isForOwnGroups } = referenceData;
      const own = groups.filter(({ id }) => ownSession(session)?.user.groups.includes(id));
      const nodeIds = (isForOwnGroups || isToOwnGroup) && own.length === 1 ? own.map(({ id }) => id) : [];
      const choose = (chosen: Beginning) => {
        if (chosen !== 'vacancy') return open(newPost(chosen, userId, nodeIds), referenceData);
        const { draft, post } = newPost('news', userId, nodeIds);
        open({ draft: { ...draft, vacancy: emptyVacancy() }, post }, referenceData);
      };
      if (type !== null) return choose(type);
      setOpened({ kind: 'choose', choose });
    };
    const offer = (copy: LocalCopy, onTake: () => void, onDrop: () => void) => {
      const drop = () => {
        copies.remove(postId);
        onDrop();
      };
      setOpened({ kind: 'found', copy, take: onTake, drop });
    };
    const load = async () => {
      const ask = () =>
        Promise.all([
          postId === null ? null : store.read(postId),
          loadReferenceData(client, ownSession(session)),
        ] as const);
      const isWorthIt = (error: unknown) => navigator.onLine && isTransient(error);
      const retrying = { maxRetries: MAX_RETRIES, signal: gone.signal, isWorthIt };
      const [first, referenceData] = await withRetries(ask, retrying);
      if (gone.signal.aborted) return;
      if (
        first !== null &&
        !rightsFor(first.draft, ownSession(session), permissionsOf(first.post)).mayWrite
      ) {
        return setOpened({ kind: 'failed', why: 'forbidden', retry });
      }
      if (copiedId !== null) {
        // A copy is of what one sees; a version in another language of what is out.
        const source = createPostStore(client);
        const { draft } = await (copiedInto === null ? source.read(copiedId) : source.readPost(copiedId));
        if (gone.signal.aborted) return;
        const begun = copiedInto === null ? copyOf(draft, userId) : versionOf(draft, copiedInto, userId);
        return open(newPost(draft.type ?? 'news', userId), referenceData, begun);
      }
      if (templateId !== null) {
        const { post } = await client.call('getPostTemplate', { params: { id: templateId } });
        if (gone.signal.aborted) return;
        const template = decodePost(post);
        if (template === null) throw new Error('The answer holds no post');
        const draft = draftFromTemplate(draftOfPost(template), userId);
        return open(newPost(template.type, userId), referenceData, draft);
      }
      const copy = copies.read(postId);
      if (first === null) {
        if (copy === null) return begin(referenceData);
        const fresh = newPost(copy.draft.type ?? 'news', userId);
        return offer(
          copy,
          () => {
            if (copy.creationKey !== undefined) store.continueCreation(copy.creationKey);
            open(fresh, referenceData, copy.draft);
          },
          () => begin(referenceData),
        );
      }
      if (copy === null || isSameDraft(copy.draft, first.draft)) return open(first, referenceData);
      offer(
        copy,
        () => open(first, referenceData, copy.draft),
        () => open(first, referenceData),
      );
    };

    setOpened(LOADING);
    load().catch((error: unknown) => {
      if (gone.signal.aborted) return;
      setOpened({ kind: 'failed', why: whyNotOpen(error), retry });
    });
    return () => {
      gone.abort();
      document?.close();
    };
  }, [postId, userId, copiedId, copiedInto, templateId, type, isToOwnGroup, attempt, retry, client, session]);

  return opened;
}

function whyNotOpen(error: unknown): WhyNotOpen {
  const status = error instanceof ApiError ? error.status : null;
  if (status === 404) return 'missing';
  return status === 403 ? 'forbidden' : 'unreached';
}

/** How long a crisis alert lasts, unless something else is chosen: without an end it cannot be published. */
const ALERT_LASTS_MS = 24 * 60 * 60 * 1000;

function newAlert(): Pick<PostDraft, 'alert' | 'unpublishedDate'> {
  const end = new Date(Date.now() + ALERT_LASTS_MS);
  return { alert: emptyAlertDetails(), unpublishedDate: end.toISOString() };
}

/** A post that nothing is written in yet. */
function newPost(type: PostType, authorId: number, nodeIds: number[] = []): KeptDraft {
  const isPage = type === 'page' || type === 'page-related';
  const content = templateFor(isPage ? 'page' : 'news', () => crypto.randomUUID());
  const draft: PostDraft = { ...emptyDraft(), type, status: 'draft', authorId, nodeIds, content };
  return { draft: type === 'alert' ? { ...draft, ...newAlert() } : draft, post: NEW_POST };
}
