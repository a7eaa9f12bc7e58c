import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient, type RubicoreClient } from '@brandpost/rubicore-api';

/** A content API with the demo service in a folder of its own. */
export type OwnContentApi = {
  /** Calls made by somebody of the demo. */
  clientOf(username: string): Promise<RubicoreClient>;
  /** Calls made by visitors. */
  visitor: RubicoreClient;
  close(): Promise<void>;
};

const ENTRY = fileURLToPath(new URL('../../../../../../packages/content-api/src/server.ts', import.meta.url));
const PASSWORD = 'brandpost-demo';
const VISITOR_TOKEN = 'the-token-of-visitors-in-tests';

/** Starts the content API from its sources, as a process on a database of its own. */
export async function startOwnContentApi(): Promise<OwnContentApi> {
  const folder = mkdtempSync(join(tmpdir(), 'brandpost-editor-'));
  const child = fork(ENTRY, [], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATA_DIR: folder,
      PORT: '0',
      LOG_LEVEL: 'silent',
      SEED: 'demo',
      RUBICORE_DEFAULT_TOKEN: VISITOR_TOKEN,
    },
    execArgv: ['--conditions=brandpost-source'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [message] = (await once(child, 'message')) as [{ type: string; port?: number; message?: string }];
  if (message.type !== 'ready') throw new Error(message.message);
  const clientWith = (token: string) =>
    createClient((address, { headers, ...init }) =>
      fetch(`http://127.0.0.1:${message.port}${address}`, {
        ...init,
        headers: { ...headers, authorization: `Bearer ${token}` },
      }),
    );
  const visitor = clientWith(VISITOR_TOKEN);
  return {
    visitor,
    async clientOf(username) {
      const { token } = await visitor.call('logIn', { json: { username, password: PASSWORD } });
      return clientWith(token);
    },
    async close() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
