import { expect, it } from 'vitest';
import { fittingFirst } from './fitting-first.ts';

const VACANCIES = ['Brandinspektör', 'Brandman i beredskap i Åsbruk', 'Brandman på heltid'].map((title) => ({
  title,
}));

it('lists what the page is about before what closes earlier', () => {
  const titles = fittingFirst(VACANCIES, 'Bli brandman i beredskap').map(({ title }) => title);
  expect(titles).toEqual(['Brandman i beredskap i Åsbruk', 'Brandman på heltid', 'Brandinspektör']);
});

it('keeps the order on a page about none of them in particular', () => {
  expect(fittingFirst(VACANCIES, 'Arbeta hos oss')).toEqual(VACANCIES);
});
