import { DEFAULT_ALERT_TEMPLATES, emptyAlertDetails } from '@brandpost/domain';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines, NOW } from './engines.fixtures.ts';

const CORNERS = [
  { lat: 64.3, lon: 20.8 },
  { lat: 64.3, lon: 20.9 },
  { lat: 64.35, lon: 20.9 },
  { lat: 64.35, lon: 20.8 },
];
const LATER = '2027-11-20T12:00:00.000Z';
const alert = { ...emptyAlertDetails(), level: 'severe', event: 'smoke', instructions: ['Gå inomhus.'] };
const body = {
  ...{ type: 'alert', status: 'publish', title: 'Rök över Övre Ås', content: [], nodeIds: [1] },
  ...{ unpublishedDate: LATER, alert },
};

describeOnBothEngines('a crisis alert', (api) => {
  let token = '';
  beforeAll(async () => {
    token = await api.tokenFor(1);
  });
  const create = (changes: object) => api.send('POST', '/post', { token, body: { ...body, ...changes } });

  it('tells its level, what to do and where, to everybody', async () => {
    const details = { ...alert, municipality: 'Norråns kommun', places: ['Övre Ås'], polygon: CORNERS };
    const made = await create({ title: 'Rök över Nedre Ås', alert: details });
    expect(made.status).toBe(201);
    const read = await api.get(`/post/${made.body.slug}`);
    expect(read.body.alert).toEqual(details);
    const { body: hits } = await api.get(`/search?q=${encodeURIComponent('Övre Ås')}`);
    expect(hits.map(({ id }: { id: number }) => id)).toContain(made.body.id);
  });

  it('with a level ends by itself: without an end it is refused, as a draft it is kept', async () => {
    const refused = await create({ title: 'Utan slut', unpublishedDate: null });
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual([
      { field: 'unpublishedDate', message: 'Ange när meddelandet slutar gälla' },
    ]);
    expect((await create({ title: 'Utkast', unpublishedDate: null, status: 'draft' })).status).toBe(201);
    expect((await create({ title: 'Utan nivå', unpublishedDate: null, alert: null })).status).toBe(201);
  });

  it.each([
    ['alert.level', { level: 'catastrophe' }],
    ['alert.event', { event: 7 }],
    ['alert.instructions', { instructions: ['x'.repeat(201)] }],
    ['alert.instructions', { instructions: 'Gå inomhus.' }],
    ['alert.places', { places: [{}] }],
    ['alert.allClearAt', { allClearAt: '2026-99-99T99:99:99Z' }],
    ['alert.translations.0.language', { translations: [{ language: 'tlh', title: 'x', instructions: [] }] }],
    ['alert.translations.0', { translations: [null] }],
    ['alert.polygon', { polygon: [CORNERS[0], CORNERS[2], CORNERS[1], CORNERS[3]] }],
    ['alert.polygon', { polygon: CORNERS.slice(0, 2) }],
    ['alert.polygon', { polygon: '64.3,20.8' }],
    ['alert.polygon.0.lat', { polygon: CORNERS.map(({ lat, lon }) => ({ lat: lon, lon: lat })) }],
    ['alert.updates.0.at', { updates: [{ at: 'nyss', text: 'x' }] }],
  ])('that is wrong in %s is refused with its field', async (field, part) => {
    const { status, body: problem } = await create({ title: 'Fel', alert: { ...alert, ...part } });
    expect(status).toBe(422);
    expect(problem.errors.map((error: { field: string }) => error.field)).toContain(field);
  });

  it('tells of each translation since when the Swedish text says more, until it is written anew', async () => {
    const inEnglish = { language: 'en', title: 'Smoke', text: 'Stay inside.', instructions: [] };
    const inFinnish = { ...inEnglish, language: 'fi', title: 'Savua', outdatedSince: LATER };
    const translations = [inEnglish, inFinnish];
    const { body: made } = await create({ title: 'Rök över Inre Ås', alert: { ...alert, translations } });
    const after = async (change: object) => {
      await api.send('PUT', `/post/${made.id}`, { token, body: change });
      const { body: read } = await api.get(`/post/${made.slug}`);
      return read.alert.translations.map((one: { outdatedSince?: string }) => one.outdatedSince);
    };
    expect(await after({ unpublishedDate: '2027-11-20T13:00:00.000Z' })).toEqual([undefined, undefined]);
    const updates = [{ at: NOW.toISOString(), text: 'Öppna fönstren.' }];
    const updated = { ...alert, updates, translations };
    expect(await after({ alert: updated })).toEqual([NOW.toISOString(), NOW.toISOString()]);
    const anew = [{ ...inEnglish, text: 'Open your windows.' }, inFinnish];
    expect(await after({ alert: { ...updated, translations: anew } })).toEqual([
      undefined,
      NOW.toISOString(),
    ]);
    expect(await after({ title: 'Röken över Inre Ås' })).toEqual([NOW.toISOString(), NOW.toISOString()]);
  });

  it('says when each of its messages went to the public, and nothing of what lay between as a draft', async () => {
    const { body: made } = await create({ title: 'Rök över Yttre Ås' });
    const changes = [{ title: 'Röken' }, { status: 'draft' }, { title: 'Utkastet' }, { status: 'publish' }];
    for (const change of changes) await api.send('PUT', `/post/${made.id}`, { token, body: change });
    // Here all is saved at the same moment: the versions are moved apart, and the row is another one.
    await sql`update post_version set saved_date = saved_date + make_interval(mins => number)
      where post_id = ${made.id}`.execute(api.db);
    await sql`update post set title = title where id = ${made.id}`.execute(api.db);
    const minutes = (dates: string[]) => dates.map((date) => (Date.parse(date) - NOW.getTime()) / 60_000);
    const { body: read } = await api.get(`/post/${made.slug}`);
    expect(minutes(read.messageDates)).toEqual([1, 2, 5]);
    const { body: list } = await api.get('/post?type=alert&perPage=999');
    expect(list.find(({ id }: { id: number }) => id === made.id).messageDates).toEqual(read.messageDates);
    const { body: other } = await create({ title: 'Bara för en grupp', nodeIds: [2] });
    expect((await api.get(`/post/${other.id}`, token)).body.messageDates).toEqual([]);
    const { body: news } = await api.get('/post?type=news&perPage=1');
    expect(news[0]).not.toHaveProperty('messageDates');
  });

  it('that is an exercise is seen by staff alone', async () => {
    const { body: drill } = await create({ title: 'Övningen Uggla', alert: { ...alert, isDrill: true } });
    const staff = await api.tokenFor(7);
    expect((await api.get(`/post/${drill.id}`, staff)).status).toBe(200);
    expect((await api.get(`/post/${drill.id}`)).status).toBe(404);
    const { body: list } = await api.get('/post?type=alert&perPage=999');
    expect(list.map(({ id }: { id: number }) => id)).not.toContain(drill.id);
    expect((await api.get('/search?q=Uggla')).body).toEqual([]);
  });

  it('that was taken back is found by no search', async () => {
    const { body: made } = await create({ title: 'Missförståndet Lo' });
    const ended = new Date(Date.parse(made.publishedDate) + 1).toISOString();
    const taken = { unpublishedDate: ended, alert: { ...alert, withdrawnAt: ended } };
    expect((await api.send('PUT', `/post/${made.id}`, { token, body: taken })).status).toBe(200);
    expect((await api.get('/search?q=Missf%C3%B6rst%C3%A5ndet')).body).toEqual([]);
  });
});

