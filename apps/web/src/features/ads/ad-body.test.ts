import { expect, it } from 'vitest';
import { adBody } from './ad-body.ts';

const AD = {
  type: 'givetake',
  title: ' Soffa ',
  text: 'Bra <skick> & ren.\nBlå.\n\nHämtas.',
  lastDay: '2026-12-24',
} as const;

it('sends plain text in paragraphs, with its signs as signs, to the end of the last day in Sweden', () => {
  expect(adBody(AD, 1)).toMatchObject({
    title: 'Soffa',
    status: 'publish',
    excerpt: 'Bra <skick> & ren. Blå. Hämtas.',
    nodeIds: [1],
    unpublishedDate: '2026-12-24T22:59:00.000Z',
  });
  expect(adBody(AD, 1).content?.[0]?.props).toEqual({
    html: '<p>Bra &lt;skick&gt; &amp; ren.<br>Blå.</p><p>Hämtas.</p>',
  });
});

it('cuts an introduction that would be refused, and lets a missing day be missing', () => {
  const body = adBody({ ...AD, text: 'a'.repeat(400), lastDay: '' }, null);
  expect([body.excerpt?.length, body.unpublishedDate, body.nodeIds]).toEqual([250, null, []]);
});
