import { createECDH, randomBytes } from 'node:crypto';
import { type PushService, startPushService } from '@brandpost/test-support';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines } from './engines.fixtures.ts';

const p256dh = () => {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return ecdh.getPublicKey('base64url');
};
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/abc:DEF_1-2';
const BODY = {
  endpoint: ENDPOINT,
  p256dh: p256dh(),
  auth: randomBytes(16).toString('base64url'),
  level: 'warning',
  municipality: '',
  quiet: { from: '22:00', to: '06:00' },
};

describeOnBothEngines('subscribing to crisis alerts', (api) => {
  beforeEach(async () => {
    await api.db.deleteFrom('push_subscription').execute();
  });
  const save = (changes: object = {}) =>
    api.send('PUT', '/push/subscription', { body: { ...BODY, ...changes } });
  const find = (endpoint = ENDPOINT) => api.send('POST', '/push/subscription/search', { body: { endpoint } });

  it('is for everybody, is changed under its address, and is forgotten', async () => {
    expect((await api.get('/push')).body).toMatchObject({ publicKey: 'the-public-key' });
    expect((await find()).status).toBe(404);
    const { level, municipality, quiet } = BODY;
    expect((await save()).body).toEqual({ level, municipality, quiet });
    const [first] = (await api.get('/push')).body.municipalities;
    const changed = { level: 'severe', municipality: first, quiet: null };
    expect(first).toMatch(/kommun/);
    expect((await save(changed)).status).toBe(200);
    expect((await find()).body).toEqual(changed);
    const rows = await api.db.selectFrom('push_subscription').selectAll().execute();
    expect(rows).toHaveLength(1);
    await api.send('POST', '/push/subscription/removal', { body: { endpoint: ENDPOINT } });
    expect((await find()).status).toBe(404);
  });

  it('keeps nothing about anybody, and leaves nothing in the audit log', async () => {
    const count = async () => (await api.db.selectFrom('audit_entry').select('id').execute()).length;
    const before = await count();
    await save();
    const [row] = await api.db.selectFrom('push_subscription').selectAll().execute();
    expect(Object.keys(row ?? {}).sort()).toEqual(
      'auth created endpoint id level municipality p256dh quiet_from quiet_to'.split(' '),
    );
    expect(await count()).toBe(before);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/a',
    'https://127.0.0.1/fcm/send/a',
    'https://[::1]/a',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.1/a',
    'https://localhost/a',
    'https://fcm.googleapis.com.example.org/a',
    'https://example.org/fcm.googleapis.com',
    'https://fcm.googleapis.com:8443/a',
    'https://somebody@fcm.googleapis.com/a',
    'https://fcm.googleapis.com@example.org/a',
    'https://evilpush.apple.com.example.org/a',
    'https://notpush.services.mozilla.com.evil.se/a',
    'https://fcm.googleapis.com\\@example.org/a',
    'ftp://web.push.apple.com/a',
    'javascript:alert(1)',
    'an address',
    '',
  ])('refuses an address that is no push service of a browser: %s', async (endpoint) => {
    const { status, body } = await save({ endpoint });
    expect([status, body.errors?.[0]?.field]).toEqual([422, 'endpoint']);
    expect(await api.db.selectFrom('push_subscription').selectAll().execute()).toEqual([]);
  });

  it.each([
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYAA%2Bb',
    'https://web.push.apple.com/QGx-1',
  ])('takes the push services of browsers: %s', async (endpoint) => {
    expect((await save({ endpoint })).status).toBe(200);
  });

  it.each([
    ['p256dh', 422, { p256dh: 'AAAA' }],
    ['p256dh', 422, { p256dh: Buffer.alloc(65, 4).toString('base64url') }],
    ['auth', 422, { auth: 'AAAA' }],
    ['municipality', 422, { municipality: 'Nowhere' }],
    ['quiet', 422, { quiet: { from: '25:00', to: '06:00' } }],
    ['quiet', 422, { quiet: { from: '06:00', to: '06:00' } }],
    ['level', 400, { level: 'all' }],
    ['quiet', 400, { quiet: 'never' }],
    ['endpoint', 400, { endpoint: `${ENDPOINT}${'a'.repeat(2000)}` }],
    ['endpoint', 400, { endpoint: 7 }],
  ])('refuses what makes no sense, by its field: %s', async (field, status, changes) => {
    const answer = await save(changes);
    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([status, field]);
    expect(await api.db.selectFrom('push_subscription').selectAll().execute()).toEqual([]);
  });
});

let service: PushService;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.close());
it('another origin is trusted where it is set, and nothing beside it', async () => {
  const { isPushService } = await import('../push/push-services.ts');
  const { endpoint } = service.subscribe('a');
  expect(isPushService(endpoint, [service.origin])).toBe(true);
  expect(isPushService(endpoint, [])).toBe(false);
  expect(isPushService(endpoint.replace('127.0.0.1', '127.0.0.2'), [service.origin])).toBe(false);
});
