import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemoIdentityProvider } from './demo-identity-provider.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'brandpost-demo-idp-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the identity provider of the demo', () => {
  it('takes the next port when its own is taken, and is the same after another start', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const taken = (other.address() as AddressInfo).port;
    const start = () =>
      startDemoIdentityProvider({ SEED: 'demo', DATA_DIR: folder, PORT: String(taken - 1) });
    const first = await start();
    expect(Number(new URL(first?.origin ?? '').port)).toBeGreaterThan(taken);
    expect(await (await fetch(`${first?.origin}/metadata`)).text()).toBe(first?.env.SAML_IDP_METADATA);
    expect(first?.env.SAML_IDP_ORIGIN).toBe(first?.origin);
    await first?.close();
    const again = await start();
    expect(again?.env).toEqual(first?.env);
    await again?.close();
    other.close();
  });

  it.each([
    ['there is no demo content', { SEED: 'none' }],
    ['the content is elsewhere', { RUBICORE_URL: 'https://api.example.se' }],
    ['another is set', { SAML_IDP_SSO_URL: 'https://idp.example.se/sso' }],
    ['others than this machine can come', { PUBLIC_ORIGIN: 'https://www.example.se' }],
    ['the address is no address', { PUBLIC_ORIGIN: 'nowhere' }],
    ['the port is none', { PORT: 'many' }],
  ])('stays away when %s', async (_, env) => {
    expect(await startDemoIdentityProvider({ SEED: 'demo', DATA_DIR: folder, ...env })).toBeNull();
  });

  it('leaves it to the service to tell of a folder that cannot be written', async () => {
    expect(
      await startDemoIdentityProvider({ SEED: 'demo', DATA_DIR: '/dev/null/data', PORT: '3900' }),
    ).toBeNull();
  });
});
