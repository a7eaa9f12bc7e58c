import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { IdentityProvider, SigningKeys } from '@brandpost/test-support';
import { contentSource, DEMO_KEYS_FILE, publicOriginOf } from './content-source.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export type DemoIdentityProvider = {
  origin: string;
  /** What the service has to know of it. */
  env: { SAML_IDP_METADATA: string; SAML_IDP_ORIGIN: string; PASSWORD_SIGN_IN: string };
  close(): Promise<void>;
};

/** The same whatever port is free, so that the service sees one and the same. */
const ENTITY_ID = 'urn:brandpost:demo-identity-provider';
const PORTS_TRIED = 20;

/**
 * Starts the identity provider of the demo, so that single sign-on can be tried: where there is demo content, on this
 * machine, and nobody has set another. null where there is none, or it cannot be had; the service starts all the same.
 */
export async function startDemoIdentityProvider(env: Environment): Promise<DemoIdentityProvider | null> {
  if (!isWanted(env)) return null;
  const publicOrigin = publicOriginOf(env);
  // Built by the step before, so it cannot be imported at the start.
  const { demoPeople, makeSigningKeys, startIdentityProvider } = await import('@brandpost/test-support');
  try {
    const keys = await keptKeys(resolve(env.DATA_DIR?.trim() || './data'), makeSigningKeys);
    const provider = await onFreePort(Number(new URL(publicOrigin).port) + 1, async (port) =>
      startIdentityProvider({
        ...(await demoPeople()),
        keys,
        port,
        entityId: ENTITY_ID,
        serviceMetadata: async () => (await fetch(`${publicOrigin}/rubicore/saml/v1/metadata`)).text(),
      }),
    );
    return {
      origin: provider.origin,
      env: {
        SAML_IDP_METADATA: provider.metadata,
        SAML_IDP_ORIGIN: provider.origin,
        // Both ways in are there to be tried.
        PASSWORD_SIGN_IN: env.PASSWORD_SIGN_IN?.trim() || 'on',
      },
      close: () => provider.close(),
    };
  } catch {
    return null;
  }
}

/** Never where others could come: everybody has the same password here, and it is published. */
function isWanted(env: Environment): boolean {
  const isSet = Object.entries(env).some(([name, value]) => name.startsWith('SAML_') && value?.trim());
  return contentSource(env).hasDemoAccounts && !isSet;
}

/** Kept beside the service's own, so that it trusts the same ones after another start. */
async function keptKeys(
  folder: string,
  makeKeys: (commonName: string) => Promise<SigningKeys>,
): Promise<SigningKeys> {
  const file = join(folder, DEMO_KEYS_FILE);
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    const keys = await makeKeys('Demoinloggning');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(file, JSON.stringify(keys), { mode: 0o600 });
    return keys;
  }
}

async function onFreePort(
  first: number,
  start: (port: number) => Promise<IdentityProvider>,
): Promise<IdentityProvider> {
  for (let port = first; ; port += 1) {
    try {
      return await start(port);
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!isTaken || port >= first + PORTS_TRIED) throw error;
    }
  }
}
