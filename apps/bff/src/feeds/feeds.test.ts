import { type PlainRubicore, startPlainRubicore } from '@brandpost/test-support';
import { DOMParser } from '@xmldom/xmldom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../test-server.fixtures.ts';
import { CAP_NAMESPACE } from './cap.ts';
import { MACHINE_DOCUMENTS } from './documents.ts';

const INTRANET = 'https://intranet.example.org';

let upstream: PlainRubicore;
let door: TestServer;

beforeAll(async () => {
  upstream = await startPlainRubicore();
  door = await startTestServer(upstream.origin, undefined, 60_000, {
    INTRANET_ORIGIN: INTRANET,
    SECURITY_CONTACT: 'sakerhet@norran.example.se',
  });
});
afterEach(() => {
  upstream.intercept(null);
  upstream.requests.length = 0;
});
afterAll(async () => {
  await door.close();
  await upstream.close();
});

/** A door of its own, whose upstream lists exactly these posts. */
async function withPosts<Result>(
  posts: unknown[],
  use: (other: TestServer) => Promise<Result>,
): Promise<Result> {
  upstream.intercept((request, response) => {
    if (request.url?.startsWith('/rubicore/core/v1/post?') !== true) return false;
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(posts));
    return true;
  });
  const other = await startTestServer(upstream.origin);
  try {
    return await use(other);
  } finally {
    await other.close();
  }
}

async function xmlAt(of: Pick<TestServer, 'get'>, path: string): Promise<Element> {
  const answer = await of.get(path);
  expect([path, answer.status]).toEqual([path, 200]);
  const complaints: string[] = [];
  const note = (text: string) => complaints.push(text);
  const parser = new DOMParser({ errorHandler: { warning: note, error: note, fatalError: note } });
  const document = parser.parseFromString(await answer.text(), 'text/xml');
  expect(complaints).toEqual([]);
  return document.documentElement;
}

function childTexts(element: Element, name: string): string[] {
  return Array.from(element.getElementsByTagName(name), (found) => found.textContent ?? '');
}

const childNames = (element: Element) =>
  Array.from(element.childNodes)
    .filter((node) => node.nodeType === 1)
    .map((node) => node.nodeName);

const hostile = {
  id: 7,
  type: 'alert',
  slug: 'rok-å',
  title: 'Rök & <script>alert(1)</script> \u0000\u000b]]> "112"',
  excerpt: 'Gå inomhus – 🔥 \ud800',
  status: 'publish',
  publishedDate: '2026-11-20T13:20:00+01:00',
  updatedDate: '2026-11-20T14:05:00+01:00',
  unpublishedDate: '2126-11-20T20:00:00+01:00',
  content: [
    {
      id: 'a',
      type: 'html',
      version: '1.0.0',
      props: { html: '<p onclick="x()">Hej<script>1</script></p>' },
    },
  ],
};

describe('what robots are sent', () => {
  it('is where the pages are listed, and to stay away from what never ends', async () => {
    const answer = await door.get('/robots.txt');
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const text = await answer.text();
    expect(text).toContain(`Sitemap: ${door.publicOrigin}/sitemap.xml`);
    expect(text).toContain('Disallow: /sok/');
    expect(text).not.toMatch(/^Disallow: \/$/m);
  });

  it('is on the intranet to read nothing', async () => {
    const answer = await door.getAs(INTRANET)('/robots.txt');
    expect(await answer.text()).toBe('User-agent: *\nDisallow: /\n');
    for (const { path } of MACHINE_DOCUMENTS) {
      expect([path, (await door.getAs(INTRANET)(path)).status]).toEqual([path, 401]);
    }
  });
});

describe('security.txt', () => {
  it('says whom to tell, for less than a year', async () => {
    const text = await (await door.get('/.well-known/security.txt')).text();
    expect(text).toContain('Contact: mailto:sakerhet@norran.example.se\n');
    expect(text).toContain(`Canonical: ${door.publicOrigin}/.well-known/security.txt\n`);
    const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
    expect(expires).toBeGreaterThan(Date.now() + 170 * 86_400_000);
    expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
  });

  it('is there only where somebody is to be notified', async () => {
    const other = await startTestServer(upstream.origin);
    const answer = await other.get('/.well-known/security.txt');
    expect(await answer.text()).not.toContain('Contact');
    await other.close();
  });
});

