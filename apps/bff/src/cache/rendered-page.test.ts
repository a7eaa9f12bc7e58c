import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { newNotes } from './ask-for-visitors.ts';
import { bodiesForMany, type HtmlPage, packAsBefore, packPage } from './rendered-page.ts';

/** Words in no order that a compressor could guess. */
function prose(words: number): string {
  let seed = 1;
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return (seed >> 8) % 400;
  };
  return Array.from({ length: words }, () => `ord${next().toString(7)}`).join(' ');
}
const HTML = prose(4000);

const pageOf = async (html: string) =>
  (await packPage({ status: 200, html, policy: '', notes: newNotes(), renderedAt: new Date() })) as HtmlPage;

it('a page that is asked for again is packed smaller, and stays the same page', async () => {
  const page = await pageOf(HTML);
  const first = page.bodies.br;
  expect(bodiesForMany(page).br).toBe(first);
  await expect.poll(() => bodiesForMany(page).br.length).toBeLessThan(first.length);
  expect(brotliDecompressSync(page.bodies.br).toString()).toBe(HTML);
  expect(bodiesForMany(page).gzip).toBe(page.bodies.gzip);
});

it('a page that was asked for again is packed smaller as soon as it is rendered anew, and no other', async () => {
  const [asked, other] = [await pageOf(HTML), await pageOf(HTML)];
  const first = asked.bodies.br;
  bodiesForMany(asked);
  await expect.poll(() => asked.bodies.br.length).toBeLessThan(first.length);
  const [anew, otherAnew] = [await pageOf(HTML), await pageOf(HTML)];
  packAsBefore(otherAnew, other);
  packAsBefore(anew, asked);
  await expect.poll(() => anew.bodies.br.length).toBeLessThan(first.length);
  expect(otherAnew.bodies.br).toHaveLength(first.length);
});
