import { expect, it } from 'vitest';
import { chosenServices, withoutServices } from './chosen-services.ts';

const SERVICES = [3, 1, 2, 7, 8, 9, 10].map((id) => ({ id }));
const block = (type: string, props = {}) => ({ id: type, type, version: '1.0.0', props, children: [] });
const ids = (services: { id: number }[]) => services.map(({ id }) => id);

it('shows the e-services that the start page names, in the order an editor gave them', () => {
  const content = [block('heading'), block('e-service', { linkIds: '[2, 10, 3]' })];
  expect(ids(chosenServices(content, SERVICES))).toEqual([2, 10, 3]);
});

it('leaves out an e-service that is no longer there', () => {
  expect(ids(chosenServices([block('e-service', { linkIds: '[2, 99]' })], SERVICES))).toEqual([2]);
});

it('shows six at most, of all of them where the start page names none', () => {
  expect(ids(chosenServices([], SERVICES))).toEqual([3, 1, 2, 7, 8, 9]);
  const all = block('e-service', { linkIds: JSON.stringify(ids(SERVICES)) });
  expect(chosenServices([all], SERVICES)).toHaveLength(6);
});

it('says nothing twice: the first block of e-services is left out of the words below', () => {
  const content = [
    block('html'),
    block('e-service', { linkIds: '[1]' }),
    block('e-service', { linkIds: '[2]' }),
  ];
  expect(withoutServices(content)).toEqual([content[0], content[2]]);
  expect(withoutServices([block('html')])).toHaveLength(1);
});