describe('the sitemap', () => {
  it('names every page by its true address, with when it last changed', async () => {
    const root = await xmlAt(door, '/sitemap.xml');
    const addresses = childTexts(root, 'loc').map((loc) => loc.replace(door.publicOrigin, ''));
    for (const path of [
      '/',
      '/nyheter',
      '/sida/brandvarnare',
      '/kontakt/kontakta-oss',
      '/krisinformation/rok-fran-industribrand-i-asbruk',
    ]) {
      expect(addresses).toContain(path);
    }
    expect(addresses.some((path) => path.startsWith('/nyhet/'))).toBe(true);
    expect(addresses.some((path) => path.startsWith('/overblick/'))).toBe(true);
    expect(addresses.some((path) => path.startsWith('/e-tjanster/'))).toBe(true);
    expect(addresses).not.toContain('/sida/startsida');
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(childTexts(root, 'lastmod').every((date) => !Number.isNaN(Date.parse(date)))).toBe(true);
  });
});

describe('the feeds', () => {
  it('hold the news whole, newest first, under names that last', async () => {
    const root = await xmlAt(door, '/feeds/nyheter.atom');
    expect(root.getAttribute('xml:lang')).toBe('sv');
    expect(childTexts(root, 'title')[0]).toMatch(/^Nyheter från Räddningstjänsten/);
    const entries = Array.from(root.getElementsByTagName('entry'));
    expect(entries.length).toBeGreaterThan(3);
    for (const entry of entries) {
      expect(childNames(entry)).toEqual(expect.arrayContaining(['id', 'title', 'link', 'updated', 'author']));
      expect(childTexts(entry, 'id')[0]).toMatch(/^tag:localhost,2026:post:\d+$/);
      expect(childTexts(entry, 'content')[0]).toMatch(/<p>/);
    }
    const published = childTexts(root, 'published');
    expect(published).toEqual(published.toSorted().toReversed());
    expect(childTexts(root, 'updated')[0]).toBe(childTexts(root, 'updated').slice(1).toSorted().at(-1));
  });

  it('hold what is dangerous elsewhere as text, and no script', async () => {
    await withPosts([hostile], async (other) => {
      const root = await xmlAt(other, '/feeds/krisinformation.atom');
      const [entry] = Array.from(root.getElementsByTagName('entry'));
      expect(childTexts(entry as Element, 'title')).toEqual(['Rök & <script>alert(1)</script> ]]> "112"']);
      expect(childTexts(entry as Element, 'content')).toEqual(['<p>Hej</p>']);
      expect(entry?.getElementsByTagName('link')[0]?.getAttribute('href')).toBe(
        `${other.publicOrigin}/krisinformation/rok-%C3%A5`,
      );
    });
  });

  it('leave out a crisis that has passed, a draft, and what makes no sense', async () => {
    const posts = [
      { ...hostile, id: 1, unpublishedDate: '2020-01-01T00:00:00Z' },
      { ...hostile, id: 2, status: 'draft' },
      { id: 3 },
      null,
    ];
    await withPosts(posts, async (other) => {
      for (const path of ['/feeds/krisinformation.atom', '/feeds/krisinformation.cap.xml']) {
        expect((await xmlAt(other, path)).getElementsByTagName('entry')).toHaveLength(0);
      }
    });
  });
});

