import { MEDIA_TRASH_DAYS } from '@brandpost/domain';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { sweepMedia } from '../media/keep-swept.ts';
import { describeOnBothEngines, NOW, VISITOR_TOKEN } from './engines.fixtures.ts';
import { fileOf, picture, upload } from './media.fixtures.ts';

const EDITOR = 3;
/** May see posts for staff, and works with no files. */
const EMPLOYEE = 5;
const DAY_MS = 86_400_000;

describeOnBothEngines('the trash of the media library', (api) => {
  let token = '';
  let employee = '';
  beforeAll(async () => {
    token = await api.tokenFor(EDITOR);
    employee = await api.tokenFor(EMPLOYEE);
  });
  const sent = async () =>
    (await upload(api, { token, body: await picture(600, 400) })).body as { id: number; filename: string };
  const trash = (id: number, query = '') => api.send('POST', `/media/${id}/trash${query}`, { token });
  const restore = (id: number) => api.send('POST', `/media/${id}/restore`, { token });
  const empty = () => api.send('POST', '/media/trash/empty', { token });
  const listed = async (query: string, by = token): Promise<number[]> => {
    const { body } = await api.get(`/media?perPage=100&${query}`, by);
    return body.map(({ id }: { id: number }) => id);
  };
  const statusOf = async (name: string, by = VISITOR_TOKEN) => (await fileOf(api, name, by)).statusCode;
  const sweepAfter = (days: number) =>
    sweepMedia({ db: api.db, media: api.media, now: () => new Date(NOW.getTime() + days * DAY_MS) }, -1_000);
  /** A published news item that has the picture among its own. */
  const postWith = async (mediaId: number) => {
    const [post] = (await api.get('/post?type=news&perPage=1', VISITOR_TOKEN)).body;
    const use = { media_id: mediaId, post_id: post.id, field: 'content' } as const;
    await api.db.insertInto('media_use').values(use).execute();
    return post as { id: number; title: string };
  };

  it('takes a file out of the library until it is restored, and only those who manage files see it there', async () => {
    const { id, filename } = await sent();
    const trashed = await trash(id);
    expect([trashed.status, trashed.body.trashedDate]).toEqual([200, NOW.toISOString()]);
    expect(await listed('')).not.toContain(id);
    expect(await listed('unused=true')).not.toContain(id);
    expect(await listed('trashed=true')).toContain(id);
    expect(await listed('trashed=true', employee)).toEqual([]);
    expect(await listed('trashed=true', VISITOR_TOKEN)).toEqual([]);
    expect([await statusOf(filename, token), await statusOf(filename, employee)]).toEqual([200, 404]);

    expect((await restore(id)).body.trashedDate).toBeNull();
    expect(await listed('')).toContain(id);
    expect(await listed('trashed=true')).not.toContain(id);
  });

  it('is for nobody who may not manage files', async () => {
    const { id } = await sent();
    for (const by of [employee, VISITOR_TOKEN]) {
      for (const path of [`/media/${id}/trash`, `/media/${id}/restore`, '/media/trash/empty']) {
        expect([401, 403]).toContain((await api.send('POST', path, { token: by })).status);
      }
    }
    expect((await trash(99_999)).status).toBe(404);
    expect(await listed('')).toContain(id);
  });

  it('takes a file that is used only when that is said, and visitors go on seeing it where it is used', async () => {
    const { id, filename } = await sent();
    const post = await postWith(id);
    const refused = await trash(id);
    expect([refused.status, refused.body.code]).toEqual([409, 'IN_USE']);
    expect(refused.body.uses).toMatchObject([{ postId: post.id, title: post.title }]);
    expect((await trash(id, '?force=true')).status).toBe(200);
    expect(await statusOf(filename)).toBe(200);
    expect(await listed(`filename=${filename}`, VISITOR_TOKEN)).toEqual([id]);

    expect((await empty()).body).toMatchObject({ kept: 1 });
    await sweepAfter(MEDIA_TRASH_DAYS + 1);
    expect(await statusOf(filename)).toBe(200);

    await api.db.deleteFrom('media_use').where('media_id', '=', id).execute();
    expect(await statusOf(filename)).toBe(404);
    await sweepAfter(MEDIA_TRASH_DAYS + 1);
    expect((await api.get(`/media/${id}`, token)).status).toBe(404);
  });

  it('is emptied of what has lain there for its time, counted from the first time it was put there', async () => {
    const { id, filename } = await sent();
    await trash(id);
    await sql`update media set trashed_date = ${new Date(NOW.getTime() - DAY_MS)} where id = ${id}`.execute(
      api.db,
    );
    await trash(id);
    await sweepAfter(MEDIA_TRASH_DAYS - 2);
    expect(await statusOf(filename, token)).toBe(200);
    await sweepAfter(MEDIA_TRASH_DAYS - 0.5);
    expect(await statusOf(filename, token)).toBe(404);
    const log = await sql<{
      action: string;
      actor_id: number | null;
    }>`select action, actor_id from audit_entry
      where entity = 'media' and entity_id = ${String(id)} order by id`.execute(api.db);
    expect(log.rows.map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ['media.create', EDITOR],
      ['media.trash', EDITOR],
      ['media.delete', null],
    ]);
  });

  it('is emptied at once by anyone who asks for it, and says how many files that were', async () => {
    const files = [await sent(), await sent()];
    for (const { id } of files) await trash(id);
    const kept = await sent();
    expect((await empty()).body).toEqual({ deleted: 2, kept: 0 });
    expect(await listed('trashed=true')).toEqual([]);
    for (const { filename } of files) expect(await statusOf(filename, token)).toBe(404);
    expect(await statusOf(kept.filename, token)).toBe(200);
    expect((await empty()).body).toEqual({ deleted: 0, kept: 0 });
  });

  it('is not mentioned when the same file is uploaded again', async () => {
    const body = await picture(300, 200, 'png');
    const first = (await upload(api, { token, body, type: 'image/png' })).body;
    await trash(first.id);
    expect((await upload(api, { token, body, type: 'image/png' })).body.duplicateOf).toBeUndefined();
  });
});
