import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { collectSearchMisses, KEPT_DAYS, MAX_TEXTS_PER_DAY } from '../search/search-misses.ts';
import { describeOnBothEngines, NOW } from './engines.fixtures.ts';

describeOnBothEngines('searches that find nothing', (api) => {
  let now = NOW;
  const errors: unknown[] = [];
  const collect = () =>
    collectSearchMisses({ db: api.db, now: () => now, onError: (error) => errors.push(error) });
  const stored = async () =>
    (
      await sql<{ text: string; count: number }>`select text, count from search_miss order by text`.execute(
        api.db,
      )
    ).rows;

  beforeEach(async () => {
    now = NOW;
    errors.length = 0;
    await sql`delete from search_miss`.execute(api.db);
  });

  it('are counted by day and text, however they are spelt', async () => {
    const misses = collect();
    for (const text of ['Segelflygplan', 'segelflygplan!', ' SEGELFLYGPLAN', 'Älgjakt']) misses.note(text);
    await misses.flush();
    misses.note('segelflygplan');
    await misses.flush();
    expect(await stored()).toEqual([
      { text: 'algjakt', count: 1 },
      { text: 'segelflygplan', count: 4 },
    ]);
  });

  it.each([
    'anna@example.se',
    '19121212-1212',
    '070-174 06 05',
    'ring 12345',
    'x'.repeat(61),
    '!!',
    'a',
    '112',
  ])('are not kept when they do not look like words: %j', async (text) => {
    const misses = collect();
    misses.note(text);
    await misses.flush();
    expect(await stored()).toEqual([]);
  });

  it.each(['Farid Påhittsson', 'pahit', 'telefon farid', 'pahitson', 'farpah01', 'elin'])(
    'are not kept when they name somebody who works here: %j',
    async (text) => {
      const misses = collect();
      misses.note(text);
      misses.note('segelflygplan');
      await misses.flush();
      expect(await stored()).toEqual([{ text: 'segelflygplan', count: 1 }]);
    },
  );

  it('fill no more than a day may hold, and go on being counted', async () => {
    await sql`insert into search_miss (day, text, count)
      select '2026-11-20', 'ord nummer ' || n, 1 from generate_series(1, ${MAX_TEXTS_PER_DAY}::integer) as n`.execute(
      api.db,
    );
    const misses = collect();
    misses.note('helt nytt');
    misses.note('ord nummer 7');
    await misses.flush();
    const rows = await stored();
    expect(rows).toHaveLength(MAX_TEXTS_PER_DAY);
    expect(rows).toContainEqual({ text: 'ord nummer 7', count: 2 });
  });

  it('wait in a number that cannot grow without end', async () => {
    const misses = collect();
    for (let n = 0; n < 1_000; n++) misses.note(`ord ${'abcdefghij'[n % 10]}${'x'.repeat(n % 50)}${n}`);
    await misses.flush();
    expect((await stored()).length).toBeLessThanOrEqual(200);
  });

  it('are forgotten after a month', async () => {
    const misses = collect();
    misses.note('gammalt');
    await misses.flush();
    now = new Date(NOW.getTime() + (KEPT_DAYS + 1) * 86_400_000);
    misses.note('nytt');
    await misses.flush();
    expect(await stored()).toEqual([{ text: 'nytt', count: 1 }]);
  });

  it('harm nobody when they cannot be written', async () => {
    await sql`alter table search_miss rename to search_miss_away`.execute(api.db);
    const away = collect();
    away.note('ord');
    await away.flush();
    await sql`alter table search_miss_away rename to search_miss`.execute(api.db);
    expect(errors).not.toEqual([]);
  });

  it('are noted by the search itself, and only where nothing of any type was found', async () => {
    for (const address of [
      'search?q=segelflygplan',
      'search?q=brandvarnare',
      'search?q=brandvarnare&type=info',
    ]) {
      await api.get(`/${address}`);
    }
    await expect.poll(stored, { timeout: 10_000 }).toEqual([{ text: 'segelflygplan', count: 1 }]);
  });

  it('are shown to those who manage links, the most asked for first', async () => {
    await sql`insert into search_miss (day, text, count) values
      ('2026-11-18', 'segelflygplan', 2), ('2026-11-20', 'segelflygplan', 3), ('2026-11-19', 'algjakt', 4)`.execute(
      api.db,
    );
    const { body, total } = await api.get('/search/miss?perPage=1', await api.tokenFor(1));
    expect([body, total]).toEqual([
      [{ text: 'segelflygplan', count: 5, firstDay: '2026-11-18', lastDay: '2026-11-20' }],
      2,
    ]);
    expect((await api.get('/search/miss')).status).toBe(401);
    expect((await api.get('/search/miss', await api.tokenFor(7))).status).toBe(403);
  });
});
