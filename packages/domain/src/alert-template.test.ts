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

it.each([
  ['Storgatan 5, Åsbruk', 'Brand på Storgatan 5, Åsbruk'],
  ['Anna Lindhs väg 3', 'Brand på Anna Lindhs väg 3'],
  ['E18 vid Granby', 'Brand på E18 vid Granby'],
  ['väg 56', 'Brand på väg 56'],
  ['Stora torget', 'Brand på Stora torget'],
  ['Åsbruk', 'Brand i Åsbruk'],
  ['Åsbruk, Storgatan 5', 'Brand i Åsbruk, Storgatan 5'],
  ['Vägsjöfors', 'Brand i Vägsjöfors'],
])('says on which street or in which place something happens: %s', (place, title) => {
  expect(fillPlace('Brand i [plats]', place)).toBe(title);
});

it('leaves a preposition that fits already, and signs that a replacement would read', () => {
  expect(fillPlace('Brand nära [plats], i dag', 'Storgatan 5')).toBe('Brand nära Storgatan 5, i dag');
  expect(fillPlace('Brand i [plats]', 'Kvarn $& Co')).toBe('Brand i Kvarn $& Co');
});
