import { describe, expect, it } from 'vitest';
import { docFromHtml, htmlFromDoc } from './rich-text-doc.ts';

const WRITTEN = [
  '<p>Ring <strong>112</strong> om det <em>brinner</em>.</p>',
  '<p>En<br />rad</p>',
  '<h2>Innan</h2><p>Läs.</p><h3>Sedan</h3><p>Elda.</p>',
  '<ul><li>Ett<ul><li>Inne</li></ul></li><li>Två</li></ul>',
  '<ol><li>Tänd<p>Vänta</p></li></ol>',
  '<blockquote><p>Aldrig inomhus.</p></blockquote>',
  '<p><a href="/kontakt">Ring <strong>oss</strong> nu</a></p>',
  '<p><a href="https://msb.se" target="_blank" rel="noopener noreferrer">MSB</a> &amp; 5 &lt; 7</p>',
];

describe('rich text in the text editor', () => {
  it.each(WRITTEN)('comes back as it was written: %s', (html) => {
    expect(htmlFromDoc(docFromHtml(html))).toBe(html);
  });

  it('is one empty paragraph where there is no text, and comes back as nothing', () => {
    expect(docFromHtml('')).toEqual({ type: 'doc', content: [{ type: 'paragraph' }] });
    expect(htmlFromDoc(docFromHtml(''))).toBe('');
  });

  it('has neither scripts, styles nor addresses that may not be followed', () => {
    const html = '<p style="color:red" onclick="x()">A<script>b()</script><a href="javascript:c()">d</a></p>';
    expect(htmlFromDoc(docFromHtml(html))).toBe('<p>Ad</p>');
  });

  it('has one link where parts of it look different', () => {
    const text = (words: string, ...marks: string[]) => ({
      type: 'text',
      text: words,
      marks: [
        ...marks.map((type) => ({ type })),
        { type: 'link', attrs: { href: '/a', opensNewTab: false } },
      ],
    });
    const doc = { type: 'doc', content: [{ type: 'paragraph', content: [text('x', 'bold'), text('y')] }] };
    expect(htmlFromDoc(doc)).toBe('<p><a href="/a"><strong>x</strong>y</a></p>');
  });
});
