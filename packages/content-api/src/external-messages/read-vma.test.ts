import { expect, it } from 'vitest';
import { readVma } from './read-vma.ts';
import { alert, answer, area, cancel, OUR_MUNICIPALITY, update } from './vma-answers.fixtures.ts';

const read = (...alerts: unknown[]) => readVma(answer(...alerts), OUR_MUNICIPALITY);

it('a message is read with its paragraphs, areas, times and where it can be read at its sender', () => {
  expect(read(alert('1'))).toEqual([
    {
      type: 'Alert',
      identifier: 'SRCAP1I',
      incident: 'SRVMA20261122121500I',
      replaces: [],
      sentMs: Date.parse('2026-11-22T11:15:00Z'),
      text: {
        title: 'VMA',
        description: 'Det brinner i en lagerlokal.\nGå inomhus och stäng dörrar och fönster.',
        areas: ['Norrån'],
        language: 'sv-SE',
        web: 'https://www.sverigesradio.se/',
        sentMs: Date.parse('2026-11-22T11:15:00Z'),
        expiresMs: Date.parse('2026-11-23T12:00:00Z'),
      },
    },
  ]);
});

it('tests, exercises, drafts and what is not for everybody are left out, whatever else they say', () => {
  const statuses = ['Test', 'Exercise', 'System', 'Draft', 'actual', '', null, 1];
  expect(read(...statuses.map((status, index) => alert(String(index), { status })))).toEqual([]);
  expect(read(alert('1', { scope: 'Restricted' }), alert('2', { scope: 'Private' }))).toEqual([]);
});

it.each([
  ['the municipality', 'Kommun', '2480', true],
  ['its county', 'Län', '24', true],
  ['all of Sweden', 'Sverige', '00', true],
  ['a neighbour in the county', 'Kommun', '2409', false],
  ['another county', 'Län', '25', false],
  ['a municipality whose code begins alike', 'Kommun', '248', false],
])('a message for %s is for us: %s %s → %s', (_, name, code, isForUs) => {
  const [message] = read(
    alert('1', {}, { area: [area('Kommun', '1080', 'Annanstans'), area(name, code, 'Här')] }),
  );
  expect(message?.text !== null).toBe(isForUs);
});

it('an Update names what it replaces, and a Cancel has no text', () => {
  const [updated, cancelled] = read(update('2', '1'), cancel('3', '2'));
  expect(updated).toMatchObject({ type: 'Update', replaces: ['SRCAP1I'] });
  expect(cancelled).toMatchObject({ type: 'Cancel', replaces: ['SRCAP2I'], text: null });
});

it('Swedish is shown where there are several languages, also when another one comes first', () => {
  const [first] = alert('1').info as object[];
  const english = { ...first, language: 'en-US', event: 'Important announcement' };
  expect(read(alert('1', { info: [english, first] }))[0]?.text).toMatchObject({
    title: 'VMA',
    language: 'sv-SE',
  });
  expect(read(alert('1', { info: [english] }))[0]?.text?.language).toBe('en-US');
});

it('one that does not say when it ends does so after a day, and none is for longer than a month', () => {
  const endOf = (expires: unknown) => read(alert('1', {}, { expires }))[0]?.text?.expiresMs;
  for (const expires of [null, undefined, 'snart', 7]) {
    expect(endOf(expires)).toBe(Date.parse('2026-11-23T11:15:00Z'));
  }
  expect(endOf('9999-12-31T00:00:00Z')).toBe(Date.parse('2026-12-22T11:15:00Z'));
});

it('what looks like HTML is words, and only an address of the sender is led to', () => {
  const [message] = read(
    alert(
      '1',
      {},
      {
        event: '<b>VMA</b>\u202e\u0000',
        web: 'https://sverigesradio.se.example.se/',
        description: 'x'.repeat(10_000),
      },
    ),
  );
  expect(message?.text).toMatchObject({ title: '<b>VMA</b>', web: 'https://www.sverigesradio.se/' });
  expect(message?.text?.description).toHaveLength(4000);
  const [led] = read(alert('1', {}, { web: 'https://www.sverigesradio.se/vma/1' }));
  expect(led?.text?.web).toBe('https://www.sverigesradio.se/vma/1');
});

it('one that cannot be read leaves the others as they are', () => {
  const broken = [
    null,
    7,
    'x',
    [],
    {},
    alert('1', { identifier: null }),
    alert('2', { sent: 'igår' }),
    alert('3', { msgType: 'Ack' }),
    alert('4', { identifier: 'x'.repeat(300) }),
  ];
  expect(read(...broken, alert('9')).map(({ identifier }) => identifier)).toEqual(['SRCAP9I']);
  const odd = [
    null,
    'x',
    {},
    [null, { event: 'VMA' }, { event: 1, area: [] }, { event: 'VMA', area: [null, 7, { geocode: 'x' }] }],
  ];
  for (const info of odd) expect(read(alert('1', { info }))[0]?.text ?? null).toBeNull();
});

it('the same message several times in one answer is one', () => {
  expect(read(...Array.from({ length: 3000 }, () => alert('1')))).toHaveLength(1);
});

it.each([
  '',
  '<!doctype html><title>Fel</title>',
  '{"alerts":[',
  '[]',
  'null',
  '{}',
  '{"alerts":{}}',
  '{"alerts":"x"}',
])('an answer that is not one of theirs is none: %s', (text) => {
  expect(() => readVma(text, OUR_MUNICIPALITY)).toThrow();
});
