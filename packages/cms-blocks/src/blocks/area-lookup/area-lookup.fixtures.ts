import type { BlockFixtures } from '../../react/block-states.fixtures.ts';
import { aNode } from '../../tree/trees.fixtures.ts';

const area = (id: string, name: string, places: string) =>
  aNode('area', id, {
    ...{ name, places, who: 'Sotarn AB', when: 'Tid kommer med brev.', phone: '070-174 06 40', email: '' },
  });
const label = 'Skriv din ort, gata eller ditt postnummer';

export const areaLookupFixtures: BlockFixtures = {
  ordinary: aNode('area-lookup', 'lookup-1', { title: 'Vem sotar hos dig?', label }, [
    area('lookup-1-a', 'Norråmo', 'Strandbyn\n000 10'),
    area('lookup-1-b', 'Åsbruk', 'Övre Ås\n000 20'),
  ]),
  empty: aNode('area-lookup', 'lookup-2'),
  tooLong: aNode(
    'area-lookup',
    'lookup-3',
    { title: 'Vem sotar hos dig? '.repeat(20), label: label.repeat(4) },
    Array.from({ length: 30 }, (_, index) =>
      area(`lookup-3-${index}`, `Område ${index}`, 'Norråmo\n'.repeat(40)),
    ),
  ),
};
