import { expect, it } from 'vitest';
import { tokensOf } from './tokens.ts';

it('takes words and numbers, in order and in lower case', () => {
  expect(tokensOf('Ring 112! Larma, sedan släck.')).toEqual(['ring', '112', 'larma', 'sedan', 'släck']);
});

it('gives a hyphenated word joined and in parts', () => {
  expect(tokensOf('E-tjänst för hjärt-lungräddning')).toEqual([
    ...['etjänst', 'tjänst', 'för', 'hjärtlungräddning', 'hjärt', 'lungräddning'],
  ]);
});

it('reads through soft hyphens and decomposed letters', () => {
  expect(tokensOf('räddnings\u00ADtjänst'.normalize('NFD'))).toEqual(['räddningstjänst']);
});

it('finds no words in punctuation', () => {
  expect(tokensOf('– … ?! -')).toEqual([]);
});
