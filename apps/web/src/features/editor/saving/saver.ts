import type { PostDraft } from '@brandpost/domain';
import { ApiError } from '@brandpost/rubicore-api';
import { retryDelayMs } from '../../../api/retry-policy.ts';
import { saysNothing } from '../../../api/transient.ts';
import { hasConflicts, mergeDrafts } from '../draft/merge-drafts.ts';
import { isSameDraft } from '../draft/same-draft.ts';
import type { DraftStore, SavedDraft } from './draft-store.ts';
import type { SaveState } from './save-state.ts';

/** Whoever stops writing for so long is saved. Source: UX, Editor: at most a second. */
const PAUSE_MS = 800;
/** Whoever never stops is saved so often. */
const LONGEST_WAIT_MS = 5000;

/** What somebody should know for as long as it lasts, also while they write on. */
const KEPT_WHILE_WRITING: ReadonlySet<SaveState['kind']> = new Set(['offline', 'retrying', 'signed-out']);

type SaverOptions = {
  store: DraftStore;
  /** What is edited. */
  first: SavedDraft;
  /**
   * The draft is another than was written: it has got its id, or holds what somebody else wrote.
   * @param rebase brings the same into what the draft was before, so that undoing takes nothing of it away
   */
  onDraft: (draft: PostDraft, rebase: (earlier: PostDraft) => PostDraft) => void;
  onState: (state: SaveState) => void;
};

/** Saves what is written, by itself. */
export type Saver = {
  edited(draft: PostDraft): void;
  /** Saves at once what is not saved yet. @returns whether all is kept */
  flush(): Promise<boolean>;
  /** A conflict is decided: this is what the post is to be. */
  decided(draft: PostDraft): void;
  /** Saves at once what is not saved, whatever has been in the way: there is a connection or a session again, say. */
  retry(): void;
  /** Reads what others have saved, and merges it in. */
  takeTheirs(): Promise<void>;
  /** The version that is kept, with what it holds. */
  kept(): SavedDraft;
  /** The post has been saved by another way, such as by publishing it. @param sent what was: more may be written by now */
  savedElsewhere(saved: SavedDraft, sent: PostDraft): void;
  stop(): void;
};

/**
 * One save at a time, the newest text each time: what is written while one is under way goes with the next. What
 * somebody else has saved meanwhile is merged in; what both changed is a conflict, and waits for `decided`.
 */
export function createSaver({ store, first, onDraft, onState }: SaverOptions): Saver {
  let kept = first;
  let latest = first.draft;
  let state: SaveState = { kind: 'saved', atMs: null };
  /** Theirs, while a conflict waits to be decided. */
  let contested: SavedDraft | null = null;
  let underWay: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unsavedSinceMs: number | null = null;
  let failures = 0;
  /** Before this the service does not want to be asked. */
  let notBeforeMs = 0;
  let isStopped = false;

  const become = (next: SaveState) => {
    state = next;
    if (!isStopped) onState(next);
  };
  const saveIn = (ms: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void save(), ms);
  };
  const accept = (draft: PostDraft, base: PostDraft, theirs: PostDraft) => {
    latest = draft;
    onDraft(draft, (earlier) => ({ ...mergeDrafts(base, earlier, theirs).merged, id: draft.id }));
  };

  async function save(): Promise<void> {
    clearTimeout(timer);
    if (contested !== null) return;
    underWay ??= saveLatest().finally(() => {
      underWay = null;
    });
    await underWay;
  }

  async function saveLatest(): Promise<void> {
    const sent = latest;
    if (isSameDraft(sent, kept.draft)) return becomeSaved();
    unsavedSinceMs = null;
    become({ kind: 'saving' });
    try {
      keep(await store.save(sent, kept.version), sent);
    } catch (error) {
      await meet(error);
    }
  }

  function keep(saved: SavedDraft, sent: PostDraft): void {
    failures = 0;
    notBeforeMs = 0;
    // What the service made of it, such as an id and a free address, comes into what has been written since.
    const { merged } = mergeDrafts(sent, latest, saved.draft);
    kept = saved;
    const next = { ...merged, id: saved.draft.id };
    if (!isSameDraft(next, latest)) accept(next, sent, saved.draft);
    if (isSameDraft(latest, kept.draft)) becomeSaved();
    else wait();
  }

  async function meet(error: unknown): Promise<void> {
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 412 && kept.draft.id !== null) return await mergeTheirs(kept.draft.id);
    if (status === 401) return become({ kind: 'signed-out' });
    if (error instanceof ApiError && !saysNothing(error)) {
      return become({ kind: 'refused', status, message: error.message, fields: error.errors });
    }
    const delayMs = retryDelayMs(error, failures);
    failures += 1;
    if (error instanceof ApiError) {
      notBeforeMs = Date.now() + delayMs;
      become({ kind: 'retrying' });
    } else become({ kind: 'offline' });
    saveIn(delayMs);
  }

  async function mergeTheirs(id: number): Promise<void> {
    try {
      const theirs = await store.read(id);
      const merge = mergeDrafts(kept.draft, latest, theirs.draft);
      if (hasConflicts(merge)) {
        contested = theirs;
        return become({ kind: 'conflict', merge });
      }
      const base = kept.draft;
      kept = theirs;
      accept(merge.merged, base, theirs.draft);
      wait();
    } catch (error) {
      await meet(error);
    }
  }

  function wait(): void {
    const nowMs = Date.now();
    unsavedSinceMs ??= nowMs;
    if (!KEPT_WHILE_WRITING.has(state.kind)) become({ kind: 'unsaved' });
    const pauseMs = Math.min(PAUSE_MS, unsavedSinceMs + LONGEST_WAIT_MS - nowMs);
    saveIn(Math.max(0, pauseMs, notBeforeMs - nowMs));
  }

  function becomeSaved(): void {
    unsavedSinceMs = null;
    become({ kind: 'saved', atMs: Date.now() });
  }

  return {
    edited(draft) {
      latest = draft;
      if (contested !== null) {
        become({ kind: 'conflict', merge: mergeDrafts(kept.draft, latest, contested.draft) });
      } else if (underWay === null && isSameDraft(latest, kept.draft)) {
        clearTimeout(timer);
        becomeSaved();
      } else if (underWay === null) wait();
    },
    async flush() {
      while (contested === null && !isSameDraft(latest, kept.draft)) {
        await save();
        if (state.kind !== 'saved' && state.kind !== 'unsaved') return false;
      }
      return contested === null;
    },
    decided(draft) {
      if (contested === null) return;
      const base = kept.draft;
      kept = contested;
      contested = null;
      accept(draft, base, kept.draft);
      void save();
    },
    retry() {
      notBeforeMs = 0;
      if (state.kind !== 'saved') void save();
    },
    async takeTheirs() {
      if (kept.draft.id !== null && contested === null) await mergeTheirs(kept.draft.id);
    },
    kept: () => kept,
    savedElsewhere(saved, sent) {
      keep(saved, sent);
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
