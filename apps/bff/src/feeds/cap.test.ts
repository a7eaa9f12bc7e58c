import { readFileSync } from 'node:fs';
import {
  ALERT_EVENTS,
  ALERT_LEVELS,
  type AlertDetails,
  emptyAlertDetails,
  type Post,
} from '@brandpost/domain';
import { decodePost } from '@brandpost/rubicore-api';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { expect, it } from 'vitest';
import { atomFeed } from './atom.ts';
import { capAlert } from './cap.ts';
import { alertEntryFor } from './documents.ts';
import { xmlDocument } from './xml.ts';

const schema = XsdValidator.fromDoc(
  XmlDocument.fromString(readFileSync(new URL('./cap-v1.2.xsd', import.meta.url), 'utf8')),
);
const source = { origin: 'https://www.example.se', name: 'Räddningstjänsten Norrån' };

function post(alert: Partial<AlertDetails> | null, changes: Partial<Post> = {}): Post {
  const wire = {
    ...{ id: 7, type: 'alert', title: 'Rök & damm', excerpt: 'Röken är farlig.', slug: 'rok' },
    ...{ publishedDate: '2026-11-20T13:20:00+01:00', updatedDate: '2026-11-20T13:20:05+01:00' },
    ...{ unpublishedDate: '2026-11-20T19:20:00+01:00', status: 'publish' },
    alert: alert === null ? null : { ...emptyAlertDetails(), ...alert },
  };
  const read = decodePost(wire);
  if (read === null) throw new Error('It makes no sense.');
  return { ...read, ...changes };
}

/** The message as text, held against the schema of the standard. */
function messageOf(from: Post, sentDates: readonly Date[] = []): string {
  const message = capAlert(from, source, sentDates);
  if (message === null) throw new Error('There is no message.');
  const text = xmlDocument(message);
  const document = XmlDocument.fromString(text);
  schema.validate(document);
  document.dispose();
  return text;
}

it('every level, every event and a plain post make messages that the schema allows', () => {
  for (const level of ALERT_LEVELS) {
    for (const event of ALERT_EVENTS)
      messageOf(post({ level, event, places: ['Ås'], instructions: ['Gå in.'] }));
  }
  expect(messageOf(post(null))).toContain('<severity>Unknown</severity>');
});

it('the schema refuses what the standard does not allow', () => {
  const wrong = messageOf(post({})).replace('<scope>Public</scope>', '<scope>Alla</scope>');
  expect(() => schema.validate(XmlDocument.fromString(wrong))).toThrow();
});

it('a level, an area, what to do and other languages are sent', () => {
  const message = messageOf(
    post({
      ...{ level: 'vma', event: 'smoke', municipality: 'Norråns kommun', places: ['Åsbruk'] },
      instructions: ['Gå inomhus.', 'Stäng fönster.'],
      translations: [{ language: 'en', title: 'Smoke', text: '', instructions: ['Go indoors.'] }],
    }),
  );
  expect(message.match(/<info>/g)).toHaveLength(2);
  for (const part of [
    '<msgType>Alert</msgType>',
    '<severity>Extreme</severity>',
    '<areaDesc>Åsbruk (Norråns kommun)</areaDesc>',
    '<instruction>Gå inomhus.\nStäng fönster.</instruction>',
    '<language>en</language>',
    '<headline>Smoke</headline>',
    '<instruction>Go indoors.</instruction>',
  ]) {
    expect(message).toContain(part);
  }
});

it('a change is an update, the end of danger says so, and what was taken back cancels the first message', () => {
  const updatedDate = '2026-11-20T14:05:00+01:00';
  const first = `www.example.se,www.example.se.7.${Date.parse('2026-11-20T13:20:00+01:00')},2026-11-20T12:20:00-00:00`;
  const changed = messageOf(post({}, { updatedDate }));
  expect(changed).toContain('<msgType>Update</msgType>');
  expect(changed).toContain(`<references>${first}</references>`);
  const over = messageOf(post({ allClearAt: updatedDate, instructions: ['Gå in.'] }, { updatedDate }));
  expect(over).toContain('<responseType>AllClear</responseType><urgency>Past</urgency>');
  expect(over).not.toContain('<instruction>');
  const withdrawn = messageOf(post({ withdrawnAt: '2026-11-20T13:20:30+01:00' }));
  expect(withdrawn).toContain('<msgType>Cancel</msgType>');
  expect(withdrawn).toContain(`<references>${first}</references>`);
});

it('each message refers to all that were sent before it, by names that stay', () => {
  const dates = ['13:20:05.120', '13:21:00.500', '13:40:00.000', '14:05:30.250'].map(
    (time) => new Date(`2026-11-20T${time}+01:00`),
  );
  const nameOf = (date: Date) => `www.example.se.7.${date.getTime()}`;
  const referenceTo = (date: Date) =>
    `www.example.se,${nameOf(date)},${date.toISOString().slice(0, 19)}-00:00`;
  const steps = [
    {},
    {},
    { allClearAt: '2026-11-20T13:40:00+01:00' },
    { withdrawnAt: '2026-11-20T14:05:30+01:00' },
  ];
  const messages = steps.map((alert, step) => messageOf(post(alert), dates.slice(0, step + 1)));
  expect(messages.map((message) => /<msgType>(\w+)</.exec(message)?.[1])).toEqual([
    'Alert',
    'Update',
    'Update',
    'Cancel',
  ]);
  for (const [step, message] of messages.entries()) {
    const before = dates.slice(0, step);
    expect(message).toContain(`<identifier>${nameOf(dates[step] as Date)}</identifier>`);
    expect(/<references>(.*)<\/references>/.exec(message)?.[1]?.split(' ') ?? []).toEqual(
      before.map(referenceTo),
    );
  }
  messageOf(
    post({}),
    Array.from({ length: 50 }, (_, minute) => new Date(Date.UTC(2026, 10, 20, 12, minute))),
  );
});

it('an exercise makes no message', () => {
  expect(capAlert(post({ isDrill: true }), source)).toBeNull();
});

const AREA = [
  { lat: 64.7, lon: 20.6 },
  { lat: 64.7, lon: 20.65 },
  { lat: 64.72, lon: 20.65 },
];

it('an area on the map is a closed polygon after its words, north before east', () => {
  expect(messageOf(post({ places: ['Åsbruk'], polygon: AREA }))).toContain(
    '<areaDesc>Åsbruk</areaDesc><polygon>64.7,20.6 64.7,20.65 64.72,20.65 64.7,20.6</polygon></area>',
  );
  expect(messageOf(post({}))).not.toContain('<polygon>');
});

it('an area that is none, as of an upstream that judges none, is left to its words', () => {
  const [a, b, c] = AREA;
  if (!a || !b || !c) throw new Error('There are three.');
  const crossing = [a, c, b, { lat: 64.72, lon: 20.6 }];
  for (const polygon of [[a, b], crossing, AREA.map(({ lat, lon }) => ({ lat: lon, lon: lat }))])
    expect(messageOf(post({ polygon }))).not.toContain('<polygon>');
});

it('an entry of the Atom feed has the same area as GeoRSS', () => {
  const feed = atomFeed({
    ...{ id: 'tag:example.se,2026:k', title: 'K', origin: source.origin, author: 'R' },
    ...{ selfPath: '/f', pagePath: '/k', entries: [alertEntryFor(post({ polygon: AREA }), source)] },
  });
  expect(feed).toContain(
    '<georss:polygon xmlns:georss="http://www.georss.org/georss">64.7 20.6 64.7 20.65 64.72 20.65 64.7 20.6</georss:polygon>',
  );
});
