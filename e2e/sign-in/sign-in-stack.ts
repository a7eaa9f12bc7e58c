import { demoPeople, type IdentityProvider, startIdentityProvider } from '@brandpost/test-support';
import { freePort } from '../../scripts/process/free-port.ts';
import { startServer, stopServer } from '../own-stack.ts';
import { copySeededFolder, removeFolder } from '../seeded-folder.ts';
import { startRecordingProxy } from './recording-proxy.ts';

const DEFAULT_TOKEN = 'the-default-token-of-the-journeys';

export type SignInStack = {
  origin: string;
  /** On another site: `127.0.0.1` is one, as seen from `localhost`. */
  idp: IdentityProvider;
  /** What no browser may ever get: every token and cookie of the API's. */
  secrets: ReadonlySet<string>;
  stop(): Promise<void>;
};

/** The product with the demo content and an identity provider, and an ear between the BFF and the content API. */
export async function startSignInStack(): Promise<SignInStack> {
  const dataDir = await copySeededFolder('sign-in');
  const [port, idpPort, apiPort] = [await freePort(), await freePort(), await freePort()];
  const origin = `http://localhost:${port}`;
  const idp = await startIdentityProvider({
    ...(await demoPeople()),
    hostname: '127.0.0.1',
    port: idpPort,
    serviceMetadata: async () => (await fetch(`${origin}/rubicore/saml/v1/metadata`)).text(),
  });
  const shared = { DATA_DIR: dataDir, PUBLIC_ORIGIN: origin, RUBICORE_DEFAULT_TOKEN: DEFAULT_TOKEN };
  const api = await startServer('packages/content-api/dist/server.js', {
    ...shared,
    PORT: String(apiPort),
    SAML_IDP_METADATA: idp.metadata,
    PASSWORD_SIGN_IN: 'on',
  });
  const proxy = await startRecordingProxy(apiPort);
  const bff = await startServer('apps/bff/dist/server.js', {
    ...shared,
    PORT: String(port),
    RUBICORE_URL: proxy.origin,
    SAML_IDP_ORIGIN: idp.origin,
    PASSWORD_SIGN_IN: 'on',
  });
  return {
    origin,
    idp,
    secrets: proxy.secrets,
    async stop() {
      await stopServer(bff);
      await proxy.close();
      await stopServer(api);
      await idp.close();
      await removeFolder(dataDir);
    },
  };
}
