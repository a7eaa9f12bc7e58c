import { expect, it } from 'vitest';
import { titleWithoutAdvice } from './title-without-advice.ts';

it('a title without its advice still says what has happened', () => {
  expect(titleWithoutAdvice('Farlig rök i Åsbruk – gå inomhus')).toBe('Farlig rök i Åsbruk');
  expect(titleWithoutAdvice('Brand – Hotell Ån – håll er borta')).toBe('Brand – Hotell Ån');
  for (const title of ['E-postsystemet är nere', 'Skogsbrand – Åsbruk', 'Väg 26 – 27 avstängd']) {
    expect(titleWithoutAdvice(title)).toBe(title);
  }
});
