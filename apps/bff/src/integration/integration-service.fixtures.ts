import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  demoPeople,
  type IdentityProvider,
  type Person,
  startIdentityProvider,
} from '@brandpost/test-support';
import { vi } from 'vitest';
import { configFrom } from '../config/config.ts';
import type { Env } from '../config/env.ts';
import { startEmbeddedContent } from '../content/embedded-content.ts';
import { createLog } from '../operations/log.ts';
import { PASSWORD } from '../sign-in/browser.fixtures.ts';
import type { PageSource } from '../ssr/page-source.ts';
import { startTestServer, type TestServer } from '../test-server.fixtures.ts';

const DEFAULT_TOKEN = 'the-default-token-of-the-test';
const STAFF_EVENTS_TOKEN = 'the-token-of-the-bff-of-the-test';
const METADATA_WAIT = { timeout: 20_000, interval: 200 };
const PUBLIC_ORIGIN = 'http://localhost:3000';

/** The BFF in front of a real content API with the demo content, and an identity provider that both trust. */
export async function startIntegrationService(settings: Env = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'brandpost-whole-'));
  const { people } = await demoPeople();
  const idp = await startIdentityProvider({ people, password: PASSWORD, port: await freePort() });
  const env = {
    DATA_DIR: dataDir,
    SEED: 'demo',
    PUBLIC_ORIGIN,
    RUBICORE_DEFAULT_TOKEN: DEFAULT_TOKEN,
    STAFF_EVENTS_TOKEN,
    SAML_IDP_METADATA: idp.metadata,
    SAML_IDP_ORIGIN: idp.origin,
    PASSWORD_SIGN_IN: 'on',
    LOG_LEVEL: 'silent',
    ...settings,
  };
  const config = configFrom(env);
  if (config.content.mode !== 'embedded') throw new Error('The content API is not embedded.');
  let contentOrigin = '';
  const content = await startEmbeddedContent(
    { ...config, content: config.content },
    {
      log: createLog('silent'),
      isWatched: false,
      onReady: (origin) => {
        contentOrigin = origin;
      },
    },
  );
  const { SAML_IDP_METADATA: _, DATA_DIR: __, DATABASE_URL: ___, ...ofTheDoor } = env;
  /** Another BFF in front of the same content API, with answers kept as in earnest. */
  const openAnother = (settings: Env = {}, pages?: PageSource) =>
    startTestServer(contentOrigin, pages, null, { ...ofTheDoor, ...settings });
  const door = await startTestServer(contentOrigin, undefined, 0, ofTheDoor);
  idp.trust(await metadataOf(door));
  return {
    door,
    idp,
    openAnother,
    contentOrigin,
    dataDir,
    async close() {
      await door.close();
      await content.stop();
      await idp.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The service's own metadata. A machine that starts many services at once may be refused them at first. */
async function metadataOf(door: TestServer): Promise<string> {
  return await vi.waitFor(async () => {
    const response = await door.get('/rubicore/saml/v1/metadata');
    if (!response.ok) throw new Error(`The metadata of the service: ${response.status}`);
    return await response.text();
  }, METADATA_WAIT);
}

export type IntegrationService = Awaited<ReturnType<typeof startIntegrationService>>;

/** What the identity provider answers to the request in the address that a browser was sent to. */
export function answerAt(idp: IdentityProvider, location: string, username: string): Record<string, string> {
  const { id, relayState } = idp.read(location);
  return {
    SAMLResponse: idp.respond(id, { person: personNamed(username) }),
    RelayState: relayState,
  };
}

/** Somebody of the demo content, known by nothing but the user name. */
export function personNamed(username: string): Person {
  const untold = { firstName: '', lastName: '', displayName: '', email: '', groups: [] };
  return { uid: username, username, ...untold };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
