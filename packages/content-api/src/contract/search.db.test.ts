import { expect, it } from 'vitest';
import { describeOnBothEngines } from './engines.fixtures.ts';

/**
 * What people ask, and what has to be among the first three finds: a slug, or the name of an e-service.
 * Misspellings, compounds, inflections and synonyms of SWEDEN section 3.5.
 */
const GOLDEN: readonly [question: string, find: string][] = [
  // As written.
  ['eldningsförbud', 'eldningsforbud'],
  ['brandvarnare', 'brandvarnare'],
  ['sotning', 'sotning-och-brandskyddskontroll'],
  ['hemberedskap', 'hemberedskap'],
  ['gasol', 'tillstand-brandfarlig-vara'],
  ['fyrverkeri', 'fyrverkerier'],
  ['utbildningar', 'utbildningar'],
  ['handlingsprogram', 'handlingsprogram'],
  ['översvämning', 'hoga-floden-och-oversvamning'],
  ['skriftlig redogörelse', 'skriftlig-redogorelse'],
  // Inflected.
  ['eldningsförbudet', 'eldningsforbud'],
  ['brandvarnarna', 'brandvarnare'],
  ['brandvarnarens batteri', 'brandvarnare'],
  ['tillståndet', 'tillstand-brandfarlig-vara'],
  ['sota', 'sotning-och-brandskyddskontroll'],
  ['brandskyddet', 'systematiskt-brandskyddsarbete'],
  ['stationerna', 'vara-stationer'],
  ['ansökningar', 'Ansök: brandfarlig vara'],
  ['brandmän', 'sju-nya-brandman-i-beredskap'],
  // Without marks, and written apart.
  ['eldningsforbud', 'eldningsforbud'],
  ['tillstand', 'tillstand-brandfarlig-vara'],
  ['utrymning i flerbostadshus', 'utrymning-i-flerbostadshus'],
  ['oversvamning', 'hoga-floden-och-oversvamning'],
  ['eldnings förbud', 'eldningsforbud'],
  ['brand varnare', 'brandvarnare'],
  ['brand skydds kontroll', 'sotning-och-brandskyddskontroll'],
  // Misspelt.
  ['eldningsförbjud', 'eldningsforbud'],
  ['brandvarnere', 'brandvarnare'],
  ['bransläckare', 'slacka-brand'],
  ['sottning', 'sotning-och-brandskyddskontroll'],
  ['tilsyn', 'tillsyn'],
  ['tillstond', 'tillstand-brandfarlig-vara'],
  ['gasoll', 'tillstand-brandfarlig-vara'],
  ['fyrvärkeri', 'fyrverkerier'],
  ['översvemning', 'hoga-floden-och-oversvamning'],
  ['utrymnning', 'utrymning-i-flerbostadshus'],
  ['hemberedskapp', 'hemberedskap'],
  // Parts of compounds.
  ['förbud', 'eldningsforbud'],
  ['varnare', 'brandvarnare'],
  ['släckare', 'slacka-brand'],
  ['redogörelse', 'skriftlig-redogorelse'],
  // A compound that no text has, and of which no text has all parts.
  ['gräsbrandsvarning', 'stor-risk-for-grasbrand'],
  // Synonyms.
  ['skorstensfejare', 'sotning-och-brandskyddskontroll'],
  ['hesa fredrik', 'viktigt-meddelande-till-allmanheten'],
  ['VMA', 'viktigt-meddelande-till-allmanheten'],
  ['propan', 'tillstand-brandfarlig-vara'],
  ['RIB', 'bli-brandman-i-beredskap'],
  ['deltidsbrandman', 'bli-brandman-i-beredskap'],
  ['cookies', 'om-kakor-cookies'],
  ['dataskydd', 'gdpr'],
  ['SBA', 'systematiskt-brandskyddsarbete'],
  ['lediga tjänster', 'arbeta-hos-oss'],
  // As people talk.
  ['får jag elda i trädgården', 'elda-i-tradgarden'],
  ['hur ofta ska man sota', 'sotning-och-brandskyddskontroll'],
  ['ladda elcykel', 'sa-laddar-du-elcykel-sakert'],
  ['jobba som brandman', 'bli-brandman-i-beredskap'],
  ['kontakt', 'kontakta-oss'],
  ['boka utbildning', 'Boka utbildning'],
  ['grilla vid sjön', 'grilla-och-elda-i-naturen'],
];

