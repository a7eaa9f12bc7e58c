import { expect, it } from 'vitest';
import { linesOfText } from './plain-text.ts';

it('has a line for each paragraph and item of a text, with the marks of its lists', () => {
  const html =
    '<p>Så <strong>här</strong> gör du.</p><ul><li>Gå ut</li><li><p>Ring 112</p></li></ul><ol><li>Vänta</li></ol>' +
    '<blockquote><p>Stäng dörren.</p></blockquote>';
  expect(linesOfText(html).split('\n')).toEqual([
    'Så här gör du.',
    '• Gå ut',
    '• Ring 112',
    '1. Vänta',
    'Stäng dörren.',
  ]);
});
