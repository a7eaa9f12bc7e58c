import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../project-root.ts';

/** A program and its arguments, ready to be started without a shell. */
export type Command = readonly [program: string, ...args: string[]];

/**
 * How to start a tool that the project depends on, by the Node that runs us: the same on every system, whatever
 * lies on the PATH.
 * @param name the package's name
 * @param folder where the package is a dependency; the root unless said
 * @throws Error when the package is not installed or has no program of its own name
 */
export function tool(name: string, args: readonly string[], folder = PROJECT_ROOT): Command {
  const packageFolder = join(folder, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const programName = name.split('/').at(-1) ?? name;
  const entry = typeof bin === 'string' ? bin : (bin[programName] ?? Object.values(bin)[0]);
  if (entry === undefined) throw new Error(`${name} has no program`);
  return [process.execPath, join(packageFolder, entry), ...args];
}
