import { STAFF_EVENTS_HEADER } from '@brandpost/rubicore-api';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnBothEngines, NOW, STAFF_EVENTS_TOKEN } from './engines.fixtures.ts';

const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' });
const dayBefore = (days: number) => DAY.format(new Date(NOW.getTime() - days * 24 * 3_600_000));
const TODAY = dayBefore(0);

describeOnBothEngines('what is read, by day', (api) => {
  const headers = { [STAFF_EVENTS_HEADER]: STAFF_EVENTS_TOKEN };
  const add = (visits: object[], sent: Record<string, string> = headers) =>
    api.send('POST', '/visit', { headers: sent, body: { visits } });
  const feedback = (body: object, sent: Record<string, string> = headers) =>
    api.send('POST', '/visit/feedback', { headers: sent, body: { comment: '', ...body } });
  const report = async (path: string) => (await api.get(path, await api.tokenFor(3))).body;

  it('is counted for pages that visitors can open, under the one address of each', async () => {
    const added = await add([
      { day: TODAY, path: '/sida/brandvarnare', count: 3 },
      { day: TODAY, path: '/sida/brandvarnare/', count: 2 },
      { day: dayBefore(1), path: '/sida/brandvarnare', count: 4 },
      { day: TODAY, path: '/', count: 1 },
      { day: TODAY, path: '/sida/finns-inte', count: 9 },
      { day: TODAY, path: '/wp-login.php', count: 9 },
      { day: dayBefore(3), path: '/', count: 9 },
    ]);
    expect(added.status).toBe(200);
    expect(await report('/report/visit?days=7')).toEqual([
      expect.objectContaining({ path: '/sida/brandvarnare', count: 9, yes: 0, no: 0 }),
      expect.objectContaining({ path: '/', count: 1 }),
    ]);
    expect((await report('/report/visit?days=1'))[0].count).toBe(5);
    const days = await report('/report/visit-day?days=3&path=/sida/brandvarnare');
    expect(days).toEqual([
      { day: dayBefore(2), count: 0 },
      { day: dayBefore(1), count: 4 },
      { day: TODAY, count: 5 },
    ]);
  });

  it('names no page by its title that visitors cannot open any more', async () => {
    await sql`insert into page_visit (day, path, count) values (${TODAY}::date, '/nyhet/borttagen', 5)`.execute(
      api.db,
    );
    const rows: { path: string; title: string }[] = await report('/report/visit');
    expect(rows.find(({ path }) => path === '/nyhet/borttagen')?.title).toBe('');
    expect(rows.find(({ path }) => path === '/sida/brandvarnare')?.title).not.toBe('');
  });

  it('has what was looked for, but nothing that may be about a person', async () => {
    await add([
      { day: TODAY, path: '/sok/Brandvarnare', count: 2 },
      { day: TODAY, path: '/sok/brandvarnare', count: 1 },
      { day: TODAY, path: '/sok/19820406-1234', count: 5 },
      { day: TODAY, path: '/sok/anna%40example.se', count: 5 },
      { day: TODAY, path: '/sok/%E0%A4%A', count: 5 },
    ]);
    expect(await report('/report/search')).toEqual([{ text: 'brandvarnare', count: 3 }]);
  });

  it('has whether a page helped, and what was missed, without numbers and addresses', async () => {
    const path = '/sida/brandvarnare';
    await feedback({ path, answer: 'yes' });
    await feedback({ path, answer: 'no' });
    await feedback({ path, answer: 'no' });
    await feedback({ path: '/sida/finns-inte', answer: 'yes' });
    await feedback({
      path,
      answer: 'comment',
      comment: 'Ring mig på 070-174 06 05 eller en@example.se om pris.',
    });
    await feedback({ path, answer: 'comment', comment: '  ' });
    expect((await report('/report/visit'))[0]).toMatchObject({ path, yes: 1, no: 2 });
    expect(await report('/report/feedback')).toEqual([
      expect.objectContaining({
        path,
        day: TODAY,
        text: 'Ring mig på [borttaget] eller [borttaget] om pris.',
      }),
    ]);
  });

  it('is sent by the BFF alone, and for those who publish', async () => {
    for (const sent of [{}, { [STAFF_EVENTS_HEADER]: 'another' }]) {
      expect((await add([{ day: TODAY, path: '/', count: 1 }], sent)).status).toBe(404);
      expect((await feedback({ path: '/', answer: 'yes' }, sent)).status).toBe(404);
    }
    for (const path of ['/report/visit', '/report/visit-day', '/report/search', '/report/feedback']) {
      expect([path, (await api.get(path)).status]).toEqual([path, 401]);
      expect([path, (await api.get(path, await api.tokenFor(7))).status]).toEqual([path, 403]);
    }
  });

  it('is kept for 24 months', async () => {
    await sql`insert into page_visit (day, path, count) values
      (${dayBefore(731)}::date, '/', 1), (${dayBefore(730)}::date, '/', 1)`.execute(api.db);
    await sql`insert into search_visit (day, text, count) values (${dayBefore(731)}::date, 'gammalt', 1)`.execute(
      api.db,
    );
    await add([{ day: TODAY, path: '/', count: 1 }]);
    const { rows } = await sql<{
      day: string;
    }>`select to_char(min(day), 'YYYY-MM-DD') as day from page_visit`.execute(api.db);
    expect(rows).toEqual([{ day: dayBefore(730) }]);
    expect(JSON.stringify(await report('/report/search?days=731'))).not.toContain('gammalt');
  });
});
