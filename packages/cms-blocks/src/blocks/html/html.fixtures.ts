import type { BlockFixtures } from '../../react/block-states.fixtures.ts';
import { aNode } from '../../tree/trees.fixtures.ts';

export const htmlFixtures: BlockFixtures = {
  ordinary: aNode('html', 'html-1', {
    html: '<p>Ring <strong>112</strong> vid fara. Läs om <a href="/sida/brandvarnare">brandvarnare</a> och <a href="https://www.smhi.se" target="_blank" rel="noopener noreferrer">väder</a>.</p><ol><li>Gå inomhus.</li><li>Stäng fönster.</li></ol><h3>Efteråt</h3><ul><li>Vädra<ul><li>i alla rum</li></ul></li></ul><blockquote><p>Rädda, varna, larma, släck.</p></blockquote>',
  }),
  empty: aNode('html', 'html-2'),
  tooLong: aNode('html', 'html-3', {
    html: `<p>${'Brandskyddskontrollprotokollsunderlag'.repeat(40)}</p>`.repeat(20),
  }),
  error: aNode('html', 'html-4', {
    html: '<p onclick="x">a<ul><li>b</p><script>alert(1)</script><a href="javascript:alert(1)">c</a><img src=x onerror=alert(1)>',
  }),
};
