import { describe, expect, it } from 'vitest';
import { attributeOf, elementsOf, htmlOf, plainHtmlOf } from '../../react/rendered.fixtures.tsx';
import { aNode } from '../../tree/trees.fixtures.ts';
import { tableFixtures } from './table.fixtures.ts';

describe('the table block', () => {
  it('has column headings, filled-up rows and a region that the keyboard can scroll', () => {
    expect(plainHtmlOf(tableFixtures.ordinary)).toBe(
      '<section aria-label="Tabell" tabindex="0"><table>' +
        '<thead><tr data-kind="heading"><th scope="col">Station</th><th scope="col">Nya kollegor</th><th scope="col">Platser kvar</th></tr></thead>' +
        '<tbody><tr data-kind="row"><td>Åsbruk</td><td>2</td><td>2</td></tr><tr data-kind="row"><td>Älvkulla</td><td>3</td><td></td></tr></tbody>' +
        '</table></section>',
    );
  });

  it('keeps cells that have no heading and headings that do not come first', () => {
    expect(plainHtmlOf(tableFixtures.error ?? [])).toContain(
      '<tr data-kind="row"><td>En rad</td><td>som är bredare</td><td>än sina rubriker</td></tr>' +
        '<tr data-kind="heading"><th scope="col">Rubrik</th><td></td><td></td></tr>',
    );
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
