import { catalogue, type EndpointName } from '@brandpost/rubicore-api';
import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import { tokenHash } from '../access/token-hash.ts';
import { allowDefaultToken } from '../tokens/default-token.ts';
import { describeOnBothEngines, NOW, VISITOR_TOKEN } from './engines.fixtures.ts';

const names = (body: { name: string }[]) => body.map((row) => row.name);

describeOnBothEngines('the other lists', (api) => {
  it.each<[EndpointName, string]>([
    ['listCategories', '/category?perPage=9999'],
    ['getCategory', '/category/2'],
    ['listLinks', '/link?perPage=9999'],
    ['getLink', '/link/1'],
    ['listNodes', '/node?perPage=9999'],
    ['listMedia', '/media?perPage=9999'],
    ['getMedia', '/media/23'],
    ['search', '/search?q=brand&perPage=9999'],
    ['summariseSearch', '/search/summary?q=brand'],
  ])('%s answers as the catalogue says', async (name, address) => {
    const isAnswer = new Ajv({ strict: true }).compile(catalogue[name].answer);
    const { status, body, total } = await api.get(address, await api.tokenFor(1));
    expect(status).toBe(200);
    expect([isAnswer(body), isAnswer.errors]).toEqual([true, null]);
    expect(total).toBe('list' in catalogue[name] ? body.length : null);
  });

  it('give categories by type and the groups by their category', async () => {
    expect((await api.get('/category?type=media&perPage=9999')).total).toBe(3);
    expect(names((await api.get('/category?type=pidjob')).body)).toEqual([
      'Administration och stöd',
      'Brandinspektör',
      'Brandman heltid',
      'Brandman i beredskap (RIB)',
      'Insatsledare',
      'Styrkeledare',
    ]);
    expect(names((await api.get('/node?categoryId=2&sort=name DESC')).body).slice(0, 2)).toEqual([
      'Station Öreforsen',
      'Station Älvkulla',
    ]);
  });

  it('give links of a type by name, and exactly those asked for by number', async () => {
    const search = names((await api.get('/link?type=search&sort=name ASC&perPage=9999')).body);
    expect(search.slice(-2)).toEqual(['Öppettider', 'Översvämning']);
    const asked = await api.get('/link?id=12&id=3&id=999');
    expect([asked.total, names(asked.body)]).toEqual([2, ['Ansök: explosiv vara', 'Lämna synpunkt']]);
    const addresses = (await api.get('/link?type=search')).body.map(({ url }: { url: string }) => url);
    expect(addresses).toContainEqual(expect.stringMatching(/^http:\/\/localhost:3000\/sok\//));
  });

  it('give categories and links by a part of what they say, letter by letter', async () => {
    expect(names((await api.get('/category?q=BRANDMAN&type=pidjob')).body)).toEqual([
      'Brandman heltid',
      'Brandman i beredskap (RIB)',
    ]);
    expect(names((await api.get('/link?q=översv')).body)).toEqual(['Översvämning']);
    expect((await api.get('/category?q=%25')).total).toBe(0);
  });

  it('keep the tools of staff, and what belongs to one of them, from visitors', async () => {
    const employee = await api.tokenFor(7);
    expect((await api.get('/link?type=tool&type=favorite')).total).toBe(0);
    expect((await api.get('/link/20')).status).toBe(404);
    expect((await api.get('/link?type=tool', employee)).total).toBe(10);
    for (const list of ['category?userId=7', 'node?userId=7', 'link?userId=7']) {
      expect((await api.get(`/${list}`)).total, list).toBe(0);
      expect((await api.get(`/${list}`, employee)).total, list).toBeGreaterThan(0);
    }
  });

  it('give media by category and by file name', async () => {
    expect((await api.get('/media?categoryId=3')).total).toBe(8);
    const asked = await api.get('/media?filename=karta-stationer.png&filename=finns-inte.jpg');
    expect([asked.total, asked.body[0].id]).toEqual([1, 23]);
  });

  it('answer 404 for a record that is not there', async () => {
    for (const address of ['/category/999', '/link/999', '/media/999']) {
      expect((await api.get(address)).status, address).toBe(404);
    }
  });
});

describeOnBothEngines('who is let in', (api) => {
  it('is nobody without a token or with one that nobody issued', async () => {
    for (const token of [null, 'unknown-token', '']) {
      const { status, body, headers } = await api.get('/post', token);
      expect([status, headers['www-authenticate']]).toEqual([401, 'Bearer']);
      expect(body.message).toMatch(/åtkomstnyckel/i);
    }
  });

  it('is nobody with a token that is revoked or past its time', async () => {
    const token = await api.tokenFor(5);
    expect((await api.get('/post', token)).status).toBe(200);
    const change = (set: object) =>
      api.db.updateTable('token').set(set).where('hash', '=', tokenHash(token)).execute();
    await change({ expires: NOW });
    expect((await api.get('/post', token)).status).toBe(401);
    await change({ expires: null, revoked: NOW });
    expect((await api.get('/post', token)).status).toBe(401);
  });

  it('is nobody with a token that visitors acted under before another one was set', async () => {
    await allowDefaultToken(api.db, 'an-older-token-of-every-visitor', NOW);
    expect((await api.get('/post', 'an-older-token-of-every-visitor')).status).toBe(200);
    const employee = await api.tokenFor(5);
    await allowDefaultToken(api.db, VISITOR_TOKEN, NOW);
    expect((await api.get('/post', 'an-older-token-of-every-visitor')).status).toBe(401);
    expect((await api.get('/post')).status).toBe(200);
    expect((await api.get('/post', employee)).status).toBe(200);
  });

  it('keeps no token in the database, only what it can be known again by', async () => {
    const token = await api.tokenFor(5);
    const rows = await api.db.selectFrom('token').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describeOnBothEngines('a server that is asked how it is', (api) => {
  it('asks for no token', async () => {
    expect((await api.app.inject('/healthz')).json()).toEqual({ ok: true });
    expect((await api.app.inject('/readyz')).json()).toEqual({ ready: true });
    expect((await api.app.inject('/finns-inte')).statusCode).toBe(404);
  });
});
