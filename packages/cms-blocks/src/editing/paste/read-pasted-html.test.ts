import type { ContentNode } from '@brandpost/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findsIn } from '../../sanitize/allowed-markup.fixtures.ts';
import { HEAVY_HTML, HOSTILE_HTML } from '../../sanitize/hostile-html.fixtures.ts';
import { sanitizeHtml } from '../../sanitize/sanitize-html.ts';
import { sanitizeTree } from '../../sanitize/sanitize-tree.ts';
import { checkTree } from '../../tree/check-tree.ts';
import { counter } from '../../tree/trees.fixtures.ts';
import {
  EXCEL,
  EXCEL_MERGED,
  GOOGLE_DOCS,
  LIBRE_OFFICE,
  PLAIN_TEXT,
  WEB_PAGE,
  WORD,
} from './clipboards.fixtures.ts';
import { cleanPastedHtml, readPastedHtml } from './read-pasted-html.ts';

/** A line for each block, as short as can be told apart. */
function outline(blocks: readonly ContentNode[]): string[] {
  return blocks.map(({ type, props, children }) => {
    if (type === 'heading') return `${'#'.repeat(Number(props.size))} ${props.text}`;
    if (type === 'html') return String(props.html);
    return children.map((line) => line.props.headings ?? line.props.items).join(' // ');
  });
}

const pasted = (html: string) => readPastedHtml(html, counter('p'));

/** What the server would find wrong or change. */
function objections(html: string): string[] {
  const { blocks } = pasted(html);
  const clean = cleanPastedHtml(html);
  return [
    ...(checkTree(blocks).ok ? [] : ['the tree is not valid']),
    ...(JSON.stringify(sanitizeTree(blocks)) === JSON.stringify(blocks) ? [] : ['the tree is sanitised']),
    ...(sanitizeHtml(clean) === clean ? [] : [`the text is sanitised: ${clean}`]),
    ...findsIn(clean),
  ];
}

describe('readPastedHtml', () => {
  it('makes headings, text, lists and a table of what Word copies', () => {
    const { blocks, dropped } = pasted(WORD);
    expect(outline(blocks)).toEqual([
      '## Elda säkert',
      '## Innan du eldar',
      '<p>Läs om <strong>brandrisken</strong> i din <em>kommun</em> och ring <a href="tel:112">112</a> om elden sprider sig.</p>' +
        '<ul><li>Ha vatten nära<ul><li>en hink</li><li>en slang</li></ul></li><li>Rensa marken</li></ul>' +
        '<p>Gör sedan så här:</p><ol><li>Tänd</li><li>Vakta</li></ol>',
      '### Avstånd',
      'Vad|Meter // Hus / skjul|25 // Skog|50',
    ]);
    expect(dropped).toEqual(['En bild följde inte med. Lägg in den från mediebiblioteket.']);
  });

  it('makes a table of the cells that Excel copies', () => {
    expect(outline(pasted(EXCEL).blocks)).toEqual(['Bil|Vatten|År // 1013|3 000 liter|2019 // 1040||2007']);
  });

  it('takes merged cells of Excel once, and nothing of its styles', () => {
    expect(outline(pasted(EXCEL_MERGED).blocks)).toEqual([
      'Fordon 2026|| // Station|Bil|Vatten liter // Norråmo|1013|3 000 // |1040|',
    ]);
    expect(objections(EXCEL_MERGED)).toEqual([]);
  });

  it('takes the words of one cell of Excel, and of a column the lines', () => {
    const copied = (rows: string) =>
      `<table><!--StartFragment--><col width=64>${rows}<!--EndFragment--></table>`;
    expect(outline(pasted(copied('<tr><td>Bil</td></tr>')).blocks)).toEqual(['<p>Bil</p>']);
    expect(outline(pasted(copied('<tr><td>Bil</td></tr><tr><td>1013</td></tr>')).blocks)).toEqual([
      '<p>Bil</p><p>1013</p>',
    ]);
  });

  it('sees what is bold in Google Docs and what only says so', () => {
    const { blocks, dropped } = pasted(GOOGLE_DOCS);
    expect(outline(blocks)).toEqual([
      '## Brandvarnare',
      '<p>Testa din brandvarnare <strong>varje månad</strong><em> och efter resor</em>. <a href="/sida/brandvarnare">Så testar du brandvarnaren</a></p>' +
        '<ul><li>En på varje våning<ul><li>även källaren</li></ul></li><li>Byt efter tio år</li></ul>',
      '### Batteri',
      'Typ|Håller // Litium|10 år',
    ]);
    expect(dropped).toEqual([]);
  });

  it('keeps lists of LibreOffice, and gives each row of a table its cells where one spans two', () => {
    expect(outline(pasted(LIBRE_OFFICE).blocks)).toEqual([
      '## Sotning',
      '<p><strong>Sotaren</strong> kommer en gång om året.</p><ol><li>Ställ fram stegen</li><li>Släck <em>brasan</em></li></ol>',
      'Månad|Ort // Maj|Åsbruk // |Norrån',
    ]);
  });

  it('takes the text of a web page, without code, hidden text and tables that only place things', () => {
    const { blocks, dropped } = pasted(WEB_PAGE);
    expect(outline(blocks)).toEqual([
      '### Grilla på balkongen',
      '<p>Fråga <strong>värden</strong> först.</p><p>Grillen på balkongen</p><p>Kolla reglerna.</p><blockquote><p>Aldrig inomhus.</p></blockquote>',
    ]);
    expect(dropped).toEqual([
      '2 bilder följde inte med. Lägg in dem från mediebiblioteket.',
      'Film och ljud följde inte med. Lägg in en film med blocket Film.',
    ]);
  });

  it('keeps the lines of a plain text', () => {
    expect(outline(pasted(PLAIN_TEXT).blocks)).toEqual([
      '<p>Ring 112<br />om det brinner.</p><p>5 &lt; 7 &amp; 8 &gt; 6</p><p>Slut</p>',
    ]);
  });

  it.each([
    ['makes nothing of nothing', '', []],
    ['makes nothing of a heading without text', '<h2><img src=x></h2>', []],
    [
      'gives a cell over two columns an empty neighbour',
      '<table><tr><td colspan=2>a</td></tr><tr><td>b<td>c</table>',
      ['a| // b|c'],
    ],
    [
      'keeps what stands around a table',
      'a<table><tr><td>b<td>c<tr><td>d<td>e</table>f',
      ['<p>a</p>', 'b|c // d|e', '<p>f</p>'],
    ],
    ['keeps the lines of code', '<pre>a\nb</pre>', ['<p>a<br />b</p>']],
    [
      'keeps a deep outline in order, as deep as there are sizes',
      '<h1>a</h1><h4>b</h4><h6>c</h6>',
      ['## a', '##### b', '##### c'],
    ],
    [
      'ends a list of Word where it becomes numbered',
      "<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>-</span>a</p><p style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.</span>b</p>",
      ['<ul><li>a</li></ul><ol><li>b</li></ol>'],
    ],
    [
      'keeps a numbered heading of Word a heading, without its number',
      "<h1 style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.</span>Innan</h1>" +
        "<p class=MsoHeading2 style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.1</span>Avstånd</p>",
      ['## Innan', '### Avstånd'],
    ],
    [
      'makes ordinary spaces of those that Safari and Chrome put in',
      '<p>Ring<span class="Apple-converted-space">&nbsp;</span>112</p>',
      ['<p>Ring 112</p>'],
    ],
    ['is no list where Word says so', "<p style='mso-list:none'>a</p>", ['<p>a</p>']],
    [
      'makes a text of a heading that is too long for one',
      `<h2>${'x'.repeat(501)}</h2>`,
      [`<p>${'x'.repeat(501)}</p>`],
    ],
  ])('%s', (_, html, expected) => {
    expect(outline(pasted(html).blocks)).toEqual(expected);
  });

  it('tells that links in a table lost their way', () => {
    expect(pasted('<table><tr><td>a<td>b<tr><td><a href="/x">c</a><td>d</table>').dropped).toEqual([
      'Länkar i tabeller följde inte med, bara deras text.',
    ]);
  });

  it('divides a long text into blocks, and says so when it is too long for a page', () => {
    const long = pasted(`<p>${'brand '.repeat(2000)}</p>`.repeat(20));
    expect(long.blocks.length).toBeGreaterThan(1);
    expect(long.dropped).toEqual([]);
    const longer = pasted(`<p>${'brand '.repeat(2000)}</p>`.repeat(80));
    expect(longer.dropped).toEqual(['Texten var för lång och slutet följde inte med.']);
    expect(checkTree(longer.blocks).ok).toBe(true);
    const rows = pasted(`<table>${'<tr><td>a<td>b'.repeat(3000)}</table>`);
    expect(rows).toEqual({ blocks: [], dropped: ['Texten var för lång och slutet följde inte med.'] });
  });
});

