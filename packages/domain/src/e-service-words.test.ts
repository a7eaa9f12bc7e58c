import { expect, it } from 'vitest';
import { whereEServiceOpens } from './e-service-words.ts';

it.each([
  [
    'https://www.etjanster.example.se/norran/x?y=1',
    'bankid',
    'Öppnas hos etjanster.example.se. Du behöver BankID.',
  ],
  ['https://etjanster.example.se', null, 'Öppnas hos etjanster.example.se.'],
  ['https://bank.example.se@evil.example/', null, ''],
  ['/kontakt', 'none', 'Du behöver inte logga in.'],
  ['javascript:alert(1)', null, ''],
] as const)('%s with %s: ”%s”', (url, signIn, sentence) => {
  expect(whereEServiceOpens({ url, signIn })).toBe(sentence);
});
