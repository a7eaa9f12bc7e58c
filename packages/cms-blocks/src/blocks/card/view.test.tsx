import { describe, expect, it } from 'vitest';
import { plainHtmlOf } from '../../react/rendered.fixtures.tsx';
import { aNode } from '../../tree/trees.fixtures.ts';
import { cardFixtures } from './card.fixtures.ts';

describe('the card block', () => {
  it('shows picture, title, text and button', () => {
    expect(plainHtmlOf(cardFixtures.ordinary)).toBe(
      '<div><picture><source type="image/webp" srcSet="/media/brandvarnare-i-tak_480.webp 480w" sizes="(min-width: 48rem) 24rem, calc(100vw - 2.5rem)"/>' +
        '<img src="/media/brandvarnare-i-tak.jpg" alt="En vit brandvarnare mitt i ett sovrumstak" width="1200" height="800" loading="lazy" decoding="async"/></picture>' +
        '<div><h2>Brandvarnare</h2><p>Så många behöver du och så testar du dem.</p>' +
        '<div><a href="/sida/brandvarnare">Till sidan Brandvarnare</a></div></div></div>',
    );
  });

  it.each([
    ['a label', { buttonLabel: '', buttonUrl: '/sida/x' }],
    ['an address', { buttonLabel: 'Läs', buttonUrl: '' }],
    ['a good address', { buttonLabel: 'Läs', buttonUrl: 'javascript:alert(1)' }],
  ])('shows no button without %s', (_, props) => {
    expect(plainHtmlOf(aNode('card', 'a', { title: 'Kort', ...props }))).toBe(
      '<div><div><h2>Kort</h2></div></div>',
    );
  });
});
