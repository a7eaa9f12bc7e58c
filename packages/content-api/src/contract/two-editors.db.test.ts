import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeOnBothEngines } from './engines.fixtures.ts';

/** Many times as often at night. */
const RUNS = 200 * Number(process.env.TEST_TIMES ?? 1);
const POST = { type: 'news', title: 'Skrivs av två', status: 'draft', excerpt: 'början' };

/** What one editor does in a run: writes on what they read last, or reads first. */
const move = fc.record({ reads: fc.boolean(), field: fc.constantFrom('excerpt', 'pseudoAuthor', 'title') });
const run = fc.record({ anna: move, bente: move, isAtOnce: fc.boolean() });

describeOnBothEngines('two editors of one post', (api) => {
  it(`lose no acknowledged edit in ${RUNS} random runs, and a stale write is always refused`, async () => {
    const token = await api.tokenFor(1);
    const other = await api.tokenFor(2);
    const { body: post } = await api.send('POST', '/post', { token, body: POST });
    await api.send('PUT', `/editor/${post.id}`, { token, body: { userIds: [2] } });

    let version = 2;
    let edits = 0;
    let stale = 0;
    const acknowledged: { version: number; base: number; field: string; text: string }[] = [];
    const bases = { anna: version, bente: version };

    const write = async (who: 'anna' | 'bente', { reads, field }: { reads: boolean; field: string }) => {
      if (reads) {
        const { headers } = await api.get(`/post/${post.id}`, who === 'anna' ? token : other);
        bases[who] = Number(String(headers.etag).replaceAll('"', ''));
      }
      const base = bases[who];
      const text = `${who} ${++edits}`;
      const answer = await api.send('PUT', `/post/${post.id}`, {
        token: who === 'anna' ? token : other,
        body: { [field]: text },
        headers: { 'if-match': `"${base}"` },
      });
      if (answer.status === 412) {
        stale++;
        expect(answer.body.yours.version).toBe(base);
        expect(answer.body.current.version).toBeGreaterThan(base);
        return;
      }
      expect([answer.status, answer.body.version]).toEqual([200, base + 1]);
      bases[who] = base + 1;
      version = Math.max(version, base + 1);
      acknowledged.push({ version: base + 1, base, field, text });
    };

    for (const { anna, bente, isAtOnce } of fc.sample(run, { numRuns: RUNS, seed: 1812 })) {
      if (isAtOnce) {
        await Promise.all([write('anna', anna), write('bente', bente)]);
      } else {
        await write('anna', anna);
        await write('bente', bente);
      }
    }

    // Each edit stands in a version of its own, made on the one before: none was written over unseen.
    expect(acknowledged.map((edit) => edit.version)).toEqual(acknowledged.map((_, index) => index + 3));
    const kept = await api.db
      .selectFrom('post_version')
      .select(['number', 'fields'])
      .where('post_id', '=', post.id)
      .orderBy('number')
      .execute();
    expect(kept).toHaveLength(acknowledged.length + 2);
    const fieldsOf = new Map(
      kept.map((row) => [row.number, row.fields as unknown as Record<string, unknown>]),
    );
    for (const { version: number, base, field, text } of acknowledged) {
      const after = fieldsOf.get(number);
      expect(after?.[field]).toBe(text);
      expect({ ...after, [field]: '' }).toEqual({ ...fieldsOf.get(base), [field]: '' });
    }
    expect(stale).toBeGreaterThan(RUNS / 10);
    expect(acknowledged.length).toBeGreaterThan(RUNS / 2);
    expect((await api.get(`/post/${post.id}`, token)).body.version).toBe(version);
  }, 240_000);
});
