import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { passTime } from '../clock/clock.ts';
import { forgetMessages } from '../external-messages/message-rows.ts';
import { readNews } from '../external-messages/read-news.ts';
import { readVma } from '../external-messages/read-vma.ts';
import { storeNews } from '../external-messages/store-news.ts';
import { storeVma } from '../external-messages/store-vma.ts';
import {
  alert,
  answer,
  cancel,
  OUR_MUNICIPALITY,
  update,
} from '../external-messages/vma-answers.fixtures.ts';
import { describeOnBothEngines, NOW } from './engines.fixtures.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const at = (ms: number) => new Date(NOW.getTime() + ms).toISOString();
/** In force when the tests run. */
const CURRENT = { sent: at(-HOUR_MS) };
const EXPIRES = { expires: at(DAY_MS) };
const current = (stamp: string, given: object = {}) => alert(stamp, { ...CURRENT, ...given }, EXPIRES);
const updated = (stamp: string, earlier: string) => ({
  ...update(stamp, earlier, EXPIRES),
  sent: at(-HOUR_MS / 2),
});

describeOnBothEngines("other senders' messages", (api) => {
  const taking = { municipalityCode: OUR_MUNICIPALITY, now: NOW };
  const vma = async (...alerts: unknown[]) =>
    await storeVma(api.db, readVma(answer(...alerts), OUR_MUNICIPALITY), taking);
  const news = async (...items: unknown[]) =>
    await storeNews(api.db, readNews(JSON.stringify(items), OUR_MUNICIPALITY), taking);
  const shown = async (): Promise<string[]> =>
    (await api.get('/external-message')).body.map(({ id }: { id: string }) => id);
  const rows = async () => {
    const { rows } = await sql<{ id: string; version: string }>`select identifier as id, xmin::text as version
      from external_message order by identifier`.execute(api.db);
    return rows;
  };
  const entries = async () =>
    (await api.db.selectFrom('audit_head').select('last_id').executeTakeFirstOrThrow()).last_id;

  beforeEach(async () => {
    await api.db.deleteFrom('external_message').execute();
    api.externalMessages.sources = ['sr-vma', 'krisinformation'];
  });

  it('are shown to visitors as theirs, VMA before news', async () => {
    await news(item('n1'));
    await vma(current('1'));
    const { status, body } = await api.get('/external-message');
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        source: 'sr-vma',
        id: 'SRCAP1I',
        title: 'VMA',
        text: 'Det brinner i en lagerlokal.\nGå inomhus och stäng dörrar och fönster.',
        areas: ['Norrån'],
        language: 'sv-SE',
        sentAt: at(-HOUR_MS),
        expiresAt: at(DAY_MS),
        isUpdated: false,
        web: 'https://www.sverigesradio.se/',
      },
      expect.objectContaining({ source: 'krisinformation', id: 'n1', title: 'Isgata' }),
    ]);
  });

  it('can be asked for by their sender', async () => {
    await vma(current('1'));
    await news(item('n1'));
    const idsOf = async (source: string) =>
      (await api.get(`/external-message?source=${source}`)).body.map(({ id }: { id: string }) => id);
    expect([await idsOf('sr-vma'), await idsOf('krisinformation')]).toEqual([['SRCAP1I'], ['n1']]);
    expect((await api.get('/external-message?source=smhi')).status).toBe(400);
  });

  it('are not shown where nobody is asked any more', async () => {
    await vma(current('1'));
    await news(item('n1'));
    api.externalMessages.sources = ['krisinformation'];
    expect(await shown()).toEqual(['n1']);
    api.externalMessages.sources = [];
    expect(await shown()).toEqual([]);
  });

  it('an Update takes the place of a message, and a Cancel without area or expiry ends it', async () => {
    await vma(current('1'));
    expect(await vma(current('1'), updated('2', '1'))).toBe(true);
    const [message, ...others] = (await api.get('/external-message')).body;
    expect(message).toMatchObject({ id: 'SRCAP2I', isUpdated: true, text: 'Röken är på väg bort.' });
    expect(others).toEqual([]);
    expect(await vma(cancel('3', '2'))).toBe(true);
    expect(await shown()).toEqual([]);
  });

  it('a message that is listed no more stays, and one that has been cancelled never comes back', async () => {
    await vma(current('1'));
    expect(await vma()).toBe(false);
    expect(await shown()).toEqual(['SRCAP1I']);
    await vma(cancel('3', '1'));
    expect(await vma(current('1'), updated('2', '1'))).toBe(false);
    expect(await shown()).toEqual([]);
  });

  it('a message that is first heard of beside its Cancel, or an older list, is not shown', async () => {
    await vma(current('1'), cancel('3', '1'));
    await vma(current('1'));
    expect(await shown()).toEqual([]);
  });

  it('an Update that is for others ends the message for us', async () => {
    await vma(current('1'));
    const elsewhere = { area: [{ areaDesc: 'Malå', geocode: [{ valueName: 'Kommun', value: '2418' }] }] };
    await vma({ ...update('2', '1', { ...EXPIRES, ...elsewhere }), sent: at(0) });
    expect(await shown()).toEqual([]);
  });

  it('ten thousand replays leave one row, which is written once, and nothing to tell', async () => {
    await vma(current('1'), updated('2', '1'));
    const [before, lastEntry] = [await rows(), await entries()];
    const replayed = Array.from({ length: 5000 }, () => [current('1'), updated('2', '1')]).flat();
    expect(replayed).toHaveLength(10_000);
    expect(await vma(...replayed)).toBe(false);
    for (let times = 0; times < 100; times += 1) await vma(updated('2', '1'), current('1'));
    expect([await rows(), await entries()]).toEqual([before, lastEntry]);
    expect(await shown()).toEqual(['SRCAP2I']);
  });

  it('of ten thousand different ones no more are kept than anybody sends', async () => {
    for (let round = 0; round < 20; round += 1) {
      const many = Array.from({ length: 500 }, (_, index) =>
        current(`${round}-${index}`, { incidents: `SRVMA${round}-${index}` }),
      );
      await vma(...many);
      await vma(
        ...many.map(({ identifier }, index) =>
          cancel(`${round}-${index}-c`, String(identifier).slice(5, -1)),
        ),
      );
    }
    expect((await rows()).length).toBeLessThanOrEqual(1050);
    expect(await shown()).toEqual([]);
  });

  it('a change is announced to those who follow, as one that visitors can see', async () => {
    const before = await entries();
    await vma(current('1'));
    const { rows: announced } = await sql<object>`select action, entity, entity_id, is_public, after
      from audit_entry where id > ${before}`.execute(api.db);
    expect(announced).toMatchObject([
      { action: 'external-message.change', entity: 'external-message', entity_id: 'sr-vma', is_public: true },
    ]);
  });

  it('ends by itself at its time, of which the clock tells', async () => {
    await vma(alert('1', CURRENT, { expires: at(1000) }));
    const before = await entries();
    await passTime(api, new Date(NOW.getTime() + 999));
    expect(await entries()).toBe(before);
    await passTime(api, new Date(NOW.getTime() + 1000));
    expect(await entries()).toBe(before + 1);
    expect(await shown()).toEqual([]);
    expect(await vma(alert('1', CURRENT, { expires: at(DAY_MS) }))).toBe(false);
  });

  it('what has expired already, or comes from a clock far ahead, is not kept', async () => {
    await vma(alert('1', CURRENT, { expires: at(-1) }), alert('2', { sent: at(2 * HOUR_MS) }, EXPIRES));
    expect(await rows()).toEqual([]);
  });

  it('news are shown while they are listed, in the wording that they are listed in', async () => {
    await news(item('n1'), item('n2'));
    const before = await entries();
    expect(await news(item('n2'), item('n1'))).toBe(false);
    expect(await entries()).toBe(before);
    await news(item('n1', { Headline: 'Isgata på väg 12', Updated: at(-1000) }));
    const { body } = await api.get('/external-message');
    expect(body).toMatchObject([{ id: 'n1', title: 'Isgata på väg 12', isUpdated: true }]);
    await news();
    expect(await shown()).toEqual([]);
    await news(item('n1'));
    expect(await shown()).toEqual(['n1']);
  });

  it('what ended a month ago is forgotten, and what was for another municipality at once', async () => {
    await vma(current('1'), current('2', { incidents: 'SRVMA2' }));
    await vma(cancel('3', '1'));
    await forgetMessages(api.db, OUR_MUNICIPALITY, new Date(NOW.getTime() + 29 * DAY_MS));
    expect(await rows()).toHaveLength(2);
    await forgetMessages(api.db, OUR_MUNICIPALITY, new Date(NOW.getTime() + 31 * DAY_MS));
    expect(await rows()).toHaveLength(1);
    await forgetMessages(api.db, '1480', NOW);
    expect(await rows()).toEqual([]);
  });

  it('how the senders answer is in the report on the service', async () => {
    api.externalMessages.status = () => [
      { source: 'sr-vma', answeredMs: NOW.getTime(), failures: 0, isSilent: false },
      { source: 'krisinformation', answeredMs: null, failures: 3, isSilent: true },
    ];
    await vma(current('1'));
    const { body } = await api.get('/system', await api.tokenFor(1));
    expect(body.externalSources).toEqual([
      { source: 'sr-vma', state: 'well', answeredDate: NOW.toISOString(), inForce: 1 },
      { source: 'krisinformation', state: 'ill', answeredDate: null, inForce: 0 },
    ]);
  });
});

function item(Identifier: string, given: object = {}): object {
  return {
    Identifier,
    IsTest: false,
    Headline: 'Isgata',
    BodyText: '<p>Kör försiktigt.</p>',
    Published: at(-2 * HOUR_MS),
    Updated: at(-2 * HOUR_MS),
    Area: [{ Type: 'County', Description: 'Västerbottens län' }],
    Web: 'https://www.krisinformation.se/nyheter/isgata',
    ...given,
  };
}
