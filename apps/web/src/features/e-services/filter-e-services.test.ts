import type { Link } from '@brandpost/domain';
import { expect, it } from 'vitest';
import { filterEServices } from './filter-e-services.ts';

const aService = (name: string, longDescription: string): Link => ({
  id: 1,
  icon: null,
  name,
  shortDescription: 'En kort text',
  longDescription,
  url: 'https://etjanster.example.se/',
  type: 'e-service',
  createdDate: null,
  ...{ needs: [], processingTime: '', cost: '', signIn: null },
});
const all = [
  aService('Anmäl eldning', 'Innan du eldar ris'),
  aService('Boka utbildning', 'Släckövning och HLR'),
];

it('finds every word in name or description, with or without the dots', () => {
  expect(filterEServices(all, 'anmal').map((service) => service.name)).toEqual(['Anmäl eldning']);
  expect(filterEServices(all, 'hlr boka').map((service) => service.name)).toEqual(['Boka utbildning']);
  expect(filterEServices(all, 'boka ris')).toEqual([]);
});

it('shows all when nothing is asked for', () => {
  expect(filterEServices(all, '  ')).toEqual(all);
});
