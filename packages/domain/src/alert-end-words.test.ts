import { expect, it } from 'vitest';
import { alertEndWords } from './alert-end-words.ts';
import { ALERT_LANGUAGES } from './entities/alert-details.ts';

it('that an alert has ended is said in each language that alerts are written in, or else in English', () => {
  for (const language of ALERT_LANGUAGES) {
    const [over, ended] = [alertEndWords('over', language), alertEndWords('ended', language)];
    expect([language, 'en']).toContain(over.language);
    expect(ended.language).toBe(over.language);
    expect(ended.text).not.toBe(over.text);
  }
  expect(alertEndWords('over', 'ar')).toEqual({ text: 'انتهى الخطر', language: 'ar' });
});