describeOnBothEngines('templates of crisis alerts', (api) => {
  it('are the usual ones until an administrator changes them, and only those see them who may publish', async () => {
    const token = await api.tokenFor(1);
    const before = await api.get('/alert-template', token);
    expect(before.body).toEqual(DEFAULT_ALERT_TEMPLATES);
    const [first] = DEFAULT_ALERT_TEMPLATES;
    const own = [{ ...first, name: 'Ras', title: 'Ras i [plats]' }];
    expect((await api.send('PUT', '/alert-template', { token, body: own })).status).toBe(200);
    expect((await api.get('/alert-template', token)).body).toEqual(own);
    const staff = await api.tokenFor(7);
    expect((await api.get('/alert-template', staff)).status).toBe(403);
    expect((await api.send('PUT', '/alert-template', { token: staff, body: own })).status).toBe(403);
    expect((await api.get('/alert-template')).status).toBe(401);
    const twins = [first, { ...first, title: ' ', instructions: ['Gå inomhus.', ''] }];
    const refused = await api.send('PUT', '/alert-template', { token, body: twins });
    expect(refused.status).toBe(422);
    expect((refused.body as { errors: { field: string }[] }).errors.map(({ field }) => field)).toEqual([
      '1.title',
      '1.instructions',
      '1.name',
    ]);
    expect((await api.send('PUT', '/alert-template', { token, body: [] })).status).toBe(400);
    expect((await api.get('/alert-template', token)).body).toEqual(own);
  });
});
