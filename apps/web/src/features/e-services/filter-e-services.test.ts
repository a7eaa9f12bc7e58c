import { readFileSync } from 'node:fs';
import type { Link } from '@brandpost/domain';
import { expect, it } from 'vitest';
import { filterEServices } from './filter-e-services.ts';

const DEMO_LINKS = new URL('../../../../../demo/content/links.json', import.meta.url);

const aService = (name: string, longDescription: string, needs: string[] = []): Link => ({
  id: 1,
  icon: null,
  name,
  shortDescription: 'En kort text',
  longDescription,
  url: 'https://etjanster.example.se/',
  type: 'e-service',
  createdDate: null,
  ...{ needs, processingTime: '', cost: '', signIn: null },
});
const all = [
  aService('Anmäl eldning', 'Innan du eldar ris'),
  aService('Boka utbildning', 'Släckövning och HLR', ['Antal deltagare']),
];

it('finds every word in name or description, with or without the dots', () => {
  expect(filterEServices(all, 'anmal').map((service) => service.name)).toEqual(['Anmäl eldning']);
  expect(filterEServices(all, 'hlr boka').map((service) => service.name)).toEqual(['Boka utbildning']);
  expect(filterEServices(all, 'boka ris')).toEqual([]);
});

it('shows all when nothing is asked for', () => {
  expect(filterEServices(all, '  ')).toEqual(all);
});

it('finds what one needs, other forms of a word, and other terms for the same', () => {
  const found = (text: string) => filterEServices(all, text).map((service) => service.name);
  expect(found('deltagarna')).toEqual(['Boka utbildning']);
  expect(found('eldningen')).toEqual(['Anmäl eldning']);
  expect(found('hjärt-lungräddning')).toEqual(['Boka utbildning']);
  expect(found('jag ska elda')).toEqual(['Anmäl eldning']);
});

it.each([
  ['gasol', 'Ansök: brandfarlig vara'],
  ['propan', 'Ansök: brandfarlig vara'],
  ['gasol festival', 'Ansök: brandfarlig vara'],
  ['läger', 'Anmäl övernattning'],
  ['förskola', 'Boka studiebesök'],
  ['barn', 'Boka studiebesök'],
])('finds for %s, among the e-services of the demo, %s', (text, name) => {
  const links: Link[] = JSON.parse(readFileSync(DEMO_LINKS, 'utf8'));
  const services = links.filter(({ type }) => type === 'e-service');
  const found = filterEServices(services, text).map((service) => service.name);
  expect(found).toContain(name);
  expect(found.length).toBeLessThan(services.length / 2);
});
