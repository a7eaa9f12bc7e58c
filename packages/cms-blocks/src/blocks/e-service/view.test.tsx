import { describe, expect, it } from 'vitest';
import { elementsOf, htmlOf, plainHtmlOf } from '../../react/rendered.fixtures.tsx';
import { eServiceFixtures } from './e-service.fixtures.ts';

describe('the e-service block', () => {
  it('shows links by name in Swedish order, with what they do, what one needs and where they lead', () => {
    expect(plainHtmlOf(eServiceFixtures.ordinary)).toBe(
      '<div><h2>E-tjänster</h2><ul>' +
        '<li><a href="https://etjanster.example.se/a">Anmäl eldning</a><span>Innan du eldar ris</span><span>Det här behöver du: din adress; dag och tid.</span><span>Handläggningstid: ingen</span><span>Kostar inget</span><span>Öppnas hos etjanster.example.se. Du behöver BankID.</span></li>' +
        '<li><a href="https://etjanster.example.se/u">Ändra dina uppgifter</a><span>Öppnas hos etjanster.example.se.</span></li>' +
        '<li><a href="https://etjanster.example.se/o">Ölandsbrons eldningsanmälan</a><span>Öppnas hos etjanster.example.se.</span></li>' +
        '</ul></div>',
    );
  });

  it('skips links that are gone and links that lead nowhere good', () => {
    const html = htmlOf(eServiceFixtures.error ?? []);
    expect(elementsOf(html).filter((element) => element.tagName === 'a')).toHaveLength(1);
    expect(html).not.toContain('javascript');
  });
});
