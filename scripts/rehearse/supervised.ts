import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** A line of a program's log that somebody should read: warnings and worse. */
export type LogLine = { atMs: number; program: string; text: string };

/** A program that is started again whenever it ends, as systemd and Docker do. */
export type Supervised = {
  name: string;
  pid(): number;
  signal(signal: NodeJS.Signals): void;
  /** Asks it to end, and lets it be started again. */
  restart(): Promise<void>;
  /** Ends it for good. */
  stop(): Promise<void>;
};

const RESTART_MS = 1000;
const STOP_MS = 15_000;
const WARN = 40;

/** @param log takes what the program writes to its log as a warning or worse, and all that it writes to standard error */
export function supervise(
  program: { name: string; command: string; args: readonly string[]; env: NodeJS.ProcessEnv; cwd: string },
  log: (line: LogLine) => void,
): Supervised {
  let isStopping = false;
  let child: ChildProcess;
  let exited: Promise<void>;
  const start = () => {
    child = spawn(program.command, program.args, {
      env: program.env,
      cwd: program.cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    eachLine(child.stdout, (line) => noteJson(line));
    eachLine(child.stderr, (text) => log({ atMs: performance.now(), program: program.name, text }));
    exited = new Promise((resolve) => child.once('exit', () => resolve()));
    void exited.then(async () => {
      if (isStopping) return;
      log({
        atMs: performance.now(),
        program: 'supervisor',
        text: `${program.name} ended and is started again`,
      });
      await wait(RESTART_MS);
      if (!isStopping) start();
    });
  };
  const noteJson = (line: string) => {
    try {
      const { level, msg } = JSON.parse(line) as { level?: number; msg?: string };
      if ((level ?? 0) >= WARN) log({ atMs: performance.now(), program: program.name, text: msg ?? line });
    } catch {
      log({ atMs: performance.now(), program: program.name, text: line });
    }
  };
  start();
  return {
    name: program.name,
    pid: () => child.pid ?? 0,
    signal: (signal) => void child.kill(signal),
    async restart() {
      child.kill('SIGTERM');
      await exited;
    },
    async stop() {
      isStopping = true;
      child.kill('SIGCONT');
      child.kill('SIGTERM');
      const giveUp = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      await exited;
      clearTimeout(giveUp);
    },
  };
}

function eachLine(stream: NodeJS.ReadableStream | null, hear: (line: string) => void): void {
  let rest = '';
  stream?.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line !== '') hear(line);
  });
}
