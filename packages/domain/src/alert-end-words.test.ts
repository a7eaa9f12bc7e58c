import { expect, it } from 'vitest';
import { alertEndWords, titleWithEnd } from './alert-end-words.ts';
import { ALERT_LANGUAGES } from './entities/alert-details.ts';

it('that an alert has ended is said in each language that alerts are written in, or else in English', () => {
  for (const asked of ALERT_LANGUAGES) {
    const { over, ended, language } = alertEndWords(asked);
    expect([asked, 'en']).toContain(language);
    expect(ended).not.toBe(over);
  }
  expect(alertEndWords('ar')).toMatchObject({ over: 'انتهى الخطر', language: 'ar' });
});

it('a title that leaves the page says first that it holds no longer', () => {
  expect(titleWithEnd('Rök i Åsbruk', 'over')).toBe('Faran är över: Rök i Åsbruk');
  expect(titleWithEnd('Rök i Åsbruk', null)).toBe('Rök i Åsbruk');
});
