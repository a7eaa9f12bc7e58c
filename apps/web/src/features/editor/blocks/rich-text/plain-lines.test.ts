import { sanitizeHtml } from '@brandpost/cms-blocks/sanitize';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replaceInRichText, richTextLines } from './plain-lines.ts';

const HTML =
  '<p>Ring <strong>112</strong> om det <a href="/brand">brinner</a>. Gå ut.</p><ul><li>Stäng dörren</li><li>Vänta</li></ul>';
const WORDS = 'Ring 112 om det brinner. Gå ut.\nStäng dörren\nVänta';
const replaced = (exact: string, replacement: string, html = HTML) => {
  const start = richTextLines(html).indexOf(exact);
  return replaceInRichText(html, { start, end: start + exact.length }, replacement);
};

describe('other words in a rich text', () => {
  it('are put among its words as they are read, line by line', () => {
    expect(richTextLines(HTML)).toBe(WORDS);
    expect(richTextLines('')).toBe('');
    expect(richTextLines('<p>En<br>rad</p>')).toBe('En\nrad');
  });

  it.each([
    ['Gå ut.', 'Spring!', HTML.replace('Gå ut.', 'Spring!')],
    ['112', '113 13', HTML.replace('112', '113 13')],
    ['Ring 112 om', 'Ring genast 112 om', HTML.replace('Ring ', 'Ring genast ')],
    ['det brinner', 'det ryker', HTML.replace('brinner', 'ryker')],
    ['Stäng dörren', 'Stäng alla dörrar', HTML.replace('Stäng dörren', 'Stäng alla dörrar')],
    [' Gå ut.', '', HTML.replace(' Gå ut.', '')],
    ['Vänta', 'Vänta på oss', HTML.replace('Vänta', 'Vänta på oss')],
    ['Gå ut.', 'Gå ut.\nRing sedan.', HTML.replace('Gå ut.</p>', 'Gå ut.</p><p>Ring sedan.</p>')],
    ['1 < 2', 'a & b', '<p>a &amp; b</p>', '<p>1 &lt; 2</p>'],
  ])('keep the marks of all that stays: %j to %j', (exact, replacement, expected, html = HTML) => {
    expect(replaced(exact, replacement, html)).toBe(expected);
  });

  it('say what was suggested, and are what may be saved, whatever is chosen', () => {
    const anyWords = fc
      .array(fc.constantFrom('ring', '112', 'nu', '<b>', '&', '\n', 'å', '🔥'), { maxLength: 8 })
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(fc.nat(WORDS.length), fc.nat(WORDS.length), anyWords, (one, other, words) => {
        const [start, end] = [Math.min(one, other), Math.max(one, other)];
        const html = replaceInRichText(HTML, { start, end }, words);
        expect(sanitizeHtml(html)).toBe(html);
        const flat = (text: string) => text.replace(/\s+/g, '');
        expect(flat(richTextLines(html))).toBe(flat(WORDS.slice(0, start) + words + WORDS.slice(end)));
      }),
      { numRuns: 500 },
    );
  });
});
