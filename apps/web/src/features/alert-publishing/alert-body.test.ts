import { DEFAULT_ALERT_TEMPLATES, emptyAlertDetails } from '@brandpost/domain';
import { expect, it } from 'vitest';
import {
  alertFrom,
  allClearBody,
  atPlace,
  beginningsOf,
  correctionBody,
  publishingBody,
  resumedBody,
  updateBody,
  withdrawalBody,
  wordsOf,
} from './alert-body.ts';

const [, smoke] = DEFAULT_ALERT_TEMPLATES;
if (smoke === undefined) throw new Error('There is no second template.');
const now = new Date('2026-11-23T03:00:00.000Z');
const out = {
  title: 'Rök i Ås – gå inomhus',
  publishedDate: '2026-11-23T02:00:00.000Z',
  alert: { ...emptyAlertDetails(), updates: [{ at: '2026-11-23T02:30:00.000Z', text: 'Röken är kvar.' }] },
};

it('a template becomes an alert for everybody that ends by itself', () => {
  const body = publishingBody(alertFrom(smoke), { now, rootNodeId: 1 });
  expect(body).toMatchObject({
    ...{ type: 'alert', status: 'publish', title: 'Farlig rök – gå inomhus', nodeIds: [1] },
    ...{ unpublishedDate: '2026-11-23T09:00:00.000Z', alert: { level: 'vma', event: 'smoke', places: [] } },
  });
});

it('the place fills the blanks, several places are told apart, and words of one’s own stay', () => {
  const written = { ...alertFrom(smoke), title: 'Det brinner' };
  const placed = atPlace(atPlace(written, 'Ås'), 'Åsbruk, Sågvägen');
  expect(placed.title).toBe('Det brinner');
  expect(atPlace(alertFrom(smoke), 'Åsbruk').title).toBe('Farlig rök i Åsbruk – gå inomhus');
  expect(publishingBody(placed, { now, rootNodeId: 1 }).alert).toMatchObject({
    places: ['Åsbruk', 'Sågvägen'],
  });
});

it('what is new stands before what was said', () => {
  const { alert } = updateBody(out, ' Branden är släckt. ', now);
  expect(alert).toMatchObject({ updates: [{ at: now.toISOString(), text: 'Branden är släckt.' }, {}] });
});

it('that the danger is over is shown for a day', () => {
  const { alert } = out;
  expect(allClearBody(out, { closing: ' ', title: null }, now)).toMatchObject({
    ...{ unpublishedDate: '2026-11-24T03:00:00.000Z' },
    alert: { allClearAt: now.toISOString(), updates: alert?.updates },
  });
  expect(allClearBody(out, { closing: 'Branden är släckt.', title: 'Rök' }, now).alert).toMatchObject({
    ...{ allClearAt: now.toISOString(), updates: [{ text: 'Branden är släckt.' }, {}] },
  });
});

it('an alert that was said to be over is on again for as long as is said, with what is new first', () => {
  const over = { ...out, alert: { ...out.alert, allClearAt: '2026-11-23T02:40:00.000Z' } };
  const body = resumedBody(over, { news: 'Det brinner igen.', title: ' Rök i Ås ', hours: 12 }, now);
  expect(body).toMatchObject({
    ...{ title: 'Rök i Ås', unpublishedDate: '2026-11-23T15:00:00.000Z' },
    alert: { allClearAt: null, updates: [{ text: 'Det brinner igen.' }, { text: 'Röken är kvar.' }] },
  });
  expect(resumedBody(over, { news: '', title: '', hours: 2 }, now)).toMatchObject({
    ...{ title: out.title, alert: { updates: out.alert.updates } },
  });
});

it('a service without templates has a way to begin, and a template called as ours takes its place', () => {
  const [own] = beginningsOf([]);
  expect(own).toMatchObject({ title: '', text: '', instructions: [] });
  const theirs = { ...smoke, name: own?.name ?? '' };
  expect(beginningsOf([theirs])).toEqual([theirs]);
});

it('an alert that is taken back ends after it began, whatever the clock here says', () => {
  const early = new Date('2026-11-23T01:00:00.000Z');
  const end = '2026-11-23T02:00:00.001Z';
  expect(withdrawalBody(out, early)).toMatchObject({ unpublishedDate: end, alert: { withdrawnAt: end } });
  expect(withdrawalBody(out, now).unpublishedDate).toBe(now.toISOString());
});

it('when the danger is over a title need no longer say what to do', () => {
  expect(allClearBody(out, { closing: '', title: ' Rök i Åsbruk ' }, now).title).toBe('Rök i Åsbruk');
  for (const title of [null, ' ']) {
    expect(allClearBody(out, { closing: '', title }, now).title).toBe('Rök i Ås');
  }
});

it('what is put right is changed alone: what a colleague has changed meanwhile stays', () => {
  const before = wordsOf({
    title: 'Rök i Ås',
    excerpt: 'Det brinner.',
    alert: { ...out.alert, places: ['Ås'] },
  });
  const present = { ...out, alert: { ...out.alert, places: ['Ås'], instructions: ['Gå in.'] } };
  const body = correctionBody(present, before, { ...before, title: 'Rök i Åsbruk', place: 'Åsbruk, Byn' });
  expect(body).toEqual({
    title: 'Rök i Åsbruk',
    alert: { ...present.alert, places: ['Åsbruk', 'Byn'] },
  });
});
