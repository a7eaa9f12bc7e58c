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

  it('has in one paragraph what both added to it, with what both wrote once', () => {
    const written = (words: string) => text('Gå ut.', `Två bilar deltar${words}`, 'Vänta.');
    const both = (was: string, mine: string, theirs: string) =>
      bothTexts({ base: written(was), mine: written(mine), theirs: written(theirs) });
    expect(both('.', '. Jag skriver.', '. Du skriver annat.')).toBe(
      written('. Jag skriver. Du skriver annat.'),
    );
    expect(both('', '. Jag skriver', '. Du skriver annat')).toBe(written('. Jag skriver Du skriver annat'));
    expect(both(' i dag.', ' och en båt i dag.', ' och en drönare i dag.')).toBe(
      written(' och en båt drönare i dag.'),
    );
  });

  it('has a new paragraph after one that both added to', () => {
    const mine = text('Gå ut. Ta det lugnt.', 'Ring 112.');
    expect(bothTexts({ base: text('Gå ut.'), mine, theirs: text('Gå ut. Hjälp andra.') })).toBe(
      text('Gå ut. Ta det lugnt. Hjälp andra.', 'Ring 112.'),
    );
  });

  it('is none where it would not hang together', () => {
    const list = (kind: string) => `<${kind}><li>Gå ut</li></${kind}>`;
    expect(bothTexts({ base: text('Gå ut'), mine: list('ul'), theirs: '<ul><li>Gå' })).toBeNull();
  });
});
