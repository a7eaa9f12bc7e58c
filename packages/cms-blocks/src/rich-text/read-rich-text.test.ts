import fc from 'fast-check';
import { parseFragment, serialize } from 'parse5';
import { describe, expect, it } from 'vitest';
import { HEAVY_HTML, HOSTILE_HTML } from '../sanitize/hostile-html.fixtures.ts';
import { sanitizeHtml } from '../sanitize/sanitize-html.ts';
import { type RichNode, readRichText } from './read-rich-text.ts';
import { decodeEntities } from './tokens.ts';

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u00a0', '&nbsp;');
}

/** The tree written as HTML, so that another parser can judge it. */
function write(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escaped(node);
      if (node.tag === 'br') return '<br>';
      const href = node.href === null ? '' : ` href="${escaped(node.href).replaceAll('"', '&quot;')}"`;
      const target = node.opensNewTab ? ' target="_blank" rel="noopener noreferrer"' : '';
      return `<${node.tag}${href}${target}>${write(node.children)}</${node.tag}>`;
    })
    .join('');
}

function read(html: string): string {
  return write(readRichText(html));
}

const word = fc.constantFrom('Åsa', 'röd & grön', '5 < 7', '”citat”', 'x');
const inline: fc.Arbitrary<string> = fc.letrec<{ inline: string }>((tie) => ({
  inline: fc.oneof(
    { maxDepth: 3 },
    word.map(escaped),
    fc
      .tuple(fc.constantFrom('strong', 'em', 'b', 'i'), tie('inline'))
      .map(([tag, inner]) => `<${tag}>${inner}</${tag}>`),
    fc.tuple(word.map(escaped), tie('inline')).map(([text, inner]) => `${text} ${inner}`),
    word.map((text) => `${escaped(text)}<br>x`),
  ),
})).inline;
const link = word.map((text) => `<a href="/sida/x?a=1&amp;b=2">${escaped(text)}</a>`);
const paragraph = fc.oneof(inline, link).map((inner) => `<p>${inner}</p>`);
const list: fc.Arbitrary<string> = fc.letrec<{ list: string }>((tie) => ({
  list: fc
    .tuple(
      fc.constantFrom('ul', 'ol'),
      fc.array(
        fc.oneof(
          { maxDepth: 3 },
          inline,
          paragraph,
          fc.tuple(inline, tie('list')).map(([text, inner]) => text + inner),
        ),
        { minLength: 1, maxLength: 3 },
      ),
    )
    .map(([tag, items]) => `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`),
})).list;
const blocks = fc.array(
  fc.oneof(
    paragraph,
    list,
    inline.map((text) => `<h3>${text}</h3>`),
    paragraph.map((text) => `<blockquote>${text}</blockquote>`),
  ),
  { maxLength: 5 },
);

describe('readRichText', () => {
  it('reads what an editor writes exactly as a browser does', () => {
    fc.assert(
      fc.property(blocks, (written) => {
        const clean = sanitizeHtml(written.join('\n'));
        const asBrowser = serialize(parseFragment(clean)).replaceAll('\n', '');
        expect(read(clean)).toBe(asBrowser);
      }),
      { numRuns: 500 },
    );
  });

  it('makes of anything a tree that a browser reads back to the same tree', () => {
    const failures = HOSTILE_HTML.filter((html) => {
      const written = read(html);
      return serialize(parseFragment(written)) !== written || read(written) !== written;
    });
    expect(failures).toEqual([]);
  });

  it('makes of random mixtures a tree that a browser reads back to the same tree', () => {
    const tag = fc.constantFrom(
      'p',
      'div',
      'ul',
      'li',
      'ol',
      'a href=/x',
      'strong',
      'em',
      'blockquote',
      'h1',
      'h3',
      'br',
      'table',
      'svg',
      'x',
    );
    const piece = fc.oneof(
      tag.map((name) => `<${name}>`),
      tag.map((name) => `</${name.split(' ')[0]}>`),
      fc.constantFrom('text', ' ', '\n', '&nbsp;', '&lt;', '&', '<', '\r\n', '<!-- x -->'),
      fc.constantFrom(...HOSTILE_HTML),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        const written = read(pieces.join(''));
        expect(serialize(parseFragment(written))).toBe(written);
      }),
      { numRuns: 3000 },
    );
  });

  it.each(HEAVY_HTML)('is done with 200 kB of %s', (_, html) => {
    const written = read(html);
    expect(typeof written).toBe('string');
  });

  it.each([
    ['gives a bare text a paragraph', 'Ring <strong>112</strong>.', '<p>Ring <strong>112</strong>.</p>'],
    [
      'ends a paragraph where a list begins',
      '<p><strong>a<ul><li>b</li></ul></strong></p>',
      '<p><strong>a</strong></p><ul><li>b</li></ul>',
    ],
    [
      'puts a list within a list into the item before it',
      '<ul><li>a</li><ul><li>b</li></ul></ul>',
      '<ul><li>a<ul><li>b</li></ul></li></ul>',
    ],
    ['makes an item of a text within a list', '<ul>a</ul>', '<ul><li>a</li></ul>'],
    [
      'never puts a link within a link',
      '<a href="/a">a<a href="/b">b</a></a>',
      '<p><a href="/a">a</a><a href="/b">b</a></p>',
    ],
    ['keeps the text of a link that leads nowhere', '<a href="javascript:1">a</a> b', '<p>a b</p>'],
    ['leaves out what is empty', '<p></p><p>&nbsp;</p><p><br></p><p>a</p><ul></ul><h3> </h3>', '<p>a</p>'],
    ['drops code and comments', 'a<script>b</script><!-- c --><style>d</style>e', '<p>ae</p>'],
    [
      'reads unsanitised names of letters',
      '<p>r&auml;ddning&nbsp;&#8211;&#x20;sj&ouml;</p>',
      '<p>räddning&nbsp;– sjö</p>',
    ],
    ['lets the first of two attributes count', '<a href="/a" href="/b">x</a>', '<p><a href="/a">x</a></p>'],
    [
      'guards a new tab',
      '<a href="/a" target=_blank>x</a>',
      '<p><a href="/a" target="_blank" rel="noopener noreferrer">x</a></p>',
    ],
    ['keeps a sign that begins no tag', '5 < 7 & 8 > 6', '<p>5 &lt; 7 &amp; 8 &gt; 6</p>'],
    ['takes the title of a text down a level', '<h1>a</h1><h6>b</h6>', '<h2>a</h2><h5>b</h5>'],
    ['makes nothing of nothing', ' \n ', ''],
  ])('%s', (_, html, expected) => {
    expect(read(html)).toBe(expected);
  });
});

describe('decodeEntities', () => {
  it('reads every name it knows as a browser does', () => {
    const names =
      'amp lt gt quot apos nbsp shy aring auml ouml Aring Auml Ouml eacute Eacute egrave agrave uuml ndash mdash hellip lsquo rsquo ldquo rdquo bull middot deg sect frac12 times euro copy';
    for (const name of names.split(' ')) {
      const [text] = parseFragment(`&${name};`).childNodes;
      expect([name, decodeEntities(`&${name};`)]).toEqual([name, (text as { value?: string }).value]);
    }
  });

  it.each([
    ['&#65;&#x42;', 'AB'],
    ['&#0;&#xD800;&#x110000;', '\ufffd\ufffd\ufffd'],
    ['&constructor;&unknown;&amp', '&constructor;&unknown;&amp'],
  ])('reads %s', (written, text) => {
    expect(decodeEntities(written)).toBe(text);
  });
});
