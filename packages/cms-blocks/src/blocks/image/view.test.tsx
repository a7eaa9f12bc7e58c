import { describe, expect, it } from 'vitest';
import { plainHtmlOf } from '../../react/rendered.fixtures.tsx';
import { aNode } from '../../tree/trees.fixtures.ts';
import { imageFixtures } from './image.fixtures.ts';

describe('the image block', () => {
  it('takes its alt and size from the media record and shows the caption beside them', () => {
    expect(plainHtmlOf(imageFixtures.ordinary)).toBe(
      '<figure><picture><source type="image/webp" srcSet="/media/brandvarnare-i-tak_480.webp 480w" sizes="min(40rem, 100vw - 2.5rem)"/>' +
        '<img src="/media/brandvarnare-i-tak.jpg" alt="En vit brandvarnare mitt i ett sovrumstak" width="1200" height="800" loading="lazy" decoding="async"/></picture>' +
        '<figcaption>Tryck på testknappen en gång i månaden.</figcaption></figure>',
    );
  });

  it('never takes the caption for an alt', () => {
    const html = plainHtmlOf(aNode('image', 'a', { imgSrc: '/media/okand.jpg', caption: 'Bildtext' }));
    expect(html).toContain('alt=""');
    expect(html).toContain('<figcaption>Bildtext</figcaption>');
  });

  it('shows no picture from elsewhere', () => {
    expect(plainHtmlOf(imageFixtures.error ?? [])).toBe('');
  });
});
