import { expect, it } from 'vitest';
import * as patterns from './patterns.ts';

it.each(Object.entries(patterns))('%s takes no longer than the text is long', (_, source) => {
  const pattern = new RegExp(source, 'u');
  const starts = ['', 'a@', 'a@a', 'http://a', 'a'];
  const fillings = [' ', 'a', 'a.', 'a-', 'a_', '.', '@', '-'];
  const started = Date.now();
  for (const start of starts) {
    for (const filling of fillings) pattern.test(`${start}${filling.repeat(50_000)}\u0000`);
  }
  expect(Date.now() - started).toBeLessThan(1500);
});
