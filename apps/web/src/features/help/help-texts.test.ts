import { expect, it } from 'vitest';
import { staffRouteTable } from '../../router/staff-route-table.ts';
import { helpFor } from './help-texts.ts';

const GENERAL = helpFor('/').length;
const addressOf = (path: string) => path.replace(/\/:[a-z]+\??/g, '');

it.each(staffRouteTable.map(({ path }) => addressOf(path)))('%s has questions of its own', (path) => {
  expect(helpFor(path).length).toBeGreaterThan(GENERAL);
});

it('a page below another has the questions of the one above', () => {
  expect(helpFor('/profile/admin/users/3')).toEqual(helpFor('/profile/admin/users'));
});

it('no question is asked twice on a page', () => {
  for (const { path } of staffRouteTable) {
    const questions = helpFor(addressOf(path)).map(({ question }) => question);
    expect(new Set(questions).size).toBe(questions.length);
  }
});
