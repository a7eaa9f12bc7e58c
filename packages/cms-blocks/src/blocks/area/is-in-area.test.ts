import { expect, it } from 'vitest';
import { isInArea } from './is-in-area.ts';

const places = ['Norråns kommun, östra', 'Åsbruk', 'Övre Ås', 'Storgatan', '000 1', '000 25'];

it.each([
  'Åsbruk',
  'åsbr',
  'asbruk',
  'Åsbrukk',
  'Asbrk',
  'övre',
  'ås',
  'Storgatan 5',
  'storgtan',
  '000 12',
  '00025',
  'norrån',
])('”%s” is in it', (text) => expect(isInArea(places, text)).toBe(true));

it.each(['', 'å', 'Öreforsen', 'Lillgatan 5', '000 31', 'xyz', '1'])('”%s” is not', (text) =>
  expect(isInArea(places, text)).toBe(false),
);
