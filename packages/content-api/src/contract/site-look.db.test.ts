import { beforeAll, beforeEach, expect, it } from 'vitest';
import { emptyTrash } from '../media/trash.ts';
import { describeOnBothEngines, NOW, VISITOR_TOKEN } from './engines.fixtures.ts';
import { fileOf, paper, picture, upload } from './media.fixtures.ts';

/** Of the demo: an administrator, who may manage groups, and an editor, who may not. */
const [ADMINISTRATOR, EDITOR] = [1, 3];
const NONE = { logoMediaId: null, colour: null };

describeOnBothEngines('how the site looks', (api) => {
  let [administrator, editor] = ['', ''];
  beforeAll(async () => {
    administrator = await api.tokenFor(ADMINISTRATOR);
    editor = await api.tokenFor(EDITOR);
  });
  beforeEach(async () => {
    await api.db.updateTable('site_look').set({ logo_media_id: null, colour: null }).execute();
  });

  const set = (body: unknown, token: string | null = administrator) =>
    api.send('PUT', '/site-look', { token, body });
  const look = async (token: string = VISITOR_TOKEN) => (await api.get('/site-look', token)).body;
  const messageOf = ({ status, body }: Awaited<ReturnType<typeof set>>) => [
    status,
    body.errors?.[0]?.message,
  ];
  const sent = async (token = administrator) =>
    (await upload(api, { token, body: await picture(600, 300, 'png'), type: 'image/png' })).body as {
      id: number;
      filename: string;
    };
  const statusOf = async (name: string, token = VISITOR_TOKEN) => (await fileOf(api, name, token)).statusCode;

  it('is as it comes until somebody chooses', async () => {
    expect(await look()).toEqual({ ...NONE, logo: null });
  });

  it('is set by those who say what the service is called, and read by anyone', async () => {
    const { id, filename } = await sent();
    const made = await set({ logoMediaId: id, colour: '#B3122B' });
    expect(made.status).toBe(200);
    expect(made.body).toMatchObject({ logoMediaId: id, colour: '#b3122b', logo: { filename, width: 600 } });
    expect(await look()).toEqual(made.body);
    for (const [token, status] of [
      [editor, 403],
      [null, 401],
    ] as const) {
      expect((await set(NONE, token)).status).toBe(status);
    }
    expect(await look()).toEqual(made.body);
  });

  it('stands in the audit log with what was before, and is told to those who keep pages for visitors', async () => {
    await set({ ...NONE, colour: '#101010' });
    await set({ ...NONE, colour: '#ffcc00' });
    const { body: entries } = await api.get('/audit?entity=installation&perPage=1', administrator);
    expect(entries).toMatchObject([
      {
        action: 'installation.look',
        actorId: ADMINISTRATOR,
        before: { ...NONE, colour: '#101010' },
        after: { ...NONE, colour: '#ffcc00' },
      },
    ]);
    const row = await api.db
      .selectFrom('audit_entry')
      .select('is_public')
      .where('id', '=', entries[0].id)
      .executeTakeFirst();
    expect(row?.is_public).toBe(true);
  });

  it('shows a picture to everybody once it is the logo, and no longer than that', async () => {
    const { id, filename } = await sent();
    expect(await statusOf(filename)).toBe(404);
    await set({ ...NONE, logoMediaId: id });
    expect([await statusOf(filename), await statusOf(filename, editor)]).toEqual([200, 200]);
    expect((await api.get(`/media/${id}`, VISITOR_TOKEN)).status).toBe(200);
    await set(NONE);
    expect(await statusOf(filename)).toBe(404);
  });

  it('refuses what is no colour', async () => {
    for (const colour of ['red', '#fff', '#12345g', 'url(#a)', '#b3122b;']) {
      expect(messageOf(await set({ ...NONE, colour }))).toEqual([
        422,
        'Skriv färgen som # och sex tecken, till exempel #174285',
      ]);
    }
    expect((await set({ ...NONE, colour: '' })).body.colour).toBeNull();
  });

  it('refuses a logo that cannot be one, and says why', async () => {
    const { body: file } = await upload(api, {
      token: administrator,
      body: paper(),
      type: 'application/pdf',
    });
    const trashed = await sent();
    await api.send('POST', `/media/${trashed.id}/trash`, { token: administrator });
    for (const [logoMediaId, message] of [
      [file.id, 'Filen är ingen bild. Välj en bild.'],
      [trashed.id, 'Bilden ligger i papperskorgen. Återställ den eller välj en annan.'],
      [999_999, 'Bilden finns inte kvar. Välj en annan.'],
    ] as const) {
      expect(messageOf(await set({ ...NONE, logoMediaId }))).toEqual([422, message]);
    }
    expect(await look()).toEqual({ ...NONE, logo: null });
  });

  it('makes nothing visible that the one who chooses may not see', async () => {
    const { body: role } = await api.send('POST', '/role', {
      token: administrator,
      body: { name: 'Namnger', key: 'namnger' },
    });
    await api.send('POST', `/role/${role.id}/capability/manage_node`, {
      token: administrator,
      body: { value: true },
    });
    await api.send('POST', `/user/5/role/${role.id}`, { token: administrator });
    const { id } = await sent();
    const refused = await set({ ...NONE, logoMediaId: id }, await api.tokenFor(5));
    expect(messageOf(refused)).toEqual([422, 'Bilden finns inte kvar. Välj en annan.']);
  });

  it('keeps its logo: used, it is neither trashed nor deleted unless somebody insists', async () => {
    const { id, filename } = await sent();
    await set({ ...NONE, logoMediaId: id });
    const { body: usage } = await api.get(`/media/${id}/usage`, administrator);
    expect(usage).toEqual({ uses: [], isLogo: true, hiddenUses: 0 });
    for (const [method, path] of [
      ['DELETE', `/media/${id}`],
      ['POST', `/media/${id}/trash`],
    ] as const) {
      const refused = await api.send(method, path, { token: administrator });
      expect([refused.status, refused.body.isLogo]).toEqual([409, true]);
    }
    await api.send('POST', `/media/${id}/trash?force=true`, { token: administrator });
    const by = { userId: null, maskedBy: null, requestId: null };
    await emptyTrash({ db: api.db, media: api.media, now: () => NOW }, by, { seenBy: null });
    expect([(await look()).logo?.filename, await statusOf(filename)]).toEqual([filename, 200]);
    // What it has is kept when the colour alone is changed.
    expect((await set({ logoMediaId: id, colour: '#101010' })).status).toBe(200);
    expect((await api.send('DELETE', `/media/${id}?force=true`, { token: administrator })).status).toBe(200);
    expect(await look()).toEqual({ logoMediaId: null, colour: '#101010', logo: null });
  });
});