type Hit = { kind: string; slug: string | null; title: string; type: string; url: string | null };

describeOnBothEngines('search', (api) => {
  const ask = (question: string, more = '') => api.get(`/search?q=${encodeURIComponent(question)}${more}`);
  const summarise = async (question: string) =>
    (await api.get(`/search/summary?q=${encodeURIComponent(question)}`)).body;

  it.each(GOLDEN)('answers %j with %s', async (question, find) => {
    const { body } = await ask(question);
    const names = body.map((hit: Hit) => (hit.kind === 'link' ? hit.title : hit.slug));
    expect(names.slice(0, 3)).toContain(find);
  });

  it.each([
    ['eldningsförbjud', 'eldningsförbud'],
    ['brandvarnere', 'brandvarnare'],
    ['sottning', 'sotning'],
    ['eldnings förbud', 'eldningsförbud'],
    ['översvemning i källaren', 'översvämning källaren'],
    ['gasoll', 'gasol'],
  ])('shows finds for %j as for %j, and says so', async (question, better) => {
    expect((await summarise(question)).didYouMean).toBe(better);
  });

  it.each([
    'jägare',
    'parken',
    'storm',
    'tesla',
    'stöld',
    'radon',
    'gjord',
    'ladan brinner',
    'snö på tak ras',
    'stora träd blåst ner över vägen',
    'får hyresgäst byta batteri själv eller värden',
  ])('takes no right word of %j for another one', async (question) => {
    expect((await summarise(question)).didYouMean).toBeNull();
  });

  it.each([
    ['raketer med pinne', ['pinne'], 'fyrverkerier'],
    ['rök i trappuppgången vågar inte gå ut', ['vågar'], 'utrymning-i-flerbostadshus'],
  ])('does without a word of %j that nothing is found by, and says which', async (question, words, find) => {
    expect(await summarise(question)).toMatchObject({ didYouMean: null, leftOut: words });
    expect((await ask(question)).body[0].slug).toBe(find);
  });

  it('looks for what is written and nothing else, when that is asked for', async () => {
    expect((await ask('gasoll')).total).toBeGreaterThan(0);
    expect((await ask('gasoll', '&exact=true')).total).toBe(0);
    const { body, total } = await ask('eldningsförbud skärpt', '&exact=true');
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan(Number((await ask('eldningsförbud skärpt')).total));
    expect(body.map((hit: Hit) => hit.slug)).toContain('eldningsforbud');
    const summary = (await api.get('/search/summary?q=gasoll&exact=true')).body;
    expect(summary).toMatchObject({ total: 0, didYouMean: null });
  });

  it.each(['eldningsförbud', 'brandvarnare', 'tillstand', 'sotning av skorsten'])(
    'has no better spelling for %j',
    async (question) => {
      expect((await summarise(question)).didYouMean).toBeNull();
    },
  );

  it.each(['', '   ', '!?', 'hur är det', 'och', 'i'])(
    'has nothing for %j, and says so calmly',
    async (question) => {
      const { status, body, total } = await ask(question);
      expect([status, body, total]).toEqual([200, [], 0]);
      const nothing = { total: 0, counts: [], didYouMean: null, leftOut: [], answer: null };
      expect(await summarise(question)).toEqual(nothing);
    },
  );

  it('finds nothing for words that nobody uses', async () => {
    expect((await ask('xylofonorkester')).total).toBe(0);
  });

  it('puts the word as written above its look-alikes', async () => {
    const { body } = await ask('rök');
    expect(body[0].title).toMatch(/rök/i);
    const first = body.findIndex((hit: { snippet: { text: string; isMatch: boolean }[] }) =>
      hit.snippet.every((part) => !part.isMatch),
    );
    expect(first).not.toBe(0);
  });

  it('begins with a crisis that is going on, when the question is about it', async () => {
    const { body } = await ask('höga flöden');
    expect(body[0]).toMatchObject({ type: 'alert', slug: 'orange-varning-hoga-floden' });
    expect((await ask('brandvarnare')).body[0].type).not.toBe('alert');
  });

  it('begins with the alerts that are on, when the question is what is going on now', async () => {
    for (const question of [
      'vma just nu',
      'vilka varningar gäller idag',
      'are there any warnings right now',
    ]) {
      const { body } = await api.get(`/search?q=${encodeURIComponent(question)}&perPage=3`);
      expect(
        body.map(({ type }: { type: string }) => type),
        question,
      ).toEqual(['alert', 'alert', 'alert']);
    }
    const { body } = await api.get('/search?q=vma&perPage=1');
    expect(body[0].slug).toBe('viktigt-meddelande-till-allmanheten');
  });

  it('puts what its own title calls lapsed after what holds', async () => {
    const { body } = await api.get(`/search?q=${encodeURIComponent('eldningsförbud')}&perPage=10`);
    const slugs: string[] = body.map(({ slug }: { slug: string }) => slug);
    expect(slugs).toContain('eldningsforbud-i-hela-kommunen');
    expect(slugs.indexOf('eldningsforbud-i-hela-kommunen')).toBeGreaterThan(
      slugs.indexOf('elda-i-tradgarden'),
    );
  });

  it('puts what lacks a word after what has them all, where few have them all', async () => {
    const { body } = await ask('skriftlig redogörelse hotell');
    expect(body[0].slug).toBe('skriftlig-redogorelse');
    expect(body.length).toBeGreaterThan(1);
  });

  it('counts by type what its pages hold, and narrows by type', async () => {
    const summary = await summarise('brand');
    const { body, total } = await ask('brand', '&perPage=9999');
    expect(summary.total).toBe(total);
    const counted = Map.groupBy(body as Hit[], (hit) => hit.type);
    expect(
      Object.fromEntries(summary.counts.map((row: { type: string; count: number }) => [row.type, row.count])),
    ).toEqual(Object.fromEntries([...counted].map(([type, hits]) => [type, hits.length])));
    const news = await ask('brand', '&type=news&perPage=9999');
    expect(news.total).toBe(counted.get('news')?.length);
    expect(news.body.every((hit: Hit) => hit.type === 'news')).toBe(true);
  });

  it('comes in pages, the total on each', async () => {
    const whole = (await ask('brand', '&perPage=30')).body;
    const pages = [(await ask('brand', '&perPage=10')).body, (await ask('brand', '&perPage=10&page=2')).body];
    expect(pages.flat()).toEqual(whole.slice(0, 20));
    const past = await ask('brand', '&perPage=10&page=50');
    expect([past.body, past.total]).toEqual([[], (await ask('brand')).total]);
  });

  it('can be sorted by date instead', async () => {
    const dates = (await ask('brand', '&sort=publishedDate DESC')).body.map(
      (hit: { publishedDate: string }) => hit.publishedDate,
    );
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('finds e-services with their address, and no tools of staff', async () => {
    const { body } = await ask('anmäl eldning');
    expect(body.find((hit: Hit) => hit.kind === 'link')).toMatchObject({
      type: 'e-service',
      title: 'Anmäl eldning',
      slug: null,
      url: 'https://etjanster.example.se/norran/anmal-eldning',
    });
    const staff = await api.get('/search?q=tidrapport', await api.tokenFor(5));
    expect(staff.body.filter((hit: Hit) => hit.type === 'tool')).toEqual([]);
  });

  it('finds an e-service once, also where few entries have all the words and looser ones are looked for too', async () => {
    const { body } = await ask('hlr kurs', '&perPage=50');
    const found = body.map(({ kind, id }: Hit & { id: number }) => `${kind} ${id}`);
    expect(found).toContain('link 7');
    expect(found).toEqual([...new Set(found)]);
    const summary = await api.get('/search/summary?q=hlr%20kurs');
    expect(summary.body.total).toBe(found.length);
  });

  it('shows text and never markup in its snippets', async () => {
    const { body } = await ask('brandvarnare');
    const [first] = body;
    expect(first.snippet.some((part: { isMatch: boolean }) => part.isMatch)).toBe(true);
    const texts = body.flatMap((hit: { snippet: { text: string }[] }) =>
      hit.snippet.map((part) => part.text),
    );
    expect(texts.join('')).not.toMatch(/<\/?[a-z]|&[a-z]+;/);
  });
});
