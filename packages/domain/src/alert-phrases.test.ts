import { expect, it } from 'vitest';
import { alertPhrases } from './alert-phrases.ts';
import { ALERT_LANGUAGES } from './entities/alert-details.ts';

it('that an alert has ended is said in each language that alerts are written in, or else in English', () => {
  for (const asked of ALERT_LANGUAGES) {
    const { over, ended, language } = alertPhrases(asked);
    expect([asked, 'en']).toContain(language);
    expect(ended).not.toBe(over);
  }
  expect(alertPhrases('ar')).toMatchObject({ over: 'انتهى الخطر', language: 'ar' });
});
