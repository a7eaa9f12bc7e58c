import { type AlertLanguage, emptyAlertDetails } from '@brandpost/domain';
import { expect, it } from 'vitest';
import { phrasesOf } from './phrases-of.ts';

const inLanguage = (language: AlertLanguage, outdatedSince?: string) => ({
  ...{ language, title: 'Smoke', text: '', instructions: [] },
  ...(outdatedSince !== undefined && { outdatedSince }),
});
const SINCE = '2026-11-30T12:00:00Z';

it('a language without words of ours has the English ones, whichever of the two is outdated', () => {
  for (const translations of [
    [inLanguage('se', SINCE), inLanguage('en')],
    [inLanguage('en'), inLanguage('se', SINCE)],
  ]) {
    const phrases = phrasesOf({ ...emptyAlertDetails(), translations });
    expect(phrases).toHaveLength(1);
    expect(phrases[0]).toMatchObject({
      ...{ language: 'en', over: 'The danger is over' },
      newerInSwedish: 'There is newer information in Swedish',
    });
  }
});

it('while no translation is outdated nothing is said of newer information', () => {
  const [phrases] = phrasesOf({ ...emptyAlertDetails(), translations: [inLanguage('ar')] });
  expect(phrases).not.toHaveProperty('newerInSwedish');
});
