import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines, VISITOR_TOKEN } from './engines.fixtures.ts';
import { fileOf, paper, picture, upload } from './media.fixtures.ts';

describeOnBothEngines('media files', (api) => {
  const ask = (name: string, headers = {}) =>
    api.app.inject({
      url: `/media/${name}`,
      headers: { authorization: `Bearer ${VISITOR_TOKEN}`, ...headers },
    });
  beforeAll(() => {
    mkdirSync(api.mediaDir, { recursive: true });
    writeFileSync(join(api.mediaDir, 'brandvarnare-i-tak.jpg'), 'bild');
    writeFileSync(join(api.mediaDir, 'brandvarnare-i-tak_thumb.jpg'), 'liten');
    writeFileSync(join(api.mediaDir, 'hemlig.txt'), 'hemligt');
  });

  it('are served as what their record says, for minutes, and harmless', async () => {
    const answer = await ask('brandvarnare-i-tak.jpg');
    expect([answer.statusCode, answer.body]).toEqual([200, 'bild']);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': '4',
      'cache-control': 'public, max-age=120, stale-while-revalidate=180, stale-if-error=86400',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers['content-security-policy']).toContain('sandbox');
    expect((await ask('brandvarnare-i-tak_thumb.jpg')).body).toBe('liten');
  });

  it('are sent in part, or not again, to those who ask for that', async () => {
    const { headers } = await ask('brandvarnare-i-tak.jpg');
    const etag = String(headers.etag);
    const same = await ask('brandvarnare-i-tak.jpg', { 'if-none-match': etag });
    expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', etag]);
    const part = await ask('brandvarnare-i-tak.jpg', { range: 'bytes=1-2' });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, 'il', 'bytes 1-2/4']);
    const tail = await ask('brandvarnare-i-tak.jpg', { range: 'bytes=-1', 'if-range': etag });
    expect([tail.statusCode, tail.body, tail.headers['content-length']]).toEqual([206, 'd', '1']);
    const outside = await ask('brandvarnare-i-tak.jpg', { range: 'bytes=9-' });
    expect([outside.statusCode, outside.headers['content-range']]).toEqual([416, 'bytes */4']);
    for (const range of ['bytes=0-0,2-3', 'lines=1-2', 'bytes=x', 'nonsense']) {
      expect((await ask('brandvarnare-i-tak.jpg', { range })).body, range).toBe('bild');
    }
    const other = await ask('brandvarnare-i-tak.jpg', { range: 'bytes=1-2', 'if-range': '"another"' });
    expect([other.statusCode, other.body]).toEqual([200, 'bild']);
  });

  it('are nothing but what has a record', async () => {
    for (const name of [
      'hemlig.txt',
      '..%2f..%2fpackage.json',
      '%2e%2e',
      '..%5c..%5cx',
      'a%2fb.jpg',
      '.env',
      'x_thumb.jpg',
    ]) {
      const { statusCode, body } = await ask(name);
      expect([statusCode, JSON.parse(body).code], name).toEqual([404, 'NOT_FOUND']);
    }
    expect((await ask('%00.jpg')).statusCode).toBe(400);
    const lost = await ask('karta-stationer.png');
    expect([lost.statusCode, lost.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it('need a token, as all else does', async () => {
    const answer = await api.app.inject('/media/brandvarnare-i-tak.jpg');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([401, 'no-store']);
  });

  it('are new to those who have kept them, when they have been replaced', async () => {
    const token = await api.tokenFor(3);
    const before = await upload(api, { token, body: await picture(80, 60) });
    const { filename, id } = before.body;
    const etag = String((await fileOf(api, filename, token)).headers.etag);
    expect((await fileOf(api, filename, token, { 'if-none-match': etag })).statusCode).toBe(304);
    const path = `/media/${id}/file`;
    await upload(api, { token, body: await picture(80, 60), method: 'PUT', path });
    const answer = await fileOf(api, filename, token, { 'if-none-match': etag });
    expect([answer.statusCode, answer.headers.etag === etag]).toEqual([200, false]);
  });

  it('can run no script, when they are papers', async () => {
    const token = await api.tokenFor(3);
    const { body } = await upload(api, { token, body: paper(), type: 'application/pdf' });
    const { headers } = await fileOf(api, body.filename, token);
    expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
    expect([headers['content-type'], headers['x-content-type-options']]).toEqual([
      'application/pdf',
      'nosniff',
    ]);
  });
});
