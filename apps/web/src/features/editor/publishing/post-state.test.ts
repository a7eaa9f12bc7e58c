import { describe, expect, it } from 'vitest';
import { type KeptPost, nextStepOf, postStateOf } from './post-state.ts';
import { badgeOf, buttonOf, standingOf } from './post-state-words.ts';

const NOW = new Date('2026-11-22T12:00:00+01:00');
const LATER = '2026-11-25T08:00:00+01:00';
const EARLIER = '2026-11-20T08:00:00+01:00';

const post = (fields: Partial<KeptPost> = {}): KeptPost => ({
  status: 'publish',
  publishedDate: EARLIER,
  unpublishedDate: null,
  ...fields,
});
/** What badge, panel and button say of a kept post, with the date of publishing as it is written. */
function said(kept: KeptPost | null, isChanged = false, publishedDate = kept?.publishedDate ?? null) {
  const state = postStateOf(kept, isChanged, NOW);
  const next = nextStepOf(state, { ...post(), publishedDate }, NOW);
  return [badgeOf(state)[0], standingOf(state, NOW), buttonOf(next, NOW)];
}

describe('a post', () => {
  it.each([
    ['that has never been kept', null, ['Ny', '', 'Publicera nu']],
    ['that is a draft', post({ status: 'draft' }), ['Utkast', '', 'Publicera nu']],
    ['that is out', post(), ['Publicerad', 'Publicerat.', null]],
    ['in the trash', post({ status: 'trash' }), ['I papperskorgen', '', 'Ta tillbaka ur papperskorgen']],
    [
      'whose time is over',
      post({ unpublishedDate: EARLIER }),
      ['Avpublicerad', 'Avpublicerat, tiden har gått ut.', null],
    ],
    [
      'whose time has not come',
      post({ status: 'future', publishedDate: LATER }),
      ['Schemalagd', 'Schemalagt till 25 november kl 08.00.', null],
    ],
    [
      'that upstream calls published though its time has not come',
      post({ publishedDate: LATER }),
      ['Schemalagd', 'Schemalagt till 25 november kl 08.00.', null],
    ],
    [
      'whose time has come since it was scheduled',
      post({ status: 'future', publishedDate: EARLIER }),
      ['Publicerad', 'Publicerat.', null],
    ],
  ])('%s is told of alike by badge, panel and button', (_, kept, words) => {
    expect(said(kept)).toEqual(words);
  });

  it('that is to come is never called published, whatever is written of it', () => {
    const scheduled = post({ status: 'future', publishedDate: LATER });
    expect(said(scheduled, true)).toEqual([
      'Schemalagd · ändrad',
      'Schemalagt till 25 november kl 08.00. Ändringarna är inte med än.',
      'Schemalägg till 25 november kl 08.00',
    ]);
    // With the date cleared it is published at once.
    expect(said(scheduled, true, null)[2]).toBe('Publicera nu');
    expect(said(scheduled, true, '2027-01-01T08:00:00+01:00')[2]).toBe(
      'Schemalägg till 1 januari 2027 kl 08.00',
    );
  });

  it('that is out gets its changes published, or is taken in until its new time', () => {
    expect(said(post(), true)).toEqual([
      'Publicerad · ändrad',
      'Publicerat, men inte det du har ändrat sedan dess.',
      'Publicera ändringarna',
    ]);
    expect(said(post(), true, LATER)[2]).toBe('Schemalägg till 25 november kl 08.00');
  });
});
