import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runQuietly } from './process/run-quietly.ts';
import { tool } from './process/tool.ts';
import { PROJECT_ROOT } from './project-root.ts';

const NOT_COPIED = new Set(['dist', '.turbo', '.cache', '.vite', 'data', 'storybook-static']);

/** A copy of a part of the project, to try in it what CONTRIBUTING.md says. */
export type ProjectCopy = ReturnType<typeof copyProject>;

/** @param parts files and folders, from the project's root */
export function copyProject(parts: readonly string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'brandpost-copy-'));
  for (const name of ['package.json', 'tsconfig.base.json', 'vitest.config.ts', 'scripts', ...parts]) {
    cpSync(path.join(PROJECT_ROOT, name), path.join(folder, name), {
      recursive: true,
      // Links between packages lead to their copies.
      verbatimSymlinks: true,
      filter: (from) => !NOT_COPIED.has(path.basename(from)),
    });
  }
  symlinkSync(path.join(PROJECT_ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
  const changed = new Set<string>();

  return {
    /** Writes a file anew, with its folders. */
    write(file: string, text: string): void {
      changed.add(file);
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(folder, file), text.trimStart());
    },

    /**
     * Puts lines before the first place where a text stands in a file.
     * @throws when it stands nowhere
     */
    putBefore(file: string, place: string, lines: string): void {
      changed.add(file);
      const text = readFileSync(path.join(folder, file), 'utf8');
      if (!text.includes(place)) throw new Error(`${file} has no ${JSON.stringify(place)}.`);
      writeFileSync(
        path.join(folder, file),
        text.replace(place, () => lines + place),
      );
    },

    /**
     * Puts a copy of the first line that names something before it, naming something else.
     * @throws when no line does
     */
    repeatLine(file: string, name: string, otherName: string): void {
      const lines = readFileSync(path.join(folder, file), 'utf8').split('\n');
      const line = lines.find((text) => text.includes(name));
      if (line === undefined) throw new Error(`${file} does not name ${name}.`);
      this.putBefore(file, `${line}\n`, `${line.replace(name, otherName)}\n`);
    },

    /** The files that have been written, or written in, so far. */
    changedFiles(): string[] {
      return [...changed];
    },

    /** The files in which the compiler finds something wrong. */
    async filesWithErrors(of: string): Promise<string[]> {
      const { output } = await runQuietly(tool('typescript', ['-p', of, '--pretty', 'false']), {
        cwd: folder,
      });
      const files = Array.from(output.matchAll(/^(\S+?)\(\d+,\d+\): error/gm), ([, file = '']) => file);
      return [...new Set(files)].toSorted();
    },

    /** Runs unit tests of the copy. */
    async test(files: readonly string[]): Promise<{ code: number | null; output: string }> {
      const vitest = tool('vitest', ['run', '--project=unit', ...files]);
      return await runQuietly(vitest, { cwd: folder, env: { NO_COLOR: '1' } });
    },

    remove(): void {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The steps of CONTRIBUTING.md that begin with some words. */
export function stepsFor(what: string): string {
  const guide = readFileSync(path.join(PROJECT_ROOT, 'CONTRIBUTING.md'), 'utf8');
  const at = guide.indexOf(`**${what}**`);
  return at < 0 ? '' : guide.slice(at, guide.indexOf('\n\n', at));
}
