import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { plainHtmlOf } from '../../react/rendered.fixtures.tsx';
import { resources } from '../../react/resources.fixtures.ts';
import { aNode } from '../../tree/trees.fixtures.ts';
import { htmlFixtures } from './html.fixtures.ts';

describe('the html block', () => {
  it('shows paragraphs, lists and links, and says that a link opens a new tab', () => {
    expect(plainHtmlOf(htmlFixtures.ordinary)).toBe(
      '<div><p>Ring <strong><a href="tel:112">112</a></strong> vid fara. Läs om <a href="/sida/brandvarnare">brandvarnare</a> och ' +
        '<a href="https://www.smhi.se" target="_blank" rel="noopener noreferrer">väder<span> (öppnas i ny flik)</span></a>.</p>' +
        '<ol><li>Gå inomhus.</li><li>Stäng fönster.</li></ol><h2>Efteråt</h2>' +
        '<ul><li>Vädra<ul><li>i alla rum</li></ul></li></ul>' +
        '<blockquote><p>Rädda, varna, larma, släck.</p></blockquote></div>',
    );
  });

  it('puts its headings below the heading that it stands under', () => {
    const nodes = [
      aNode('heading', 'a', { text: 'A' }),
      aNode('html', 'b', { html: '<h2>B</h2><h3>C</h3><h2>D</h2><h5>E</h5>' }),
    ];
    expect(plainHtmlOf(nodes)).toBe('<h2>A</h2><div><h3>B</h3><h4>C</h4><h3>D</h3><h4>E</h4></div>');
  });

  it('links numbers and addresses, but none in a heading or in a link', () => {
    const html =
      '<h2>Ring 113 13</h2><p>Ring <strong>113 13</strong>, <a href="/sida/x">eller 114 14</a> eller a@example.se.</p>';
    expect(plainHtmlOf(aNode('html', 'a', { html }))).toBe(
      '<div><h2>Ring 113\u00a013</h2><p>Ring <strong><a href="tel:11313">113\u00a013</a></strong>, ' +
        '<a href="/sida/x">eller 114\u00a014</a> eller <a href="mailto:a@example.se">a@example.se</a>.</p></div>',
    );
  });

  it('keeps numbers on one line with what they belong to', () => {
    const html = '<p>Senast den 26 december 2026, vardagar kl 08.00–16.00.</p>';
    expect(plainHtmlOf(aNode('html', 'a', { html }))).toBe(
      '<div><p>Senast den 26\u00a0december\u00a02026, vardagar kl\u00a008.00–16.00.</p></div>',
    );
  });

  it('follows pages of the site with the link of the app, and nothing else', () => {
    const html =
      '<p><a href="/sida/x">a</a><a href="/media/x.pdf">b</a><a href="https://example.se">c</a></p>';
    const linkComponent = ({ href, children }: { href: string; children: ReactNode }) => (
      <a data-app href={href}>
        {children}
      </a>
    );
    expect(plainHtmlOf(aNode('html', 'a', { html }), { resources: { ...resources, linkComponent } })).toBe(
      '<div><p><a data-app="true" href="/sida/x">a</a><a href="/media/x.pdf">b</a><a href="https://example.se">c</a></p></div>',
    );
  });
});
