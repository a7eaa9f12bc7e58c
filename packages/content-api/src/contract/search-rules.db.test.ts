import type { SearchRule } from '@brandpost/domain';
import type { SearchHit } from '@brandpost/rubicore-api';
import { beforeEach, expect, it } from 'vitest';
import { SEARCH_RULES_KEY } from '../db/installation-value.ts';
import { describeOnBothEngines } from './engines.fixtures.ts';

/** Of the demo content. */
const ADMINISTRATOR = 1;
const CREW_MEMBER = 8;
const RULE: SearchRule = {
  questions: ['hur blir jag brandman', 'sommarbrandman'],
  alsoSearch: [],
  text: 'Vi söker brandmän i beredskap hela året.',
  path: '/sida/gdpr',
};

describeOnBothEngines('what editors decide of searches', (api) => {
  let token = '';
  beforeEach(async () => {
    token = await api.tokenFor(ADMINISTRATOR);
    await api.send('PUT', '/search/rule', { token, body: { rules: [] } });
  });
  const asked = (question: string) => ({ ...RULE, questions: [question] });
  const save = (...rules: SearchRule[]) => api.send('PUT', '/search/rule', { token, body: { rules } });
  const first = async (text: string, as?: string) => {
    const { body } = await api.get(`/search?q=${encodeURIComponent(text)}`, as);
    return (body as SearchHit[])[0]?.slug ?? (body as SearchHit[])[0]?.title;
  };
  const answer = async (text: string, as?: string) =>
    (await api.get(`/search/summary?q=${encodeURIComponent(text)}`, as)).body.answer;

  it('the page that is chosen comes first, also where nothing in it was asked for, with the answer', async () => {
    expect(await first('bli brandman')).not.toBe('gdpr');
    expect((await save(RULE)).status).toBe(200);
    expect((await api.get('/search/rule', token)).body.rules).toEqual([RULE]);
    for (const text of ['hur blir jag brandman', 'Brandman, hur blir man det?', 'sommarbrandmän']) {
      expect(await first(text), text).toBe('gdpr');
      expect(await answer(text), text).toMatchObject({ text: RULE.text, target: { slug: 'gdpr' } });
    }
    for (const text of ['brandman åsbruk', 'brandvarnare']) {
      expect(await first(text), text).not.toBe('gdpr');
      expect(await answer(text), text).toBeNull();
    }
  });

  it('an answer is in the language of the page that it leads to, whatever its words', async () => {
    const language = async (path: string) => {
      await save({ ...RULE, path });
      return (await answer(RULE.questions[0] ?? '')).language;
    };
    expect(await language('/sida/smoke-alarms')).toBe('en');
    expect(await language('/sida/brandvarnare')).toBe('sv');
  });

  it('where the answer is wanted in easy Swedish, that version of the page comes first', async () => {
    await save({ ...asked('kvicksilver i stugan'), path: '/sida/brandvarnare' });
    expect(await first('kvicksilver i stugan')).toBe('brandvarnare');
    expect(await first('kvicksilver i stugan lättläst')).toBe('brandvarnare-lattlast');
    expect(await answer('kvicksilver i stugan lättläst')).toMatchObject({ target: { slug: 'brandvarnare' } });
  });

  it('a search that is worded nearly as one of its questions finds the page too, below a better find', async () => {
    const questions = ['grannen har en hög med skräp som ryker', 'xylofonen låter hela natten'];
    expect(await first('xylofon på ryggåsen')).not.toBe('gdpr');
    await save({ ...RULE, questions, text: '' });
    expect(await first('xylofon på ryggåsen')).toBe('gdpr');
    expect(await first('testa brandvarnare xylofon')).toBe('brandvarnare');
    expect(await answer('xylofon på ryggåsen')).toBeNull();
  });

  it('a page that has gone since stands in the way of no other decision', async () => {
    await save(RULE);
    await api.db.updateTable('post').set({ status: 'draft' }).where('slug', '=', 'gdpr').execute();
    try {
      const other = { ...RULE, questions: ['kvicksilver'], path: '/sida/brandvarnare' };
      expect((await save(RULE, other)).status).toBe(200);
    } finally {
      await api.db.updateTable('post').set({ status: 'publish' }).where('slug', '=', 'gdpr').execute();
    }
  });

  it('an alert that says all that is asked still comes first', async () => {
    await save({ ...RULE, questions: ['rök i åsbruk'] });
    expect(await first('rök i åsbruk')).toBe('rok-fran-industribrand-i-asbruk');
  });

  it('an answer is shown to nobody who asks something else of the same', async () => {
    await save(RULE);
    for (const text of ['hur många brandmän finns det', 'brandman', 'när blir man brandman']) {
      expect(await first(text), text).toBe('gdpr');
      expect(await answer(text), text).toBeNull();
    }
  });

  it('a longer search that says all words of a question, or in everyday terms, is answered too', async () => {
    const questions = ['gått genom isen', 'brand på spisen', 'kvicksilver'];
    await save({ ...RULE, questions }, { ...RULE, questions: ['kurs i att rädda liv på isen'], text: '' });
    for (const text of ['min kompis har gått genom isen på sjön', 'det brinner på spisen hjälp']) {
      expect(await first(text), text).toBe('gdpr');
      expect(await answer(text), text).toMatchObject({ text: RULE.text });
    }
    for (const text of [
      'hur många har gått genom isen i år',
      'varför gick han genom isen',
      'kvicksilver i lampan',
    ]) {
      expect(await answer(text), text).toBeNull();
    }
  });

  it('a longer search that is more like the questions of another page is not', async () => {
    await save(
      { ...RULE, questions: ['bränt handen'] },
      { ...RULE, questions: ['kurs första hjälpen bränt handen'], text: '', path: '/sida/utbildningar' },
    );
    expect(await answer('barnet har bränt handen på grillen')).toMatchObject({ text: RULE.text });
    expect(await answer('kurs i första hjälpen när någon bränt handen')).toBeNull();
  });

  it('an e-service can be chosen, and an answer needs no page', async () => {
    await save(
      { ...RULE, questions: ['kommandoran'], path: '/e-tjanster/lamna-synpunkt' },
      { ...RULE, questions: ['kvicksilver'], path: '' },
    );
    expect(await first('kommandoran')).toBe('Lämna synpunkt');
    expect(await answer('kvicksilver')).toEqual({ text: RULE.text, target: null });
  });

  it('other words for a thing find it, within longer questions too', async () => {
    expect(await first('xylofon')).toBeUndefined();
    await save({ questions: ['xylofon'], alsoSearch: ['vma'], text: '', path: '' });
    expect(await first('xylofon idag')).toBe('viktigt-meddelande-till-allmanheten');
    expect(await answer('xylofon')).toBeNull();
  });

  it('a page that somebody may not see is neither put first nor mentioned', async () => {
    await save(RULE);
    await api.db.updateTable('post').set({ status: 'draft' }).where('slug', '=', 'gdpr').execute();
    try {
      expect(await first('hur blir jag brandman')).not.toBe('gdpr');
      expect(await answer('hur blir jag brandman')).toBeNull();
    } finally {
      await api.db.updateTable('post').set({ status: 'publish' }).where('slug', '=', 'gdpr').execute();
    }
  });

  it.each([
    [{ ...RULE, path: '/sida/finns-inte' }, 'path'],
    [{ ...RULE, path: 'https://example.com/sida/gdpr' }, 'path'],
    [{ ...RULE, path: '/nyheter' }, 'path'],
    [{ ...RULE, path: '', text: '' }, 'path'],
    [{ ...RULE, questions: [] }, 'questions'],
    [{ ...RULE, questions: ['hur är det'] }, 'questions'],
    [{ ...RULE, text: 'a'.repeat(301) }, 'text'],
  ])('a decision that cannot hold is refused at its field: %j', async (rule, field) => {
    const { status, body } = await save(rule as SearchRule);
    expect(status).toBe(422);
    expect(body.errors[0].field).toBe(`0.${field}`);
    expect((await api.get('/search/rule', token)).body.rules).toEqual([]);
  });

  it('no two decide about the same search', async () => {
    const { status, body } = await save(RULE, { ...RULE, questions: ['blir man brandman'] });
    expect([status, body.errors[0].field]).toEqual([422, '1.questions']);
  });

  it('two that are the same to a new version stand in the way of no other decision', async () => {
    const same = { ...RULE, questions: ['blir man brandman'] };
    const json = JSON.stringify([RULE, same]);
    await api.db
      .updateTable('installation')
      .set({ value: json })
      .where('key', '=', SEARCH_RULES_KEY)
      .execute();
    expect((await save(RULE, same, { ...RULE, questions: ['kvicksilver'] })).status).toBe(200);
    const { status, body } = await save(RULE, same, ...['platina', 'platinan'].map(asked));
    expect([status, body.errors.map(({ field }: { field: string }) => field)]).toEqual([
      422,
      ['3.questions'],
    ]);
  });

  it('are for those who manage links, and stand in the audit log', async () => {
    expect((await api.get('/search/rule')).status).toBe(401);
    expect((await api.get('/search/rule', await api.tokenFor(CREW_MEMBER))).status).toBe(403);
    await save(RULE);
    const { body } = await api.get('/audit?perPage=1&sort=id%20DESC', token);
    expect(body[0]).toMatchObject({ action: 'installation.search-rules', after: [RULE] });
  });
});
