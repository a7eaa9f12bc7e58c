import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageText } from './message-text.ts';
import { SamlRefusal } from './saml-refusal.ts';

const encoded = (text: string) => Buffer.from(text, 'utf8').toString('base64');
const attributes = (count: number) => Array.from({ length: count }, (_, at) => `a${at}="="`).join(' ');
const codeOf = (text: string) => {
  try {
    messageText(text);
    return null;
  } catch (error) {
    return error instanceof SamlRefusal ? error.code : error;
  }
};

describe('the text of a message', () => {
  it.each(['<a/>', '<a></a>\n', '<?xml version="1.0" encoding="UTF-8"?>\n<a b=">" c=\'"/>\'>å<b/></a>'])(
    'is let through: %s',
    (text) => {
      expect(messageText(encoded(text))).toBe(text);
    },
  );

  it('may have as many attributes as a large organisation needs', () => {
    const text = `<a>${`<b ${attributes(64)}/>`.repeat(150)}</a>`;
    expect(messageText(encoded(text))).toBe(text);
  });

  it('may be broken into lines, as some identity providers send it', () => {
    expect(messageText(encoded('<a>some text</a>').replaceAll(/.{4}/g, '$&\r\n'))).toBe('<a>some text</a>');
  });

  it.each([
    ['', 'NOT_WELL_FORMED'],
    ['text', 'NOT_WELL_FORMED'],
    ['text<a/>', 'NOT_WELL_FORMED'],
    ['<a', 'NOT_WELL_FORMED'],
    ['<a>', 'NOT_WELL_FORMED'],
    ['</a>', 'NOT_WELL_FORMED'],
    ['<a b="></a>', 'NOT_WELL_FORMED'],
    ['<a <b/></a>', 'NOT_WELL_FORMED'],
    ['<a/>x', 'TRAILING_BYTES'],
    ['<a/><a/>', 'TRAILING_BYTES'],
    ['<a/><!-- x -->', 'TRAILING_BYTES'],
    ['<!DOCTYPE a><a/>', 'DECLARATION'],
    ['<a><!-- x --></a>', 'DECLARATION'],
    ['<?xml version="1.0"?><?x y?><a/>', 'PROCESSING_INSTRUCTION'],
    [`${'<a>'.repeat(33)}${'</a>'.repeat(33)}`, 'TOO_DEEP'],
    [`<a>${'<b/>'.repeat(5_000)}</a>`, 'TOO_LARGE'],
    [`<a>${'x'.repeat(200_000)}</a>`, 'TOO_LARGE'],
    [`<a ${attributes(65)}/>`, 'TOO_LARGE'],
    [`<a ${attributes(65).replaceAll(' ', '')}/>`, 'TOO_LARGE'],
    [`<a>${`<b ${attributes(64)}/>`.repeat(160)}</a>`, 'TOO_LARGE'],
  ])('is refused: %.40s', (text, code) => {
    expect(codeOf(encoded(text))).toBe(text === '' ? 'NOT_BASE64' : code);
  });

  it('is let through or refused, whatever it is', () => {
    const pieces = fc.constantFrom(
      '<',
      '>',
      '</',
      '/>',
      '<a>',
      '</a>',
      '"',
      "'",
      '<!--',
      '<?',
      'x',
      ' ',
      '=',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const code = codeOf(encoded(parts.join('')));
        expect(code === null || typeof code === 'string').toBe(true);
      }),
    );
  });
});