describe('messages of the Common Alerting Protocol', () => {
  /** The elements in the order that the schema wants. Source: OASIS CAP-v1.2.xsd. */
  const ALERT =
    'identifier sender sent status msgType source scope restriction addresses code note references';
  const INFO =
    'language category event responseType urgency severity certainty audience eventCode effective onset expires senderName headline description instruction web contact';

  it('keep the order and the words of the schema, and say no more than the post', async () => {
    await withPosts(
      [hostile, { ...hostile, id: 8, updatedDate: null, unpublishedDate: null }],
      async (other) => {
        const root = await xmlAt(other, '/feeds/krisinformation.cap.xml');
        const alerts = Array.from(root.getElementsByTagNameNS(CAP_NAMESPACE, 'alert'));
        expect(alerts).toHaveLength(2);
        for (const alert of alerts) {
          inOrder(childNames(alert), [...ALERT.split(' '), 'incidents', 'info']);
          const [info] = Array.from(alert.getElementsByTagName('info'));
          inOrder(childNames(info as Element), INFO.split(' '));
          for (const name of ['urgency', 'severity', 'certainty']) {
            expect(childTexts(alert, name)).toEqual(['Unknown']);
          }
          for (const name of ['sent', 'effective', 'expires']) {
            for (const time of childTexts(alert, name))
              expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d-00:00$/);
          }
          expect(childTexts(alert, 'identifier')[0]).not.toMatch(/[\s,<&]/);
        }
        const [changed, first] = alerts as [Element, Element];
        expect(childTexts(changed, 'msgType')).toEqual(['Update']);
        expect(childTexts(changed, 'references')).toEqual([
          `localhost:3000,localhost:3000.7.${Date.parse(hostile.publishedDate)},2026-11-20T12:20:00-00:00`,
        ]);
        expect(childTexts(changed, 'expires')).toEqual(['2126-11-20T19:00:00-00:00']);
        expect(childTexts(first, 'msgType')).toEqual(['Alert']);
        expect(childTexts(first, 'expires')).toEqual([]);
      },
    );
  });

  function inOrder(names: string[], order: string[]): void {
    expect(names).toEqual(order.filter((name) => names.includes(name)));
  }
});

describe('each of these documents', () => {
  it.each(MACHINE_DOCUMENTS.map(({ path }) => path))(
    '%s is asked for once by a crowd, and not sent twice',
    async (path) => {
      await Promise.all(Array.from({ length: 50 }, () => door.get(path)));
      const addresses = upstream.requests.map(({ url }) => url);
      expect(new Set(addresses).size).toBe(addresses.length);
      const first = await door.get(path);
      const etag = first.headers.get('etag') ?? '';
      expect(first.headers.get('cache-control')).toContain('s-maxage');
      const again = await door.get(path, { headers: { 'if-none-match': etag } });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect((await door.get(path, { method: 'HEAD' })).headers.get('content-type')).toMatch(/xml/);
    },
  );

  it('is an error in the one shape while there is nothing to make it of', async () => {
    upstream.intercept((_, response) => {
      response.writeHead(503, { 'retry-after': '7' }).end();
      return true;
    });
    const other = await startTestServer(upstream.origin);
    const answer = await other.get('/sitemap.xml');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      503,
      'application/problem+json; charset=utf-8',
    ]);
    await other.close();
  });
});

describe('the manifest of an installed app', () => {
  const manifestOf = async (look: unknown) => {
    upstream.intercept((request, response) => {
      if (request.url !== '/rubicore/core/v1/site-look') return false;
      response.writeHead(look === null ? 404 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(look ?? {}));
      return true;
    });
    const other = await startTestServer(upstream.origin);
    try {
      const answer = await other.get('/manifest.webmanifest');
      return { status: answer.status, manifest: await answer.json() };
    } finally {
      await other.close();
    }
  };
  const logo = (width: number, height: number) => ({ filename: 'vår logotyp.png', width, height, sizes: [] });

  it('has the colour of the service, and its logo where that is a square', async () => {
    const { manifest } = await manifestOf({ logoMediaId: 7, colour: '#b3122b', logo: logo(512, 512) });
    expect(manifest.theme_color).toBe('#b3122b');
    expect(manifest.icons[0]).toEqual({ src: '/media/v%C3%A5r%20logotyp.png', sizes: '512x512' });
  });

  it('keeps the shield where a logo is wide, or too small', async () => {
    for (const [width, height] of [
      [900, 300],
      [96, 96],
    ] as const) {
      const { manifest } = await manifestOf({ logoMediaId: 7, colour: null, logo: logo(width, height) });
      expect(manifest.icons[0].src).toBe('/icon.png');
    }
  });

  it('is what it was where the API knows of no such thing', async () => {
    const { status, manifest } = await manifestOf(null);
    expect([status, manifest.theme_color, manifest.icons.length]).toEqual([200, '#14213d', 2]);
  });
});
