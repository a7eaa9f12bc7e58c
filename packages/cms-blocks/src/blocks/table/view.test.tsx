import type { ContentNode } from '@brandpost/domain';
import { describe, expect, it } from 'vitest';
import { attributeOf, elementsOf, htmlOf, plainHtmlOf } from '../../react/rendered.fixtures.tsx';
import { aNode } from '../../tree/trees.fixtures.ts';
import { tableFixtures } from './table.fixtures.ts';

describe('the table block', () => {
  /** Without the roles, which the elements have by nature too. */
  const tableOf = (nodes: ContentNode | ContentNode[]) => plainHtmlOf(nodes).replaceAll(/ role="\w+"/g, '');

  it('has headings for columns and rows, filled-up rows and a region that the keyboard can scroll', () => {
    expect(tableOf(tableFixtures.ordinary)).toBe(
      '<section aria-label="Tabell" tabindex="0"><table data-columns="3">' +
        '<thead><tr data-kind="heading"><th scope="col">Station</th><th scope="col">Nya kollegor</th><th scope="col">Platser kvar</th></tr></thead>' +
        '<tbody><tr data-kind="row"><th scope="row">Åsbruk</th><td data-label="Nya kollegor"><span>2</span></td><td data-label="Platser kvar"><span>2</span></td></tr>' +
        '<tr data-kind="row"><th scope="row">Älvkulla</th><td data-label="Nya kollegor"><span>3</span></td><td></td></tr></tbody>' +
        '</table></section>',
    );
  });

  it('says of everything what it is, for browsers that forget when the rows are cards', () => {
    const roles = elementsOf(htmlOf(tableFixtures.ordinary)).flatMap((element) =>
      ['table', 'thead', 'tbody', 'tr', 'th', 'td'].includes(element.tagName)
        ? [`${element.tagName} ${attributeOf(element, 'role')}`]
        : [],
    );
    expect([...new Set(roles)]).toEqual([
      'table table',
      'thead rowgroup',
      'tr row',
      'th columnheader',
      'tbody rowgroup',
      'th rowheader',
      'td cell',
    ]);
  });

  it('keeps cells that have no heading and headings that do not come first', () => {
    expect(tableOf(tableFixtures.error ?? [])).toContain(
      '<tr data-kind="row"><td>En rad</td><td>som är bredare</td><td>än sina rubriker</td></tr>' +
        '<tr data-kind="heading"><th scope="col">Rubrik</th><td></td><td></td></tr>',
    );
  });

  it('links numbers to call, and takes an amount for none', () => {
    const table = aNode('table', 't', {}, [
      aNode('table-heading', 'h', { headings: 'Fråga|Nummer|Antal' }),
      aNode('table-row', 'r', { items: 'Nödläge|112|112' }),
      aNode('table-row', 's', { items: 'Växel|070-174 06 05|1177' }),
    ]);
    const html = tableOf(table);
    expect(html).toContain(
      '<span><a href="tel:112">112</a></span></td><td data-label="Antal"><span>112</span>',
    );
    expect(html).toContain(
      '<a href="tel:+46701740605">070-174\u00a006\u00a005</a></span></td><td data-label="Antal"><span>1177</span>',
    );
  });

  it('keeps a postcode with its place, the hours of a day and a number with its measure on one line', () => {
    const cells = 'Bruksgatan 14, 000 02 Åsbruk|måndag kl\u00a009.00–11.30|Inom 5 minuter|Fem personer, 2026';
    const html = tableOf(aNode('table', 't', {}, [aNode('table-row', 'r', { items: cells })]));
    for (const together of ['000\u00a002\u00a0Åsbruk', 'kl\u00a0<span>09.00–11.30</span>', '5\u00a0minuter'])
      expect(html).toContain(together);
    expect(html).toContain('Fem personer, 2026</td>');
  });

  it('is named after the heading before it, once', () => {
    const nodes = [
      tableFixtures.ordinary,
      aNode('heading', 'a', { text: 'Lediga platser' }),
      { ...tableFixtures.ordinary, id: 'b' },
      aNode('accordion', 'c', { title: 'Fler orter' }, [{ ...tableFixtures.ordinary, id: 'd' }]),
      { ...tableFixtures.ordinary, id: 'e' },
    ];
    const names = elementsOf(htmlOf(nodes)).flatMap((element) => attributeOf(element, 'aria-label') ?? []);
    expect(names).toEqual([
      'Tabell',
      'Tabell: Lediga platser',
      'Tabell: Fler orter',
      'Tabell: Lediga platser (2)',
    ]);
  });
});
