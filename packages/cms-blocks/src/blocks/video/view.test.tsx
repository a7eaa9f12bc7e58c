import { describe, expect, it } from 'vitest';
import { plainHtmlOf } from '../../react/rendered.fixtures.tsx';
import { aNode } from '../../tree/trees.fixtures.ts';
import { videoFixtures } from './video.fixtures.ts';

describe('the video block', () => {
  it('fetches nothing: it offers a button, says whose site the film is on, and links to it', () => {
    const url = 'https://video.example.se/embed/testa-brandvarnaren';
    expect(plainHtmlOf(videoFixtures.ordinary)).toBe(
      '<div><button type="button">Visa filmen här</button>' +
        '<p>Filmen hämtas från video.example.se, som är en annan webbplats. Den kan spara kakor när du visar filmen.</p>' +
        `<p><a href="${url}" target="_blank" rel="noopener noreferrer">Öppna filmen på video.example.se (öppnas i ny flik)</a></p></div>`,
    );
  });

  it('only links to a film whose host is not allowed', () => {
    expect(plainHtmlOf(videoFixtures.error ?? [])).toBe(
      '<p><a href="https://okand.example.com/film" target="_blank" rel="noopener noreferrer">Öppna filmen på okand.example.com (öppnas i ny flik)</a></p>',
    );
  });

  it('shows nothing of an address that may not be followed', () => {
    expect(plainHtmlOf(aNode('video', 'a', { videoSrc: 'javascript:alert(1)' }))).toBe('');
  });
});
