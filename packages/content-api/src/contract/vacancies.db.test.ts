import { toSwedishClock } from '@brandpost/swedish';
import { beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines, NOW } from './engines.fixtures.ts';

const DAY_MS = 86_400_000;
const dayFromNow = (days: number) => toSwedishClock(new Date(NOW.getTime() + days * DAY_MS)).slice(0, 10);
const vacancy = { applyAt: 'https://jobb.example.se/1', form: 'on-call', place: 'Älvkulla' };

describeOnBothEngines('a vacancy', (api) => {
  let token = '';
  beforeAll(async () => {
    token = await api.tokenFor(1);
  });
  const create = (title: string, changes: object = {}) => {
    const body = { type: 'news', status: 'publish', title, content: [], nodeIds: [1], vacancy, ...changes };
    return api.send('POST', '/post', { token, body });
  };
  const open = async (asked?: string) => {
    const { body } = await api.get('/post?isOpenVacancy=true&perPage=99', asked);
    return body.map(({ title }: { title: string }) => title);
  };
  const found = async (text: string) => {
    const { body } = await api.get(`/search?q=${encodeURIComponent(text)}`);
    return body.map(({ title }: { title: string }) => title);
  };

  it('is given whole, and is listed to the end of its last day', async () => {
    const made = await create('Tornvakt i dag', { vacancy: { ...vacancy, lastDay: dayFromNow(0) } });
    expect(made.status).toBe(201);
    expect((await api.get(`/post/${made.body.slug}`)).body.vacancy).toEqual({
      ...vacancy,
      lastDay: dayFromNow(0),
    });
    await create('Tornvakt i går', { vacancy: { ...vacancy, lastDay: dayFromNow(-1) } });
    await create('Tornvakt tills vidare');
    const titles = await open();
    expect(titles).toContain('Tornvakt i dag');
    expect(titles).toContain('Tornvakt tills vidare');
    expect(titles).not.toContain('Tornvakt i går');
    // The others are news as before.
    expect((await api.get('/post?type=news&perPage=99')).body.length).toBeGreaterThan(titles.length);
  });

  it('is listed for nobody who may not read the post, and never because of a draft', async () => {
    const secret = { title: 'Tornvakt för en grupp', nodeIds: [2] };
    await create('Tornvakt för en grupp', secret);
    await create('Tornvakt som utkast', { status: 'draft' });
    await create('Tornvakt internt', { type: 'info' });
    const { total } = await api.get('/post?isOpenVacancy=true');
    const titles = await open();
    expect(total).toBe(titles.length);
    for (const hidden of ['Tornvakt för en grupp', 'Tornvakt som utkast', 'Tornvakt internt']) {
      expect(titles).not.toContain(hidden);
    }
    expect(await open(token)).toContain('Tornvakt internt');
  });

  it('is found by its place and as a job; last when its time is over, and then never suggested', async () => {
    await create('Utkik, stängd', { vacancy: { ...vacancy, place: 'Fyrskär', lastDay: dayFromNow(-3) } });
    await create('Utkik, öppen', { vacancy: { ...vacancy, place: 'Fyrskär', lastDay: dayFromNow(3) } });
    const titles = await found('ledigt jobb Fyrskär');
    expect(titles.indexOf('Utkik, öppen')).toBeLessThan(titles.indexOf('Utkik, stängd'));
    const { body: hits } = await api.get('/search?q=utkik');
    expect(hits.map(({ vacancy: said }: { vacancy?: object }) => said)).toEqual([
      { closesAt: `${dayFromNow(3)}T23:00:00.000Z` },
      { closesAt: `${dayFromNow(-3)}T23:00:00.000Z` },
    ]);
    const { body: suggested } = await api.get('/search/suggest?q=utki');
    expect(suggested.titles.map(({ title }: { title: string }) => title)).toEqual(['Utkik, öppen']);
  });

  it.each([
    ['vacancy.applyAt', { applyAt: '' }, 'Fältet måste vara ifyllt'],
    [
      'vacancy.applyAt',
      { applyAt: 'javascript:alert(1)' },
      'Skriv en webbadress som börjar med https:// eller en e-postadress',
    ],
    ['vacancy.lastDay', { lastDay: '2026-02-31' }, 'Fältet har fel format'],
    ['vacancy.lastDay', { lastDay: '15 januari' }, 'Fältet har fel format'],
    ['vacancy.form', { form: 'lifelong' }, 'Fältet har fel format'],
    ['vacancy.place', { place: 'x'.repeat(101) }, 'Fältet får innehålla max 100 tecken'],
  ])('that is wrong in %s is refused in Swedish', async (field, part, message) => {
    const { status, body } = await create('Fel', { vacancy: { ...vacancy, ...part } });
    expect([status, body.errors]).toEqual([422, [{ field, message }]]);
  });

  it('need not say where to apply while it is a draft, and is emptied by null', async () => {
    const made = await create('Halvskriven', { status: 'draft', vacancy: { ...vacancy, applyAt: 'jobb' } });
    expect(made.status).toBe(201);
    const { body } = await api.send('PUT', `/post/${made.body.id}`, { token, body: { vacancy: null } });
    expect(body.vacancy).toBeNull();
  });
});
