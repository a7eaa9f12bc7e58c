import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { PROJECT_ROOT } from '../project-root.ts';

/** A server of ours in a process of its own, for as long as a measurement or a test needs it. */
export type NodeService<Ready> = {
  /** What it sent when it was ready. */
  ready: Ready;
  child: ChildProcess;
  /** Asks it to end and makes sure that it does. */
  stop(): Promise<void>;
};

const STOP_MS = 15_000;
const READY_MS = 120_000;

/**
 * Starts a Node program and waits for its `{type: 'ready'}` message.
 * @throws Error with what it said when it ends before that, or is not ready in time, two minutes by default
 */
export async function startNodeService<Ready>(
  entry: string,
  options: {
    env?: Record<string, string>;
    cwd?: string;
    readyMs?: number;
    execArgv?: readonly string[];
  } = {},
): Promise<NodeService<Ready>> {
  const child = fork(entry, [], {
    cwd: options.cwd ?? PROJECT_ROOT,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...options.env },
    execArgv: [...(options.execArgv ?? [])],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-10_000);
    });
  }
  const exited = once(child, 'exit');
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const giveUp = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await exited;
    clearTimeout(giveUp);
  };
  const ready = await Promise.race([
    readyMessage<Ready>(child),
    exited.then(() => null),
    new Promise<null>((resolve) => setTimeout(resolve, options.readyMs ?? READY_MS, null).unref()),
  ]);
  if (ready === null) {
    await stop();
    throw new Error(`${entry} did not get ready.\n${said}`);
  }
  return { ready, child, stop };
}

function readyMessage<Ready>(child: ChildProcess): Promise<Ready> {
  return new Promise((resolve) => {
    child.on('message', (message: { type?: string }) => {
      if (message.type === 'ready') resolve(message as Ready);
    });
  });
}
