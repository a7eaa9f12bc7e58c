import { expect, it } from 'vitest';
import { DEFAULT_ALERT_TEMPLATES, fillPlace, PLACE_BLANK } from './alert-template.ts';
import { TITLE_MAX_LENGTH } from './constants.ts';

it('the place goes where the blank is, and a blank without a place goes with its preposition', () => {
  expect(fillPlace('Farlig rök i [plats] – gå inomhus', ' Åsbruk ')).toBe('Farlig rök i Åsbruk – gå inomhus');
  expect(fillPlace('Farlig rök i [plats] – gå inomhus', '')).toBe('Farlig rök – gå inomhus');
  expect(fillPlace('Brand vid [plats]', ' ')).toBe('Brand');
  expect(fillPlace('[plats]: koka vattnet', '')).toBe(': koka vattnet');
});

it('every template that a service begins with has a title that fits, something to do, and no hole', () => {
  for (const { title, instructions, text } of DEFAULT_ALERT_TEMPLATES) {
    expect(title).toContain(PLACE_BLANK);
    expect(fillPlace(title, 'x'.repeat(60)).length).toBeLessThanOrEqual(TITLE_MAX_LENGTH);
    expect(instructions.length).toBeGreaterThan(0);
    for (const words of [title, text, ...instructions])
      expect(fillPlace(words, '')).not.toMatch(/[[\]]| {2}/);
  }
});
