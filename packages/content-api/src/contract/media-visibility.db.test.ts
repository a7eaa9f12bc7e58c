import type { Blurb, InfoLink, PostStatus, PostType } from '@brandpost/domain';
import { beforeAll, expect, it } from 'vitest';
import { writePost } from '../posts/storage/write-post.ts';
import { describeOnBothEngines, NOW, VISITOR_TOKEN } from './engines.fixtures.ts';
import { fileOf, picture, upload } from './media.fixtures.ts';

const ADMINISTRATOR = 1;
/** May use the library, but not see what is for others. */
const EDITOR = 3;
/** Of the groups 1 and 2. */
const EMPLOYEE = 5;
/** Of the groups 1 and 3. */
const OTHER = 7;

type Use = {
  id: number;
  name: string;
  type?: PostType;
  status?: PostStatus;
  nodeIds?: number[];
  unpublishedDate?: string;
  authorId?: number;
  content?: object[];
  blurbs?: Blurb[];
  info?: InfoLink[];
  mediaId?: number;
};

describeOnBothEngines('media of hidden posts', (api) => {
  const tokens = new Map<number | null, string>([[null, VISITOR_TOKEN]]);
  const files = new Map<string, { id: number; filename: string }>();

  const publish = (post: Use) =>
    api.db.transaction().execute((trx) =>
      writePost(trx, {
        id: post.id,
        type: post.type ?? 'news',
        status: post.status ?? 'publish',
        title: post.name,
        slug: `media-${post.id}`,
        publishedDate: '2026-01-01T00:00:00Z',
        unpublishedDate: post.unpublishedDate ?? null,
        updatedDate: NOW.toISOString(),
        blurbs: post.blurbs ?? [],
        info: post.info ?? [],
        content: (post.content ?? []) as never,
        mediaId: post.mediaId ?? null,
        authorId: post.authorId ?? null,
        nodeIds: post.nodeIds ?? [],
      }),
    );

  const block = (type: string, props: object) => [{ id: 'b1', type, version: '1.0.0', props, children: [] }];

  beforeAll(async () => {
    for (const id of [ADMINISTRATOR, EDITOR, EMPLOYEE, OTHER]) tokens.set(id, await api.tokenFor(id));
    const body = await picture(600, 400);
    for (const name of ['oppen', 'intern', 'grupp', 'utkast', 'avslutad', 'oanvand', 'bada']) {
      const query = { title: name, alt: `Bild ${name}` };
      const { body: record } = await upload(api, { token: tokens.get(ADMINISTRATOR) ?? '', body, query });
      files.set(name, record);
    }
    await api.media.settled();
    const file = (name: string) => files.get(name) ?? { id: 0, filename: '' };
    const path = (name: string) => `/media/${file(name).filename}`;
    const uses: Use[] = [
      { id: 9_001, name: 'oppen', mediaId: file('oppen').id },
      {
        id: 9_002,
        name: 'intern',
        type: 'info',
        content: block('image', { imgSrc: path('intern'), caption: '' }),
      },
      {
        id: 9_003,
        name: 'grupp',
        nodeIds: [3],
        content: block('html', { html: `<p><a href="${path('grupp')}">Läs</a></p>` }),
      },
      { id: 9_004, name: 'utkast', status: 'draft', authorId: EMPLOYEE, mediaId: file('utkast').id },
      {
        id: 9_005,
        name: 'avslutad',
        unpublishedDate: '2026-02-01T00:00:00Z',
        blurbs: [{ title: 'x', text: 'y', url: `https://www.example.se${path('avslutad')}` }],
      },
      {
        id: 9_006,
        name: 'bada',
        type: 'info',
        info: [{ title: 'x', url: path('bada'), openInNewWindow: false }],
      },
      {
        id: 9_007,
        name: 'bada',
        content: block('pdf', { title: 'x', pdf: JSON.stringify([{ filename: file('bada').filename }]) }),
      },
    ];
    for (const use of uses) await publish(use);
  });

  /** Who sees which, and whether it may lie in caches that all share. */
  const EXPECTED: [string, (number | null)[], boolean][] = [
    ['oppen', [null, EMPLOYEE, OTHER, EDITOR, ADMINISTRATOR], true],
    ['bada', [null, EMPLOYEE, OTHER, EDITOR, ADMINISTRATOR], true],
    ['intern', [EMPLOYEE, OTHER, EDITOR, ADMINISTRATOR], false],
    ['grupp', [OTHER, ADMINISTRATOR], false],
    ['utkast', [EMPLOYEE, ADMINISTRATOR], false],
    ['avslutad', [ADMINISTRATOR], false],
    ['oanvand', [EDITOR, ADMINISTRATOR], false],
  ];

  it.each(EXPECTED)(
    '%s: record, list and all files are for the same people',
    async (name, seenBy, isPublic) => {
      const { id = 0, filename = '' } = files.get(name) ?? {};
      const stem = filename.replace('.jpg', '');
      for (const [userId, token] of tokens) {
        const sees = seenBy.includes(userId);
        const status = sees ? 200 : 404;
        expect((await api.get(`/media/${id}`, token)).status, `${userId} record`).toBe(status);
        for (const query of [`filename=${filename}`, `q=${filename}`, 'perPage=999', `q=Bild%20${name}`]) {
          const { body } = await api.get(`/media?${query}`, token);
          const ids = body.map((record: { id: number }) => record.id);
          expect(ids.includes(id), `${userId} ${query}`).toBe(sees);
        }
        for (const file of [filename, `${stem}_thumb.jpg`, `${stem}_480.webp`, `${stem}_480.avif`]) {
          const answer = await fileOf(api, file, token);
          expect(answer.statusCode, `${userId} ${file}`).toBe(status);
          const kept = String(answer.headers['cache-control']);
          if (sees) expect(kept.startsWith(isPublic ? 'public' : 'private, no-store'), file).toBe(true);
          else expect([kept, answer.headers.etag]).toEqual(['no-store', undefined]);
        }
        const usage = await api.get(`/media/${id}/usage`, token);
        expect(usage.status, `${userId} usage`).toBe(userId === null ? 401 : status);
      }
    },
  );

  it('names to nobody the posts that they may not see, and counts them for those who manage media', async () => {
    const { id } = files.get('oppen') ?? { id: 0 };
    await publish({ id: 9_010, name: 'hemligt möte', nodeIds: [3], mediaId: id });
    const asked = async (userId: number) => (await api.get(`/media/${id}/usage`, tokens.get(userId))).body;
    expect(await asked(EMPLOYEE)).toMatchObject({ uses: [{ postId: 9_001 }], hiddenUses: null });
    expect(await asked(EDITOR)).toMatchObject({ uses: [{ postId: 9_001 }], hiddenUses: 1 });
    expect((await asked(ADMINISTRATOR)).uses).toHaveLength(2);
    const refused = await api.send('DELETE', `/media/${id}`, { token: tokens.get(EDITOR) ?? null });
    expect(JSON.stringify(refused.body)).not.toContain('hemligt');
    expect(refused.body.hiddenUses).toBe(1);
    const mine = await api.get(`/media?filename=${files.get('oppen')?.filename}`, tokens.get(EDITOR));
    expect(mine.body[0].usedBy).toBe(2);
    const theirs = await api.get(`/media?filename=${files.get('oppen')?.filename}`, tokens.get(EMPLOYEE));
    expect(theirs.body[0].usedBy).toBeUndefined();
  });

  it('are to be changed by nobody who may not see them', async () => {
    const { id } = files.get('grupp') ?? { id: 0 };
    const token = tokens.get(EDITOR) ?? null;
    expect((await api.send('PUT', `/media/${id}`, { token, body: { title: 'Min' } })).status).toBe(404);
    expect((await api.send('DELETE', `/media/${id}?force=true`, { token })).status).toBe(404);
    expect((await api.get(`/media/${id}/version`, token)).status).toBe(404);
    const sent = await upload(api, {
      token: token ?? '',
      body: await picture(50, 50),
      method: 'PUT',
      path: `/media/${id}/file`,
    });
    expect(sent.status).toBe(404);
  });

  it('are shown when a post is published that uses them, and hidden when it no longer does', async () => {
    const { id, filename } = files.get('oanvand') ?? { id: 0, filename: '' };
    await publish({ id: 9_011, name: 'ny', mediaId: id });
    expect((await fileOf(api, filename, VISITOR_TOKEN)).statusCode).toBe(200);
    await publish({ id: 9_011, name: 'ny' });
    expect((await fileOf(api, filename, VISITOR_TOKEN)).statusCode).toBe(404);
    const unused = await api.get('/media?unused=true&perPage=99', tokens.get(EDITOR));
    expect(unused.body.map((record: { id: number }) => record.id)).toContain(id);
    expect((await api.get('/media?unused=true')).total).toBe(0);
  });

  it('are known of every post of the demo service', async () => {
    const uploaded = [...files.values()].map((record) => record.filename);
    const { body } = await api.get('/media?perPage=999');
    const names = body.map((record: { filename: string }) => record.filename);
    expect(names.filter((name: string) => !uploaded.includes(name))).toHaveLength(35);
    expect((await api.get('/media?kind=pdf')).total).toBe(8);
  });
});
