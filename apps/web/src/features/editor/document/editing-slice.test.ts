import { emptyDraft, type PostDraft } from '@brandpost/domain';
import type { ScheduledChange } from '@brandpost/rubicore-api';
import { describe, expect, it } from 'vitest';
import { mergeDrafts } from '../draft/merge-drafts.ts';
import {
  type KeptPost,
  type KnownPost,
  NEW_POST,
  type PostHidden,
  type PostOut,
} from '../saving/kept-post.ts';
import { type EditingState, editing, editingReducer, editingStateOf } from './editing-slice.ts';

const CHANGE = { postId: 7, publishAt: '2026-12-01T06:00:00+01:00' } as ScheduledChange;
const FIRST: PostDraft = { ...emptyDraft(), id: 7, title: 'Elda' };
const MINE: PostDraft = { ...FIRST, title: 'Elda säkert' };
const THEIRS: PostDraft = { ...FIRST, title: 'Elda inte' };

const draft: PostHidden = { kind: 'draft', version: 3, mayChange: true, mayDiscard: true };
const trash: PostHidden = { ...draft, kind: 'trash' };
const out: PostOut = {
  ...{
    kind: 'out',
    version: 4,
    mayChange: true,
    isChangeKnown: true,
    publishedDate: null,
    unpublishedDate: null,
  },
  ...{ shown: FIRST, acknowledgementRound: 1, workingCopy: null, change: null },
};
const waiting: PostOut = { ...out, change: CHANGE };
const written: PostOut = { ...out, workingCopy: 5 };

/** Somebody has written in a post, which stands so. */
function writingIn(post: KeptPost): EditingState {
  const state = editingStateOf({ draft: FIRST, post });
  return editingReducer(state, editing.changed({ change: MINE, atMs: 0 }));
}

const saved = (post: KnownPost) => editing.saved({ saved: { draft: MINE, post }, sent: MINE, atMs: 1 });
const readBySomebody = (post: KnownPost, theirs = FIRST) =>
  editing.remoteRead({ theirs: { draft: theirs, post }, atMs: 1 });
const changeWaits = editing.changeWaits(CHANGE);
const noChangeWaits = editing.changeWaits(null);

describe('the post that is written in', () => {
  it.each([
    ['new, saved', NEW_POST, saved(draft), draft],
    ['new, said to have a change that waits', NEW_POST, changeWaits, NEW_POST],
    ['a draft, published', draft, saved(out), out],
    ['a draft, thrown away', draft, saved(trash), trash],
    ['a draft, published by somebody else', draft, readBySomebody(out), out],
    ['a draft, said to have a change that waits', draft, changeWaits, draft],
    ['in the trash, taken back', trash, saved(draft), draft],
    ['out, written in', out, saved(written), written],
    ['out, given a change that waits', out, changeWaits, waiting],
    ['out with a working copy, published', written, saved(out), out],
    ['out with a working copy, taken back', written, saved(draft), draft],
    ['out with a change that waits, written in', waiting, saved(written), { ...written, change: CHANGE }],
    ['out with a change that waits, published', waiting, saved(out), waiting],
    ['out with a change that waits, read again', waiting, readBySomebody(out), waiting],
    ['out with a change that waits, which is given up', waiting, noChangeWaits, out],
    ['out with a change that waits, taken back', waiting, saved(draft), draft],
  ])('that is %s, is what it is then', (_, before, event, after) => {
    expect(editingReducer(writingIn(before), event).post).toEqual(after);
  });
});

describe('what is written', () => {
  const offline = { kind: 'offline' } as const;
  const failed = editing.saveFailed({ saving: offline, retryInMs: null, hasAnswered: true, atMs: 1 });
  const inConflict = editingReducer(writingIn(draft), readBySomebody(out, THEIRS));

  it.each([
    ['written in', writingIn(draft), 'unsaved'],
    ['sent', editingReducer(writingIn(draft), editing.saveStarted()), 'saving'],
    ['answered', editingReducer(writingIn(draft), saved(draft)), 'saved'],
    ['taken back', editingReducer(writingIn(draft), editing.undone({ atMs: 1 })), 'saved'],
    ['not sent', editingReducer(writingIn(draft), failed), 'offline'],
    [
      'read where others changed something else',
      editingReducer(writingIn(draft), readBySomebody(draft)),
      'unsaved',
    ],
    ['read where others changed the same', inConflict, 'conflict'],
    ['decided', editingReducer(inConflict, editing.conflictDecided({ draft: MINE })), 'unsaved'],
    [
      'decided where nothing is asked',
      editingReducer(writingIn(draft), editing.conflictDecided({ draft: THEIRS })),
      'unsaved',
    ],
  ])('that is %s, stands so', (_, { saving }, kind) => {
    expect(saving.kind).toBe(kind);
  });

  it('collides with what the post has become, and is saved on that once it is decided', () => {
    expect(inConflict).toMatchObject({ post: out, saved: FIRST, saveAtMs: null, saving: { theirs: THEIRS } });
    const decided = editingReducer(inConflict, editing.conflictDecided({ draft: MINE }));
    expect(decided).toMatchObject({ post: out, saved: THEIRS, history: { present: MINE } });
  });
});

it('has no state that cannot be', () => {
  const saving = { kind: 'conflict', merge: mergeDrafts(FIRST, MINE, THEIRS), theirs: THEIRS } as const;
  const state = writingIn(draft);
  const possible: EditingState = { ...state, post: draft, saving };
  // @ts-expect-error Nobody else has changed a new post.
  const conflictOfNew: EditingState = { ...state, post: NEW_POST, saving };
  // @ts-expect-error What is written of a draft goes into the post itself.
  const copyOfDraft: KeptPost = { ...trash, kind: 'draft', workingCopy: 5 };
  // @ts-expect-error Nothing waits of what is in the trash.
  const changeOfTrash: KeptPost = { ...trash, kind: 'trash', change: CHANGE };
  expect([possible, conflictOfNew, copyOfDraft, changeOfTrash]).toHaveLength(4);
});
