import { describe, expect, it } from 'vitest';
import { plainHtmlOf } from '../../react/rendered.fixtures.tsx';
import { aNode } from '../../tree/trees.fixtures.ts';
import { videoFixtures } from './video.fixtures.ts';

describe('the video block', () => {
  it('fetches nothing: it shows a picture of ours and a button with its title, says whose site it is on, and links to it', () => {
    const html = plainHtmlOf(videoFixtures.ordinary);
    expect(html).toMatch(/^<figure><div><picture>.*<img src="\/media\/brandvarnare-i-tak\.jpg" alt=""/);
    expect(html).toContain(
      '<button type="button" data-film="https://video.example.se/embed/testa-brandvarnaren" data-title="Så testar du brandvarnaren">Så testar du brandvarnaren<span> – spela upp filmen</span></button></div>' +
        '<p>Filmen visas från video.example.se. De kan spara kakor när du spelar upp den. ' +
        '<a href="https://video.example.se/embed/testa-brandvarnaren" target="_blank" rel="noopener noreferrer">Öppna filmen på video.example.se (öppnas i ny flik)</a></p></figure>',
    );
  });

  it('is called as the heading above it where it has no title, and says YouTube of YouTube', () => {
    const film = aNode('video', 'v', { videoSrc: 'https://youtu.be/abcdefghijk' });
    expect(plainHtmlOf(film, { resources: { media: new Map(), links: new Map() } })).toContain(
      'data-title="Film">Spela upp filmen</button></div><p>Filmen visas från YouTube. De kan spara kakor när du spelar upp den. ',
    );
    expect(plainHtmlOf([aNode('heading', 'h', { text: 'Testa den' }), videoFixtures.tooLong])).toContain(
      'data-title="Film: Testa den">Film: Testa den<span>',
    );
  });

  it('is a card with its title and host where the host is not allowed', () => {
    expect(plainHtmlOf(videoFixtures.error ?? [])).toBe(
      '<div><a href="https://okand.example.com/film" target="_blank" rel="noopener noreferrer">En film på en annan webbplats</a>' +
        '<span>Film på okand.example.com, öppnas i ny flik</span></div>',
    );
  });

  it('shows nothing of an address that may not be followed', () => {
    expect(plainHtmlOf(aNode('video', 'a', { videoSrc: 'javascript:alert(1)' }))).toBe('');
  });
});
