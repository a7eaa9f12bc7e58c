import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openLinkAsker } from '../external-links/ask-link.ts';
import { checkExternalLinks, ROBOT_NAME } from '../external-links/check-links.ts';
import { claimLinkCheck } from '../external-links/link-records.ts';
import { isPublicAddress } from '../external-links/public-addresses.ts';
import { describeOnBothEngines, NOW } from './engines.fixtures.ts';
import { publishOld } from './old-post.fixtures.ts';

const DAY_MS = 86_400_000;
const LIMIT_MS = 400;
type Answering = (request: IncomingMessage, response: ServerResponse) => void;

describeOnBothEngines('links that lead elsewhere', (api) => {
  let server: Server;
  let origin = '';
  let asked: string[] = [];
  let atOnce = 0;
  let mostAtOnce = 0;
  let pages: Record<string, Answering> = {};
  let robots: string | null = null;

  /** Nothing that others have published is asked for. */
  const noPosts = () => sql`update post set status = 'draft' where status <> 'draft'`.execute(api.db);

  beforeEach(async () => {
    await noPosts();
    [asked, atOnce, mostAtOnce, pages, robots] = [[], 0, 0, {}, null];
    server = createServer((request, response) => {
      atOnce += 1;
      mostAtOnce = Math.max(mostAtOnce, atOnce);
      response.on('close', () => {
        atOnce -= 1;
      });
      if (request.url === '/robots.txt') {
        response.writeHead(robots === null ? 404 : 200).end(robots ?? '');
        return;
      }
      asked.push(`${request.method} ${request.url}`);
      const answer = pages[request.url ?? ''];
      if (answer === undefined) response.writeHead(404).end();
      else answer(request, response);
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    await api.db.deleteFrom('external_link').execute();
    await noPosts();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const answers =
    (status: number, headers = {}): Answering =>
    (_request, response) =>
      void response.writeHead(status, headers).end();
  /** A page that links to these paths of the other site. @returns its id */
  const linkTo = async (title: string, ...paths: string[]) => {
    const html = paths
      .map((path) => `<a href="${path.startsWith('/') ? origin + path : path}">x</a>`)
      .join(' ');
    const content = [
      { id: 'b1', type: 'html', version: '1.0.0', props: { html: `<p>${html}</p>` }, children: [] },
    ];
    const post = { type: 'news', title, nodeIds: [1], content };
    return await publishOld(api, await api.tokenFor(1), post);
  };
  const isThisMachine = (address: string): boolean => address === '127.0.0.1';
  const check = async ({ days = 0, isAll = false, isAllowed = isThisMachine } = {}) => {
    const asker = openLinkAsker({ userAgent: ROBOT_NAME, limitMs: LIMIT_MS, isAllowed });
    const now = () => new Date(NOW.getTime() + days * DAY_MS);
    const signal = new AbortController().signal;
    try {
      const options = { db: api.db, now, asker, ownOrigin: 'https://own.example', pauseMs: 0, signal };
      return await checkExternalLinks(options, isAll);
    } finally {
      await asker.close();
    }
  };
  const dead = async () => {
    const { body } = await api.get('/report/dead-link?perPage=100', await api.tokenFor(3));
    return (body as { href: string; postId: number; answer?: object }[])
      .filter(({ href }) => href.startsWith(origin))
      .map(({ href, ...rest }) => ({ path: href.slice(origin.length), ...rest }));
  };
  const pathsOf = async () => (await dead()).map(({ path }) => path);

  it('are dead when they are gone, with the page that holds them, since when and what was answered', async () => {
    pages['/finns'] = answers(200);
    const postId = await linkTo('Andras sidor', '/finns', '/borta#avsnitt');
    await check();
    expect(await dead()).toMatchObject([
      {
        ...{ path: '/borta#avsnitt', postId, title: 'Andras sidor', text: 'x' },
        answer: { status: 404, problem: null, since: NOW.toISOString(), checked: NOW.toISOString() },
      },
    ]);
    expect(asked).toContain('HEAD /finns');
    expect(asked).not.toContain('GET /finns');
  });

  it('leave the report when they answer again, or when the page does not link there any more', async () => {
    const postId = await linkTo('Kommer tillbaka', '/bygger-om');
    await check();
    expect(await pathsOf()).toEqual(['/bygger-om']);
    pages['/bygger-om'] = answers(200);
    await check({ days: 1 });
    expect(await pathsOf()).toEqual([]);

    delete pages['/bygger-om'];
    await check({ days: 20 });
    expect(await pathsOf()).toEqual(['/bygger-om']);
    await api.send('PUT', `/post/${postId}`, { token: await api.tokenFor(1), body: { content: [] } });
    expect(await pathsOf()).toEqual([]);
    await check({ days: 21 });
    const left = await api.db.selectFrom('external_link').select('id').where('address', 'like', `${origin}%`);
    expect(await left.execute()).toEqual([]);
  });

  it('are there when only HEAD is refused, and when machines are kept out', async () => {
    pages['/inget-huvud'] = (request, response) =>
      void response.writeHead(request.method === 'HEAD' ? 405 : 200).end();
    pages['/huvud-fel'] = (request, response) =>
      void response.writeHead(request.method === 'HEAD' ? 404 : 200).end();
    pages['/inte-maskiner'] = answers(403);
    await linkTo('Kinkiga', '/inget-huvud', '/huvud-fel', '/inte-maskiner');
    for (const days of [0, 10, 20, 30]) await check({ days });
    expect(await pathsOf()).toEqual([]);
    expect(asked).toContain('GET /inget-huvud');
  });

  it('that fail are dead only when they have failed three times, further apart each time', async () => {
    pages['/trasig'] = answers(500);
    await linkTo('Trasigt', '/trasig');
    await check();
    await check({ days: 0.1 });
    expect(asked.filter((line) => line === 'GET /trasig')).toHaveLength(1);
    await check({ days: 1 });
    expect(await pathsOf()).toEqual([]);
    await check({ days: 3 });
    expect(await dead()).toMatchObject([{ path: '/trasig', answer: { status: 500 } }]);
  });

  it('that hang are given up, and their host is left alone until the next check', async () => {
    for (const path of ['/a', '/b', '/c', '/d']) pages[path] = () => {};
    await linkTo('Hänger', '/a', '/b', '/c', '/d');
    const begun = Date.now();
    expect(await check()).toEqual({ asked: 2, isCutOff: false });
    expect(Date.now() - begun).toBeGreaterThanOrEqual(2 * LIMIT_MS);
    expect(new Set(asked.map((line) => line.split(' ')[1])).size).toBe(2);
  });

  it('are called nothing where nobody at all can be reached, which is told instead', async () => {
    const away = ['http://127.0.0.2:9', 'http://127.0.0.3:9', 'http://127.0.0.4:9'].map(
      (host) => `${host}/sida`,
    );
    const isAllowed = (address: string) => address.startsWith('127.');
    const failures = async () => {
      const kept = await api.db.selectFrom('external_link').select(['address', 'failures']).execute();
      return new Map(kept.map((one) => [one.address, one.failures]));
    };
    await linkTo('Utan nät', ...away);
    expect(await check({ isAllowed })).toEqual({ asked: 3, isCutOff: true });
    expect(new Set((await failures()).values())).toEqual(new Set([0]));
    // Once anybody answers, silence is somebody's own.
    pages['/finns'] = answers(200);
    await linkTo('Med nät', '/finns');
    expect(await check({ isAllowed })).toEqual({ asked: 4, isCutOff: false });
    expect([...(await failures()).entries()].sort()).toEqual(
      [
        ...away.map((address) => [address, 1] as [string, number]),
        [`${origin}/finns`, 0] as [string, number],
      ].sort(),
    );
  });

  it('that lead round and round are dead, those that lead on are there', async () => {
    pages['/runt'] = answers(302, { location: '/runt' });
    pages['/flyttad'] = answers(301, { location: '/ny' });
    pages['/ny'] = answers(200);
    await linkTo('Omvägar', '/runt', '/flyttad');
    await check();
    expect(await dead()).toMatchObject([{ path: '/runt', answer: { status: null, problem: 'redirects' } }]);
  });

  it('are asked one at a time at each host, and no more once it asks to be left alone', async () => {
    const paths = Array.from({ length: 6 }, (_, index) => `/p${index}`);
    for (const path of paths) {
      pages[path] = (_request, response) => void setTimeout(() => response.writeHead(200).end(), 20);
    }
    pages['/p3'] = answers(429, { 'retry-after': '3600' });
    await linkTo('Många', ...paths);
    expect(await check()).toMatchObject({ asked: 4 });
    expect(mostAtOnce).toBe(1);
  });

  it('are not asked where robots.txt keeps robots out', async () => {
    robots = 'User-agent: *\nDisallow: /hemligt\n';
    await linkTo('Robotar', '/hemligt/a', '/oppet');
    await check();
    expect(asked.some((line) => line.includes('hemligt'))).toBe(false);
    expect(await pathsOf()).toEqual(['/oppet']);
  });

  it('are never asked at loopback or private addresses, neither by name nor by a redirect', async () => {
    const port = new URL(origin).port;
    const links = [
      `http://localhost:${port}/a`,
      `http://[::ffff:127.0.0.1]:${port}/b`,
      `http://2130706433:${port}/c`,
      '/d',
    ];
    await linkTo('Inåt', ...links);
    await check({ isAllowed: isPublicAddress });
    expect(asked).toEqual([]);
    expect(await pathsOf()).toEqual([]);

    pages['/in'] = answers(302, { location: `http://127.0.0.2:${port}/inre` });
    const led = await linkTo('Leder inåt', '/in');
    await check({ isAll: true, isAllowed: (address) => address === '127.0.0.1' });
    expect(asked).toContain('HEAD /in');
    const { rows } = await sql`select problem from external_link
      join external_link_use on link_id = external_link.id where post_id = ${led}`.execute(api.db);
    expect(rows).toEqual([{ problem: 'not-public' }]);
  });

  it('are reported once to those who write the page, until they are mended', async () => {
    const [author, other] = [3, 5];
    const postId = await linkTo('Min sida', '/borta');
    await api.db.updateTable('post').set({ author_id: author }).where('id', '=', postId).execute();
    await api.db.insertInto('post_editor').values({ post_id: postId, user_id: 4 }).execute();
    const notices = async (userId: number) => {
      const { body } = await api.get('/my-notice', await api.tokenFor(userId));
      return (body.notices as { kind: string; postId: number }[]).filter(
        (one) => one.kind === 'dead-link' && one.postId === postId,
      );
    };
    await check();
    await check({ isAll: true });
    expect(await notices(author)).toHaveLength(1);
    expect(await notices(4)).toHaveLength(1);
    expect(await notices(other)).toEqual([]);
    pages['/borta'] = answers(200);
    await check({ isAll: true });
    expect(await notices(author)).toEqual([]);
  });

  it('are checked by one process at a time, and only those who publish may have it done', async () => {
    expect(await claimLinkCheck(api.db, NOW, null)).toBe(true);
    expect(await claimLinkCheck(api.db, NOW, null)).toBe(false);
    const publisher = await api.tokenFor(3);
    const running = await api.get('/report/link-check', publisher);
    expect(running.body).toMatchObject({ isRunning: true, isScheduled: false });
    expect((await api.get('/report/link-check', await api.tokenFor(7))).status).toBe(403);
    // Nothing asks in these tests.
    expect((await api.send('POST', '/report/link-check', { token: publisher })).status).toBe(404);
  });
});
