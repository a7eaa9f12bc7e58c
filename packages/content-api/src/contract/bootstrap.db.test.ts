import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isValidTree } from '@brandpost/cms-blocks';
import { FIXED_PAGE_SLUGS } from '@brandpost/domain';
import { expect, it } from 'vitest';
import { bootstrap } from '../bootstrap/bootstrap.ts';
import { createAdministrator } from '../bootstrap/create-administrator.ts';
import { makeFirstAdministrator } from '../bootstrap/first-administrator.ts';
import { describeOnEmptyDatabases, NOW } from './engines.fixtures.ts';

describeOnEmptyDatabases('an empty service', (api) => {
  it('is opened by a first administrator whose password lies in a file of the owner alone, once', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'brandpost-foundation-'));
    try {
      const [one, two] = await Promise.all([
        makeFirstAdministrator(api.db, folder, NOW),
        makeFirstAdministrator(api.db, folder, NOW),
      ]);
      expect([one, two].filter((file) => file !== null)).toHaveLength(1);
      expect(await makeFirstAdministrator(api.db, folder, NOW)).toBeNull();
      const file = join(folder, 'first-administrator');
      expect(statSync(file).mode & 0o777).toBe(0o600);
      const [username, password] = readFileSync(file, 'utf8').split('\n');
      const { status, body } = await api.send('POST', '/user/login', { body: { username, password } });
      expect([status, body.user.roles]).toMatchObject([200, [{ key: 'rubicore-administrator' }]]);

      expect((await api.get('/token', body.token)).body.code).toBe('PASSWORD_CHANGE_NEEDED');
      const own = { current: password, password: 'fyra gula kor på ängen' };
      const path = `/user/${body.user.id}/password`;
      expect((await api.send('PUT', path, { token: body.token, body: own })).status).toBe(200);

      const drafts = await api.get('/post?status=draft&type=page', body.token);
      expect(drafts.body.map(({ slug }: { slug: string }) => slug).sort()).toEqual(
        [...FIXED_PAGE_SLUGS].sort(),
      );
      expect((await api.get('/post?type=page')).body).toEqual([]);
      // How one is reached is written in its own fields, and nowhere else.
      const { body: contactPage } = await api.get('/post/kontakta-oss', body.token);
      expect(contactPage.contact).toMatchObject({ title: 'Växel', phone: '', email: '', address: '' });
      expect(JSON.stringify(contactPage.content)).not.toMatch(/\[[\p{L}]/u);
      for (const { id, slug } of drafts.body) {
        const { body: draft } = await api.get(`/post/${slug}`, body.token);
        expect(isValidTree(draft.content), slug).toBe(true);
        const filled = JSON.parse(
          JSON.stringify(draft.content).replaceAll(/\[[\p{L}][^[\]{}"]*\]/gu, 'Norrån'),
        );
        const hasPlaceholders = JSON.stringify(filled) !== JSON.stringify(draft.content);
        const publish = (content: unknown) =>
          api.send('PUT', `/post/${id}`, {
            token: body.token,
            body: { status: 'publish', version: draft.version, content },
          });
        // What is the service's own to fill in is not published by mistake.
        const asItIs = hasPlaceholders ? await publish(draft.content) : null;
        if (asItIs !== null) expect([slug, asItIs.status]).toEqual([slug, 422]);
        expect([slug, (await publish(filled)).status]).toEqual([slug, 200]);
        expect((await api.get(`/post/${slug}`)).body.title).toBe(draft.title);
      }

      const page = { type: 'page', title: 'Startsida', slug: 'startsida', parentId: 0, nodeIds: [1] };
      expect((await api.send('POST', '/post', { token: body.token, body: page })).status).toBe(201);
      expect((await api.get('/node?categoryId=2')).body).toEqual([
        { id: 1, name: 'Gemensamt', value: 'gemensamt', parent: null },
      ]);
      expect((await api.get('/category/1')).body).toMatchObject({ type: 'media' });
      const more = { key: 'dokument', name: 'Dokument', type: 'media' };
      expect((await api.send('POST', '/category', { token: body.token, body: more })).body.id).toBe(3);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('has roles to give, each with what its work needs, that nobody has yet', async () => {
    const roles = await api.db
      .selectFrom('role')
      .leftJoin('role_capability as grant', 'grant.role_id', 'role.id')
      .select(['role.name', 'grant.capability_key as key', 'grant.value'])
      .orderBy('role.id')
      .orderBy('grant.capability_key')
      .execute();
    expect(roles.every(({ value }) => value !== false)).toBe(true);
    const granted = Map.groupBy(roles, ({ name }) => name);
    expect(
      Object.fromEntries([...granted].map(([name, rows]) => [name, rows.flatMap(({ key }) => key ?? [])])),
    ).toEqual({
      Redaktör: ['create_post', 'manage_link', 'manage_media', 'publish_post', 'review_post'],
      Krisredaktör: ['create_post', 'publish_alert', 'publish_post', 'review_post', 'set_fire_ban'],
      Styrkeledare: ['follow_acknowledgement', 'inform_group'],
      Medarbetare: [],
      Administratör: [],
    });
    const given = await api.db
      .selectFrom('user_role')
      .innerJoin('role', 'role.id', 'role_id')
      .select('key')
      .execute();
    expect(new Set(given.map(({ key }) => key))).toEqual(new Set(['rubicore-administrator']));
  });

  it('gives back no role that an administrator has removed', async () => {
    await api.db.deleteFrom('role').where('key', '=', 'rubicore-employee').execute();
    await api.db.transaction().execute((trx) => bootstrap(trx, NOW));
    const kept = await api.db
      .selectFrom('role')
      .select('key')
      .where('key', '=', 'rubicore-employee')
      .execute();
    expect(kept).toEqual([]);
  });

  it('takes more administrators, each name once', async () => {
    const account = {
      username: 'ny',
      firstName: 'Ny',
      lastName: 'Administratör',
      password: 'ett långt lösenord',
    };
    const make = () => api.db.transaction().execute((trx) => createAdministrator(trx, account, NOW));
    expect(await make()).toEqual(expect.any(Number));
    expect(await make()).toBeNull();
  });
});
