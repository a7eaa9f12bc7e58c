import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type PlainRubicore, startPlainRubicore } from '@brandpost/test-support';
import satori from 'satori';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test-server.fixtures.ts';
import { createDrawnPictures } from './drawn-pictures.ts';
import { lettering } from './lettering.ts';
import { readTypeface, TYPEFACE } from './typeface.ts';

const INTRANET = 'https://intranet.example.org';
const NEWS = '/og/nyhet/sju-nya-brandman-i-beredskap.png';
const CRISIS = '/og/krisinformation/rok-fran-industribrand-i-asbruk.png';

let upstream: PlainRubicore;
let door: TestServer;

beforeAll(async () => {
  upstream = await startPlainRubicore();
  door = await startTestServer(upstream.origin, undefined, 60_000, { INTRANET_ORIGIN: INTRANET });
});
afterEach(() => upstream.intercept(null));
afterAll(async () => {
  await door.close();
  await upstream.close();
});

/** A door of its own, whose upstream has one post, sent in part, at any slug; null: none that visitors may read. */
async function withPost(fields: object | null, use: (other: TestServer) => Promise<void>): Promise<void> {
  upstream.intercept((request, response) => {
    if (request.url?.startsWith('/rubicore/core/v1/post/') !== true) return false;
    const post = { id: 9, type: 'news', slug: 'hemlig', title: 'Hemlig', excerpt: '', status: 'publish' };
    response.writeHead(fields === null ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(fields === null ? {} : { ...post, ...fields }));
    return true;
  });
  const other = await startTestServer(upstream.origin);
  try {
    await use(other);
  } finally {
    await other.close();
  }
}

/** Red, green and blue in the upper right corner, or elsewhere. */
async function cornerOf(answer: Response, [left, top] = [1180, 60]): Promise<number[]> {
  const corner = { left, top, width: 1, height: 1 };
  const file = Buffer.from(await answer.arrayBuffer());
  return [...(await sharp(file).extract(corner).removeAlpha().toColourspace('srgb').raw().toBuffer())];
}

