import { describe, expect, it } from 'vitest';
import { collectReferences } from './collect-references.ts';
import { aNode } from './trees.fixtures.ts';

describe('collectReferences', () => {
  it('gathers pictures and links from all levels, each once, in reading order', () => {
    const tree = [
      aNode('e-service', 'a', { linkIds: '[7, 2]' }),
      aNode('row', 'b', {}, [
        aNode('col', 'c', {}, [
          aNode('card', 'd', { imgSrc: '/media/kort.jpg' }),
          aNode('image', 'e', { imgSrc: '/media/bild.jpg' }),
        ]),
      ]),
      aNode('image', 'f', { imgSrc: '/media/kort.jpg' }),
      aNode('e-service', 'g', { linkIds: '[2, 3]' }),
    ];
    expect(collectReferences(tree)).toEqual({
      imageFilenames: ['kort.jpg', 'bild.jpg'],
      linkIds: [7, 2, 3],
      hasVacancies: false,
    });
  });

  it('takes fifty links from one block at most', () => {
    const ids = Array.from({ length: 400 }, (_, index) => index + 1);
    const tree = [aNode('e-service', 'a', { linkIds: JSON.stringify(ids) })];
    expect(collectReferences(tree).linkIds).toEqual(ids.slice(0, 50));
  });

  it('knows a list of vacancies at any level', () => {
    const tree = [aNode('row', 'a', {}, [aNode('col', 'b', {}, [aNode('vacancies', 'c')])])];
    expect(collectReferences(tree).hasVacancies).toBe(true);
  });

  it('passes over pictures from elsewhere and lists that cannot be read', () => {
    const tree = [
      aNode('image', 'a', { imgSrc: 'https://example.se/media/spion.gif' }),
      aNode('e-service', 'b', { linkIds: '[1, 2' }),
    ];
    expect(collectReferences(tree)).toEqual({ imageFilenames: [], linkIds: [], hasVacancies: false });
  });
});
