import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../scripts/process/free-port.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A service of one journey lives too short for its embedded database to be compiled again, and better, while it runs. */
const SHORT_LIVED = ['--liftoff-only'];

/** Starts one of our built servers and waits until it is ready. */
export async function startServer(
  entry: string,
  env: Record<string, string>,
  nodeArguments: string[] = [],
): Promise<ChildProcess> {
  const child = fork(join(root, entry), [], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'production',
      LOG_LEVEL: 'fatal',
      OPS_PORT: '0',
      SEED: 'demo',
      ...env,
    },
    execArgv: nodeArguments,
  });
  const [message] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [
    { type?: string },
  ];
  if (message?.type !== 'ready') throw new Error(`${entry} did not start`);
  return child;
}

/** Starts the built BFF on a free port. Without other settings it brings its content API along. */
export async function startBff(env: Record<string, string>): Promise<{ origin: string; bff: ChildProcess }> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const ownEnv = { PORT: String(port), PUBLIC_ORIGIN: origin, ...env };
  const bff = await startServer('apps/bff/dist/server.js', ownEnv, SHORT_LIVED);
  return { origin, bff };
}

/** Asks a server to stop, and waits until it has. As by Ctrl+C: no load balancer has to notice first, for two seconds. */
export async function stopServer(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGINT');
  await exited;
}
