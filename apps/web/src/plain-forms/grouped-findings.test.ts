import { expect, it } from 'vitest';
import { groupedFindings } from './grouped-findings.ts';

const finding = (criterion: string, message: string, path: string) => ({
  ...{ criterion, message, path },
  criterionName: `Namn ${criterion}`,
  title: `Sidan ${path}`,
});

it('names each page once for each fault, by criterion', () => {
  expect(
    groupedFindings([
      finding('1.1.1', 'En bild saknar text.', '/a'),
      finding('1.1.1', 'En bild saknar text.', '/a'),
      finding('1.1.1', 'En bild saknar text.', '/b'),
      finding('1.1.1', 'En film saknar text.', '/a'),
      finding('2.4.4', 'En länk saknar text.', '/a'),
    ]),
  ).toEqual([
    {
      ...{ criterion: '1.1.1', name: 'Namn 1.1.1', count: 4 },
      faults: [
        {
          message: 'En bild saknar text.',
          pages: [
            { path: '/a', title: 'Sidan /a' },
            { path: '/b', title: 'Sidan /b' },
          ],
        },
        { message: 'En film saknar text.', pages: [{ path: '/a', title: 'Sidan /a' }] },
      ],
    },
    {
      ...{ criterion: '2.4.4', name: 'Namn 2.4.4', count: 1 },
      faults: [{ message: 'En länk saknar text.', pages: [{ path: '/a', title: 'Sidan /a' }] }],
    },
  ]);
});

it('has nothing to say of nothing', () => {
  expect(groupedFindings([])).toEqual([]);
});