describe('what is pasted', () => {
  it('is never anything that the server would change, whatever it was', () => {
    const failures = [...HOSTILE_HTML, WORD, EXCEL, GOOGLE_DOCS, LIBRE_OFFICE, WEB_PAGE, PLAIN_TEXT].flatMap(
      (html) => {
        const found = objections(html);
        return found.length === 0 ? [] : [{ html, found }];
      },
    );
    expect(failures).toEqual([]);
  }, 120_000);

  it('is never anything that the server would change in random mixtures either', () => {
    const tags = 'p div ul ol li table tr td h1 h3 blockquote b span pre br img svg font o:p'.split(' ');
    const piece = fc.oneof(
      fc.constantFrom(...tags).map((tag) => `<${tag}>`),
      fc.constantFrom(...tags).map((tag) => `</${tag}>`),
      fc.constantFrom(
        'text',
        ' ',
        '&nbsp;',
        '&lt;b&gt;',
        '"',
        '<a href="/x?a=1&amp;b=%22">y</a>',
        "<a href='/\"x'>z</a>",
      ),
      fc.constantFrom(
        "<p style='mso-list:l0 level3 lfo1'>",
        '<span style="font-weight:700;font-style:italic">',
        '<!--StartFragment-->',
      ),
      fc.constantFrom(...HOSTILE_HTML),
      fc.string({ maxLength: 4, unit: 'binary' }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        expect(objections(pieces.join(''))).toEqual([]);
      }),
      { numRuns: 300 * Number(process.env.TEST_TIMES ?? 1) },
    );
  }, 120_000);

  it.each(HEAVY_HTML)('is read from 200 kB of %s', (_, html) => {
    const { blocks } = pasted(html);
    expect(checkTree(blocks).ok).toBe(true);
  });
});

describe('cleanPastedHtml', () => {
  it('keeps all of it in one text', () => {
    expect(
      cleanPastedHtml(
        '<h1>Råd</h1><p class=x>Ring <b>112</b></p><table><tr><td>a<td>b<tr><td>c<td>d</table>',
      ),
    ).toBe('<h2>Råd</h2><p>Ring <strong>112</strong></p><p>a – b</p><p>c – d</p>');
  });

  it('keeps the rows and cells apart that Excel copies', () => {
    expect(cleanPastedHtml(EXCEL)).toBe(
      '<p>Bil – Vatten – År</p><p>1013 – 3 000 liter – 2019</p><p>1040 –  – 2007</p>',
    );
  });
});
