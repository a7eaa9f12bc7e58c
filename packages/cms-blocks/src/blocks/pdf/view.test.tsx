import { describe, expect, it } from 'vitest';
import { plainHtmlOf } from '../../react/rendered.fixtures.tsx';
import { pdfFixtures } from './pdf.fixtures.ts';

describe('the PDF block', () => {
  it('opens each document in a new tab and says so', () => {
    expect(plainHtmlOf(pdfFixtures.ordinary)).toBe(
      '<div><h2>Skriv ut och gå en rond hemma</h2><ul><li>' +
        '<a href="/media/checklista%20hemma.pdf" target="_blank" rel="noopener noreferrer">Checklista (PDF, öppnas i ny flik)</a>' +
        '<span>Två sidor.</span></li></ul></div>',
    );
  });

  it('shows nothing of a list that cannot be read', () => {
    expect(plainHtmlOf(pdfFixtures.error ?? [])).toBe('');
  });
});
