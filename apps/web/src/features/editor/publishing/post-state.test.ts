import { emptyDraft, type PostDraft } from '@brandpost/domain';
import { createClient } from '@brandpost/rubicore-api';
import { describe, expect, it } from 'vitest';
import { editing, editingReducer, editingStateOf } from '../document/editing-slice.ts';
import { NEW_POST } from '../saving/kept-post.ts';
import { createPostStore } from '../saving/post-store.ts';
import type { SaveState } from '../saving/save-state.ts';
import { nextStepOf, postStateOf } from './post-state.ts';
import { badgeOf, buttonOf, standingOf } from './post-state-words.ts';

const NOW = new Date('2026-11-22T12:00:00+01:00');
const LATER = '2026-11-25T08:00:00+01:00';
const EARLIER = '2026-11-20T08:00:00+01:00';

type Answer = Pick<PostDraft, 'status' | 'publishedDate' | 'unpublishedDate'>;

const SAVED: SaveState = { kind: 'saved', atMs: null };
const post = (fields: Partial<Answer> = {}): Answer => ({
  status: 'publish',
  publishedDate: EARLIER,
  unpublishedDate: null,
  ...fields,
});

/** A post as it is kept here when the service has answered with it; null for one that has never been kept. */
async function keptFrom(answer: Answer | null) {
  if (answer === null) return NEW_POST;
  const wire = { id: 7, type: 'news', title: 'Elda', excerpt: 'Vind', slug: 'elda', version: 3, ...answer };
  const text = async () => JSON.stringify(wire);
  const client = createClient(async () => ({ ok: true, status: 200, headers: { get: () => null }, text }));
  return (await createPostStore(client).readPost(7)).post;
}

/** What badge, panel and button say of a kept post, with the date of publishing as it is written. */
async function said(
  answer: Answer | null,
  isChanged = false,
  publishedDate = answer?.publishedDate ?? null,
  saving = SAVED,
) {
  const kept = await keptFrom(answer);
  const shown = kept.kind === 'out' ? kept.shown : emptyDraft();
  const written = isChanged && kept.kind === 'out' ? { ...kept, workingCopy: 5 } : kept;
  const draft = isChanged ? { ...shown, title: 'Elda inte' } : shown;
  const state = postStateOf({ draft, post: written, saving }, NOW);
  const next = nextStepOf(state, { publishedDate }, NOW);
  return [badgeOf(state)[0], standingOf(state, NOW), buttonOf(next, NOW)];
}

describe('a post', () => {
  it.each([
    [
      'that has never been kept',
      null,
      ['Ny', 'Ett utkast. Bara de som får redigera ser det.', 'Publicera nu'],
    ],
    [
      'that is a draft',
      post({ status: 'draft' }),
      ['Utkast', 'Ett utkast. Bara de som får redigera ser det.', 'Publicera nu'],
    ],
    ['that is out', post(), ['Publicerad', 'Publicerat.', null]],
    [
      'in the trash',
      post({ status: 'trash' }),
      ['I papperskorgen', 'I papperskorgen. Ingen läsare ser det.', 'Återställ ur papperskorgen'],
    ],
    [
      'whose time is over',
      post({ unpublishedDate: EARLIER }),
      [
        'Avpublicerad',
        'Avpublicerat, tiden har gått ut. Ska det publiceras igen: ta bort eller flytta tiden vid Avpubliceras.',
        null,
      ],
    ],
    [
      'whose time has not come',
      post({ status: 'future', publishedDate: LATER }),
      ['Schemalagd', 'Schemalagt till 25 november kl\u00A008.00.', null],
    ],
    [
      'that upstream calls published though its time has not come',
      post({ publishedDate: LATER }),
      ['Schemalagd', 'Schemalagt till 25 november kl\u00A008.00.', null],
    ],
    [
      'whose time has come since it was scheduled',
      post({ status: 'future', publishedDate: EARLIER }),
      ['Publicerad', 'Publicerat.', null],
    ],
  ])('%s is described alike by badge, panel and button', async (_, kept, words) => {
    expect(await said(kept)).toEqual(words);
  });

  it('that is to come is never called published, whatever is written of it', async () => {
    const scheduled = post({ status: 'future', publishedDate: LATER });
    expect(await said(scheduled, true)).toEqual([
      'Schemalagd · ändrad',
      'Schemalagt till 25 november kl\u00A008.00. Ändringarna är inte med än.',
      'Schemalägg till 25 november kl\u00A008.00',
    ]);
    // With the date cleared it is published at once.
    expect((await said(scheduled, true, null))[2]).toBe('Publicera nu');
    expect((await said(scheduled, true, '2027-01-01T08:00:00+01:00'))[2]).toBe(
      'Schemalägg till 1 januari 2027 kl\u00A008.00',
    );
  });

  it('that is out gets its changes published, or is taken in until its new time', async () => {
    expect(await said(post(), true)).toEqual([
      'Publicerad · ändrad',
      'Publicerat, men inte det du har ändrat sedan dess.',
      'Publicera nu',
    ]);
    expect((await said(post(), true, LATER))[2]).toBe('Schemalägg till 25 november kl\u00A008.00');
  });

  it.each([
    ['waits to be saved', { kind: 'unsaved' }],
    ['is being saved', { kind: 'saving' }],
    ['cannot be saved', { kind: 'offline' }],
    ['is refused', { kind: 'refused', status: 422, message: 'Nej', fields: [] }],
  ] satisfies [string, SaveState][])(
    'that is out is said to be changed while what is written %s',
    async (_, saving) => {
      expect((await said(post(), false, EARLIER, saving))[0]).toBe('Publicerad · ändrad');
      expect((await said(post({ status: 'draft' }), false, EARLIER, saving))[0]).toBe('Utkast');
    },
  );

  it('that is out is not said to be changed by a working copy that says the same', async () => {
    const kept = await keptFrom(post());
    if (kept.kind !== 'out') throw new Error('It is out');
    const written = { draft: { ...kept.shown }, post: { ...kept, workingCopy: 5 }, saving: SAVED };
    expect(badgeOf(postStateOf(written, NOW))[0]).toBe('Publicerad');
  });

  it('says when a change of it is made, and what is hidden has none that waits', async () => {
    const change = { publishAt: LATER } as never;
    const stateOf = async (answer: Answer) => {
      const first = editingStateOf({ draft: emptyDraft(), post: await keptFrom(answer) });
      const { history, ...kept } = editingReducer(first, editing.changeWaits(change));
      return postStateOf({ draft: history.present, ...kept }, NOW);
    };
    expect(await stateOf(post())).toMatchObject({ kind: 'published', changesAt: LATER });
    expect(await stateOf(post({ status: 'draft' }))).toEqual({ kind: 'draft' });
  });
});
