import { spawn } from 'node:child_process';

const PROGRAMS = ['nginx', 'prometheus', 'redis-server', 'php'] as const;

/** Names of the programs that a rehearsal needs and that are not installed. */
export async function missingPrograms(): Promise<string[]> {
  const installed = await Promise.all(PROGRAMS.map(isInstalled));
  return PROGRAMS.filter((_, index) => !installed[index]);
}

function isInstalled(command: string): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, ['--version'], { stdio: 'ignore' });
    child.once('error', () => resolve(false));
    child.once('exit', () => resolve(true));
  });
}
