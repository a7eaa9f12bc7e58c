import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { SEARCH_RULES_KEY } from '../db/installation-value.ts';
import { takeStartLock } from '../db/start-lock.ts';
import { RENEWAL_LOCK, renewSearchIndex } from '../search-index/renew-search-index.ts';
import { describeOnBothEngines } from './engines.fixtures.ts';

describeOnBothEngines('the index of an earlier version', (api) => {
  const find = async (question: string) => (await api.get(`/search?q=${encodeURIComponent(question)}`)).total;

  // What editors lead to is found without the index.
  beforeAll(() => api.db.deleteFrom('installation').where('key', '=', SEARCH_RULES_KEY).execute());

  it('is written anew at a start, once, for posts and links', async () => {
    const found = [await find('brandvarnare'), await find('boka studiebesök')];
    await sql`update search_entry set terms = ''`.execute(api.db);
    expect(await find('brandvarnare')).toBe(0);
    const entries = await api.db.selectFrom('search_entry').select('id').execute();
    expect(await renewSearchIndex(api.db)).toBe(entries.length);
    expect([await find('brandvarnare'), await find('boka studiebesök')]).toEqual(found);
    await sql`update search_entry set terms = ''`.execute(api.db);
    expect(await renewSearchIndex(api.db)).toBe(0);
  });

  it('is written once when two processes start at the same time', async () => {
    await sql`delete from installation where key = 'search-index'`.execute(api.db);
    await Promise.all([renewSearchIndex(api.db), renewSearchIndex(api.db)]);
    expect(await find('brandvarnare')).toBeGreaterThan(0);
    expect(await renewSearchIndex(api.db)).toBe(0);
  });

  it('is waited for by a second process for longer than a query of a visitor may take', async () => {
    await sql`delete from installation where key = 'search-index'`.execute(api.db);
    const isFirstAtIt = Promise.withResolvers<void>();
    const first = api.db.transaction().execute(async (trx) => {
      await takeStartLock(trx, RENEWAL_LOCK);
      isFirstAtIt.resolve();
      await wait(3_500);
    });
    await isFirstAtIt.promise;
    expect(await renewSearchIndex(api.db)).toBeGreaterThan(0);
    await first;
  });
});
