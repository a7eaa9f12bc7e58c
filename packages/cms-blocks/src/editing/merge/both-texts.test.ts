import { describe, expect, it } from 'vitest';
import { bothTexts } from './both-texts.ts';

describe('a text that both changed, with what both made of it', () => {
  const text = (...paragraphs: string[]) => paragraphs.map((words) => `<p>${words}</p>`).join('');
  const base = text('Gå ut.', 'Ring 112.', 'Vänta.');

  it('has a paragraph of both twice, and neighbours that one of them changed once', () => {
    const mine = text('Gå ut nu.', 'Ring oss på 112.', 'Vänta.');
    const theirs = text('Gå ut.', 'Larma 112.', 'Vänta här.');
    expect(bothTexts({ base, mine, theirs })).toBe(
      text('Gå ut nu.', 'Ring oss på 112.', 'Larma 112.', 'Vänta här.'),
    );
  });

  it('has what both added in one place', () => {
    const added = (words: string) => text('Gå ut.', 'Ring 112.', words, 'Vänta.');
    expect(bothTexts({ base, mine: added('Mitt.'), theirs: added('Deras.') })).toBe(
      text('Gå ut.', 'Ring 112.', 'Mitt.', 'Deras.', 'Vänta.'),
    );
  });

  it('is none where it would not hang together', () => {
    const list = (kind: string) => `<${kind}><li>Gå ut</li></${kind}>`;
    expect(bothTexts({ base: text('Gå ut'), mine: list('ul'), theirs: '<ul><li>Gå' })).toBeNull();
  });
});
