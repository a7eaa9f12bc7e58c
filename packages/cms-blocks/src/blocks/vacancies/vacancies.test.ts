import { describe, expect, it } from 'vitest';
import { plainHtmlOf } from '../../react/rendered.fixtures.tsx';
import { resources } from '../../react/resources.fixtures.ts';
import { vacanciesFixtures } from './vacancies.fixtures.ts';

describe('the block of vacancies', () => {
  it('lists what one can apply for, with where it is and until when', () => {
    expect(plainHtmlOf(vacanciesFixtures.ordinary)).toBe(
      '<div><h2>Lediga jobb</h2><ul>' +
        '<li><a href="/nyhet/brandman-i-beredskap-asbruk">Brandman i beredskap</a><span>Åsbruk · Sök senast 15 januari 2027</span></li>' +
        '<li><a href="/nyhet/brandinspektor">Brandinspektör</a><span>Sök när som helst</span></li>' +
        '</ul></div>',
    );
  });

  it('says so where there is nothing to apply for', () => {
    const html = plainHtmlOf(vacanciesFixtures.ordinary, { resources: { ...resources, vacancies: [] } });
    expect(html).toBe('<div><h2>Lediga jobb</h2><p>Just nu finns inga lediga jobb.</p></div>');
  });
});
