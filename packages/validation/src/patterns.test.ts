import { expect, it } from 'vitest';
import * as patterns from './patterns.ts';

it.each(Object.entries(patterns))(
  '%s is done with long texts made to be tried in countless ways',
  (name, source) => {
    const pattern = new RegExp(source, 'u');
    const starts = ['', 'a@', 'a@a', 'http://a', 'a'];
    const fillings = [' ', 'a', 'a.', 'a-', 'a_', '.', '@', '-'];
    for (const start of starts) {
      for (const filling of fillings) {
        expect(pattern.test(`${start}${filling.repeat(50_000)}\u0000`)).toBe(name === 'UNSAVABLE');
      }
    }
  },
);
