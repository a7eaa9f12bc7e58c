import { catalogue, type SearchSuggestions } from '@brandpost/rubicore-api';
import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import { describeOnBothEngines } from './engines.fixtures.ts';

describeOnBothEngines('suggestions while somebody types', (api) => {
  const suggest = async (typed: string, more = ''): Promise<SearchSuggestions> =>
    (await api.get(`/search/suggest?q=${encodeURIComponent(typed)}${more}`)).body;
  const titles = async (typed: string) => (await suggest(typed)).titles.map(({ title }) => title);

  it.each([
    ['br', 'Brandvarnare'],
    ['brandv', 'Brandvarnare'],
    ['eldningsf', 'Eldningsförbud'],
    ['eldningsforb', 'Eldningsförbud'],
    ['beredskap', 'Bli brandman i beredskap'],
    ['brandman i be', 'Bli brandman i beredskap'],
    ['anmäl eld', 'Anmäl eldning'],
    ['sotn', 'Sotning och brandskyddskontroll'],
    ['kak', 'Om kakor (cookies)'],
    ['eldnings förb', 'Eldningsförbud'],
    ['sota', 'Sotning och brandskyddskontroll'],
    ['jobba', 'Utbildning och jobb'],
  ])('go on from %j to %s', async (typed, title) => {
    expect((await titles(typed)).slice(0, 5)).toContain(title);
  });

  it.each([
    ['bransvar', 'Brandvarnare'],
    ['eldningsförbj', 'Eldningsförbud'],
    ['hembredskap', 'Hemberedskap'],
    ['fyrvärk', 'Fyrverkerier'],
  ])('forgive %j and mean %s', async (typed, title) => {
    expect(await titles(typed)).toContain(title);
  });

  it('complete the word that is being typed with words of titles', async () => {
    const { words } = await suggest('brandv');
    expect(words[0]).toBe('brandvarnare');
    expect(words.every((word) => word.startsWith('brandv'))).toBe(true);
  });

  it('tell where each leads: posts by slug, e-services by address', async () => {
    const found = await suggest('boka');
    expect(found.titles).toContainEqual(
      expect.objectContaining({ kind: 'link', type: 'e-service', title: 'Boka utbildning', slug: null }),
    );
    expect((await suggest('hemb')).titles[0]).toMatchObject({
      kind: 'post',
      slug: 'hemberedskap',
      url: null,
    });
  });

  it.each([
    ['gasol', 'Tillstånd för brandfarlig vara'],
    ['piper', 'Brandvarnare'],
    ['spis', 'Släcka brand'],
    ['lediga', 'Arbeta hos oss'],
    ['hlr', 'Utbildningar'],
    ['kurs', 'Utbildningar'],
    ['112', 'Om olyckan är framme'],
  ])('begin, where no page is called %j, with the page that a search finds: %s', async (typed, title) => {
    expect((await titles(typed))[0]).toBe(title);
  });

  it('have pages and e-services before news and alerts that only name what is typed', async () => {
    const types = (await suggest('112')).titles.map(({ type }) => type);
    expect(types.lastIndexOf('page')).toBeLessThan(types.indexOf('alert'));
    expect((await suggest('rök')).titles[0]?.type).toBe('alert');
  });

  it('go on to questions that editors have an answer to', async () => {
    const { words } = await suggest('får jag');
    expect(words.length).toBeGreaterThan(2);
    expect(words.every((word) => word.startsWith('får jag '))).toBe(true);
  });

  it('go on to no question whose answer nobody but staff can open', async () => {
    const hidden = 'vilken rutin gäller litiumbatterier';
    const token = await api.tokenFor(1);
    const before = (await api.get('/search/rule', token)).body.rules;
    const { slug } = await api.db
      .selectFrom('post')
      .select('slug')
      .where('type', '=', 'info')
      .where('status', '=', 'publish')
      .executeTakeFirstOrThrow();
    const rule = { questions: [hidden], alsoSearch: [], text: '', path: `/nyhet/${slug}` };
    await api.db
      .updateTable('installation')
      .set({ value: JSON.stringify([...before, rule]) })
      .where('key', '=', 'search-rules')
      .execute();
    try {
      expect((await suggest('vilken rutin')).words).not.toContain(hidden);
    } finally {
      await api.send('PUT', '/search/rule', { token, body: { rules: before } });
    }
  });

  it('begin with titles that begin so', async () => {
    const [first] = await titles('tillsyn');
    expect(first).toBe('Tillsyn');
  });

  it.each(['elda', 'får jag elda', 'grilla', 'brandrisk'])(
    'begin with the fire ban for %j',
    async (typed) => {
      expect((await titles(typed))[0]).toBe('Eldningsförbud');
    },
  );

  it('begin with the title that is typed as it stands, whatever it is about', async () => {
    expect((await titles('anmäl eldning'))[0]).toBe('Anmäl eldning');
  });

  it.each(['', ' ', 'b', '!?', '-'])('are none for %j', async (typed) => {
    expect(await suggest(typed)).toEqual({ words: [], titles: [] });
  });

  it('have the form that the catalogue says', async () => {
    const isAnswer = new Ajv({ strict: true }).compile(catalogue.suggestSearch.answer);
    expect([isAnswer(await suggest('br')), isAnswer.errors]).toEqual([true, null]);
  });

  it('are as many as asked for at most', async () => {
    expect((await suggest('b', '&perPage=3')).titles).toHaveLength(0);
    expect((await suggest('br', '&perPage=3')).titles).toHaveLength(3);
    expect((await api.get('/search/suggest?q=br&perPage=21')).status).toBe(400);
  });

  it('cannot be broken by signs that mean something to PostgreSQL', async () => {
    for (const typed of ["br'", 'br\\', 'br:*', 'br & |', "'); drop table post; --", '%_%', 'brand 𝔹']) {
      expect((await api.get(`/search/suggest?q=${encodeURIComponent(typed)}`)).status, typed).toBe(200);
    }
  });
});
