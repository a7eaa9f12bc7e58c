import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buildPageTree,
  findInTree,
  menuOf,
  type PageTreeNode,
  pagesInOrder,
  type TreePage,
  trailTo,
} from './page-tree.ts';

function aPage(id: number, parentId: number | null, changes: Partial<TreePage> = {}): TreePage {
  return { id, parentId, order: null, slug: `sida-${id}`, title: `Sida ${id}`, ...changes };
}

/** The tree as nested ids: `1(2,3)`. */
function shapeOf(tree: readonly PageTreeNode[]): string {
  return tree
    .map(({ page, children }) => (children.length === 0 ? `${page.id}` : `${page.id}(${shapeOf(children)})`))
    .join(',');
}

const site = [
  aPage(1, 0, { order: 0, slug: 'startsida', title: 'Startsida' }),
  aPage(3, 0, { order: 2, slug: 'om-oss' }),
  aPage(2, 0, { order: 1, slug: 'brandsakerhet' }),
  aPage(5, 2, { order: 2, slug: 'sotning' }),
  aPage(4, 2, { order: 1, slug: 'brandvarnare' }),
  aPage(6, 4, { slug: 'batterier' }),
];

describe('the page tree', () => {
  it('places pages under their parents, sorted by order', () => {
    expect(shapeOf(buildPageTree(site))).toBe('1,2(4(6),5),3');
  });

  it('sorts pages of the same order by title in Swedish, and those without an order last', () => {
    const pages = [
      aPage(1, 0, { title: 'Öreforsen' }),
      aPage(2, 0, { title: 'Älvkulla' }),
      aPage(3, 0, { title: 'Zebra' }),
      aPage(4, 0, { order: 9, title: 'Östra' }),
    ];
    expect(shapeOf(buildPageTree(pages))).toBe('4,3,2,1');
  });

  it('moves a page whose parent is missing to the root', () => {
    expect(shapeOf(buildPageTree([aPage(1, 0), aPage(2, 77), aPage(3, 2), aPage(4, null)]))).toBe('1,2(3),4');
  });

  it('breaks a ring of parents at the page that sorts first', () => {
    const ring = [aPage(1, 3, { order: 2 }), aPage(2, 1, { order: 1 }), aPage(3, 2, { order: 3 })];
    expect(shapeOf(buildPageTree(ring))).toBe('2(3(1))');
    expect(shapeOf(buildPageTree([aPage(1, 1)]))).toBe('1');
    expect(shapeOf(buildPageTree([aPage(5, 1), ...ring]))).toBe('2(3(1(5)))');
  });

  it('holds every page exactly once and is the same whatever order the pages come in', () => {
    const someId = fc.integer({ min: 1, max: 12 });
    const page: fc.Arbitrary<Required<TreePage>> = fc.record({
      id: someId,
      parentId: fc.option(fc.integer({ min: 0, max: 14 })),
      order: fc.option(fc.integer({ min: 0, max: 3 })),
      slug: fc.constantFrom('startsida', 'a', 'b'),
      title: fc.constantFrom('Ås', 'Älv', 'Zon'),
    });
    const pages = fc.uniqueArray(page, { selector: ({ id }) => id, maxLength: 12 });
    fc.assert(
      fc.property(pages, fc.infiniteStream(fc.nat()), (given, keys) => {
        const shuffled = given
          .map((item) => ({ item, key: keys.next().value as number }))
          .sort((a, b) => a.key - b.key)
          .map(({ item }) => item);
        const tree = buildPageTree(given);
        expect(
          pagesInOrder(tree)
            .map(({ id }) => id)
            .sort(),
        ).toEqual(given.map(({ id }) => id).sort());
        expect(shapeOf(buildPageTree(shuffled))).toBe(shapeOf(tree));
        // As the menu's pages are sent to browsers.
        const withoutOrder = pagesInOrder(tree).map(({ order: _, ...sent }) => sent);
        expect(shapeOf(buildPageTree(withoutOrder))).toBe(shapeOf(tree));
      }),
      { numRuns: 2000 },
    );
  });

  it('keeps both of two pages that share an id', () => {
    const pages = pagesInOrder(buildPageTree([aPage(1, 0), aPage(1, 0, { title: 'Annan' }), aPage(2, 1)]));
    expect(pages.map(({ title }) => title).sort()).toEqual(['Annan', 'Sida 1', 'Sida 2']);
  });

  it('builds a chain, a ring and a star of 20 000 pages', () => {
    const count = 20_000;
    const chain = Array.from({ length: count }, (_, i) => aPage(i + 1, i));
    const ring = Array.from({ length: count }, (_, i) => aPage(i + 1, i === 0 ? count : i));
    const star = Array.from({ length: count }, (_, i) => aPage(i + 1, i === 0 ? 0 : 1));
    for (const pages of [chain, ring, star]) {
      const tree = buildPageTree(pages);
      expect(trailTo(tree, `sida-${count}`).length).toBeGreaterThan(0);
      expect(pagesInOrder(menuOf(tree))).toHaveLength(count);
    }
  });
});

describe('the menu', () => {
  it('hides the start page', () => {
    expect(shapeOf(menuOf(buildPageTree(site)))).toBe('2(4(6),5),3');
  });

  it('hides a start page at any level and lifts what is below it', () => {
    const pages = [aPage(1, 0), aPage(2, 1, { slug: 'startsida' }), aPage(3, 2), aPage(4, 1, { order: 1 })];
    expect(shapeOf(menuOf(buildPageTree(pages)))).toBe('1(4,3)');
  });

  it('leaves the tree that it was made from alone', () => {
    const tree = buildPageTree(site);
    menuOf(tree);
    expect(shapeOf(tree)).toBe('1,2(4(6),5),3');
  });
});

describe('a page in the tree', () => {
  const tree = buildPageTree(site);

  it('is found by its slug with all above it', () => {
    expect(trailTo(tree, 'batterier').map(({ id }) => id)).toEqual([2, 4, 6]);
    expect(trailTo(tree, 'om-oss').map(({ id }) => id)).toEqual([3]);
    expect(findInTree(tree, 'brandvarnare')?.children.map(({ page }) => page.id)).toEqual([6]);
  });

  it('is not found when no page has the slug', () => {
    expect(trailTo(tree, 'saknas')).toEqual([]);
    expect(findInTree(tree, 'saknas')).toBeNull();
    expect(findInTree([], 'om-oss')).toBeNull();
  });
});
