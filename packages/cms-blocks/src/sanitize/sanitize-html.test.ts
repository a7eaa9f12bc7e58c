import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findsIn } from './allowed-markup.fixtures.ts';
import { HEAVY_HTML, HOSTILE_HTML } from './hostile-html.fixtures.ts';
import { sanitizeHtml } from './sanitize-html.ts';

describe('the judge of these tests', () => {
  it.each([
    ['<img src=x>', '<img>'],
    ['<p onclick=x>', '<p onclick>'],
    ['<a href="javascript:alert(1)">x</a>', 'href=javascript:alert(1)'],
    ['<a href="//evil.example">x</a>', 'a path that leads away: //evil.example'],
    ['<a href="/x" target="_blank">x</a>', 'a new tab that can reach back'],
    ['<svg><p>x</p></svg>', '<svg>'],
  ])('objects to %s', (html, find) => {
    expect(findsIn(html)).toContain(find);
  });
});

describe('sanitizeHtml', () => {
  it('leaves nothing of thousands of attacks, and changes nothing the second time', () => {
    expect(HOSTILE_HTML.length).toBeGreaterThan(5000);
    const failures = HOSTILE_HTML.flatMap((html) => {
      const clean = sanitizeHtml(html);
      const finds = findsIn(clean);
      if (sanitizeHtml(clean) !== clean) finds.push('unstable');
      return finds.length === 0 ? [] : [{ html, clean, finds }];
    });
    expect(failures).toEqual([]);
  });

  it('leaves nothing of random mixtures', () => {
    const piece = fc.oneof(
      fc.constantFrom(...HOSTILE_HTML),
      fc.string({ maxLength: 8 }),
      fc.string({ maxLength: 4, unit: 'binary' }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const clean = sanitizeHtml(pieces.join(''));
        expect(findsIn(clean)).toEqual([]);
        expect(sanitizeHtml(clean)).toBe(clean);
      }),
      { numRuns: 300 * Number(process.env.TEST_TIMES ?? 1) },
    );
  });

  it.each(HEAVY_HTML)('is done with 200 kB of %s', (_, html) => {
    const clean = sanitizeHtml(html);
    expect(findsIn(clean)).toEqual([]);
    expect(sanitizeHtml(clean)).toBe(clean);
  });

  it.each([
    [
      'keeps what an editor writes',
      '<p>Ring <strong>112</strong>.<br /></p><ul><li>Gå <em>ut</em></li></ul>',
      null,
    ],
    [
      'keeps links to pages, sites, mail and telephones',
      '<a href="/sida/x">a</a><a href="https://www.smhi.se">b</a><a href="mailto:a@example.se">c</a><a href="tel:112">d</a>',
      null,
    ],
    ['keeps åäö and signs', '<p>Åäö – ”citat” &amp; 5 &lt; 7</p>', null],
    ['keeps headings below the title', '<h2>a</h2><h5>b</h5>', null],
    [
      'guards a new tab',
      '<a href="/x" target="_blank">x</a>',
      '<a href="/x" target="_blank" rel="noopener noreferrer">x</a>',
    ],
    ['lets other targets go', '<a href="/x" target="_top">x</a>', '<a href="/x">x</a>'],
    [
      'keeps the text of a link that leads nowhere',
      '<p><a href="javascript:x">Läs</a> mer</p>',
      '<p>Läs mer</p>',
    ],
    ['keeps one title a page', '<h1>a</h1><h6>b</h6>', '<h2>a</h2><h5>b</h5>'],
    ['makes paragraphs of divisions', '<div>a</div><div>b</div>', '<p>a</p><p>b</p>'],
    ['drops code with its text', 'a<script>b</script><style>c</style>d', 'ad'],
    ['drops unknown tags and keeps their text', '<p><font color=red>a</font><u>b</u></p>', '<p>ab</p>'],
    ['drops classes, ids and styles', '<p class="a" id="b" style="c">d</p>', '<p>d</p>'],
    ['drops NUL', 'a\u0000b', 'ab'],
  ])('%s', (_, html, expected) => {
    expect(sanitizeHtml(html)).toBe(expected ?? html);
  });
});