describe('a picture for those who share a page', () => {
  it.each(['/og/start.png', NEWS, CRISIS, '/og/sida/brandvarnare.png', '/og/kontakt/kontakta-oss.png'])(
    '%s is a PNG of the size that is shown whole, and light to send',
    async (path) => {
      const answer = await door.get(path);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
      const file = Buffer.from(await answer.arrayBuffer());
      expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
      expect(file.length).toBeLessThan(100_000);
    },
  );

  it('is red for a crisis that goes on and for nothing else', async () => {
    const [red = 0, green = 0] = await cornerOf(await door.get(CRISIS));
    expect(red).toBeGreaterThan(140);
    expect(green).toBeLessThan(60);
    expect((await cornerOf(await door.get(NEWS)))[0]).toBeLessThan(60);
    await withPost({ type: 'alert', unpublishedDate: '2020-01-01T00:00:00Z' }, async (other) => {
      expect((await cornerOf(await other.get('/og/krisinformation/hemlig.png')))[0]).toBeLessThan(60);
    });
  });

  it('has no shield for a service that has a logo of its own', async () => {
    const onShield: [number, number] = [92, 54];
    const [, , blue = 0] = await cornerOf(await door.get('/og/start.png'), onShield);
    expect(blue).toBeGreaterThan(110);
    upstream.intercept((request, response) => {
      if (request.url?.endsWith('/site-look') !== true) return false;
      const logo = { filename: 'logo.png', width: 300, height: 100, sizes: [] };
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ logoMediaId: 1, colour: null, logo }));
      return true;
    });
    const other = await startTestServer(upstream.origin);
    try {
      const [, , sky = 255] = await cornerOf(await other.get('/og/start.png'), onShield);
      expect(sky).toBeLessThan(90);
    } finally {
      await other.close();
    }
  });

  it('may be kept as feeds are, be shown on the pages of others, and is not sent again to anyone who has it', async () => {
    const first = await door.get(NEWS);
    expect(first.headers.get('cache-control')).toContain('s-maxage');
    expect(first.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"/);
    const again = await door.get(NEWS, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('says nothing that its address says', async () => {
    const etagOf = async (path: string) => (await door.get(path)).headers.get('etag');
    expect(await etagOf(`${NEWS}?title=Annat&siteName=Annat`)).toBe(await etagOf(NEWS));
  });

  it.each([
    '/og/nyhet/finns-inte.png',
    '/og/nyhet/sju-nya-brandman-i-beredskap',
    '/og/nyhet/rok-fran-industribrand-i-asbruk.png',
    '/og/annat/sju-nya-brandman-i-beredskap.png',
    '/og/nyhet/.png',
    '/og/nyhet/...png',
    '/og/nyhet/..%2f..%2fpost.png',
  ])('%s is no picture', async (path) => {
    const { status } = await door.get(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  it('is not drawn of what visitors may not read', async () => {
    for (const hidden of [{ status: 'draft' }, null]) {
      await withPost(hidden, async (other) => {
        expect((await other.get('/og/nyhet/hemlig.png')).status).toBe(404);
      });
    }
  });

  it('is not to be had on the intranet', async () => {
    for (const path of ['/og/start.png', NEWS]) expect((await door.getAs(INTRANET)(path)).status).toBe(401);
  });
});

describe('the letters', () => {
  const require = createRequire(import.meta.url);

  it('are there for all of Swedish: none is the mark of a letter that is missing', async () => {
    const fonts = await readTypeface();
    const drawn = async (text: string) =>
      satori(
        { type: 'div', props: { style: { display: 'flex', fontFamily: TYPEFACE }, children: text } } as never,
        {
          width: 80,
          height: 80,
          fonts,
        },
      );
    const missing = await drawn('\u4f8b');
    const shapes = await Promise.all([...'åäöÅÄÖéÉü–”’…§°½łŁš'].map(drawn));
    expect(shapes).not.toContain(missing);
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  it('are of the site’s own typeface, under a licence that lets them be passed on', async () => {
    const { license } = JSON.parse(
      await readFile(require.resolve('@fontsource/figtree/package.json'), 'utf8'),
    );
    expect(license).toBe('OFL-1.1');
  });

  it('leave out what cannot be written, and do not fall over a title without end', async () => {
    const fonts = await readTypeface();
    const title = (text: string) =>
      lettering({ look: 'plain', siteName: 'Räddningstjänsten', hasShield: true, title: text }, fonts);
    expect(await title('Rök 🔥\u0000 \ud800i <b>Åsbruk</b>')).toBe(await title('Rök i <b>Åsbruk</b>'));
    expect(await title('')).toContain('<svg');
    expect((await title('räddning'.repeat(10_000))).length).toBeLessThan(400_000);
  });
});

describe('drawing', () => {
  const picture = (title: string) => ({ look: 'plain', siteName: 'Norrån', hasShield: true, title }) as const;

  it('is done once for a crowd, and one picture at a time', async () => {
    let [atOnce, most, times] = [0, 0, 0];
    const drawn = createDrawnPictures(async ({ title }) => {
      times += 1;
      most = Math.max(most, ++atOnce);
      await new Promise((resolve) => setTimeout(resolve, 5));
      atOnce -= 1;
      return Buffer.from(title);
    });
    const crowd = Array.from({ length: 60 }, (_, index) => drawn(picture(`nyhet ${index % 3}`)));
    const files = await Promise.all(crowd);
    expect([times, most]).toEqual([3, 1]);
    expect(files[4]?.body.toString()).toBe('nyhet 1');
  });

  it('goes on after one that failed, and refuses more than can wait', async () => {
    let isBroken = true;
    const drawn = createDrawnPictures(async ({ title }) => {
      if (isBroken) throw new Error('No ink');
      return Buffer.from(title);
    });
    await expect(drawn(picture('a'))).rejects.toThrow('No ink');
    isBroken = false;
    const asked = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) => drawn(picture(`${index}`))),
    );
    const refused = asked.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject({ reason: { kind: { status: 503 } } });
    expect((await drawn(picture('a'))).body.toString()).toBe('a');
  });
});
