import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from '@swc/core';
import { PROJECT_ROOT } from '../project-root.ts';

const GLOSSARY = join(PROJECT_ROOT, 'docs/glossary.md');
const SECTION = '## Names that are not used';
const SOURCES = '{apps,packages,e2e,scripts}/**/*.{ts,tsx}';
const NOT_OURS = new Set(['node_modules', 'dist', 'test-results']);

/** A word, or several in a row, that no identifier holds, and the field's own. */
export type UnusedName = { words: string; instead: string };

/** Names in our sources that the glossary has others for, each once for a file. */
export async function nameProblems(): Promise<string[]> {
  const unused = unusedNames(await readFile(GLOSSARY, 'utf8'));
  if (unused.length === 0) return [`docs/glossary.md has no table under "${SECTION}".`];
  const problems: string[] = [];
  for await (const path of glob(SOURCES, { cwd: PROJECT_ROOT, exclude: (name) => NOT_OURS.has(name) })) {
    const names = await identifiersIn(await readFile(join(PROJECT_ROOT, path), 'utf8'), path.endsWith('x'));
    for (const name of names) {
      const found = unused.find(({ words }) => ` ${wordsOf(name)} `.includes(` ${words} `));
      if (found !== undefined) problems.push(`${path}: ${name} (docs/glossary.md: ${found.instead})`);
    }
  }
  return problems;
}

/** The rows of the glossary's table: names in the first column, separated by commas, in the second the field's own. */
export function unusedNames(glossary: string): UnusedName[] {
  const section = glossary.split(SECTION)[1]?.split('\n## ')[0] ?? '';
  const rows = Array.from(section.matchAll(/^\| `(.+?)` \| (.+?) \|$/gm));
  return rows.flatMap(([, names = '', instead = '']) =>
    names.split('`, `').map((name) => ({ words: wordsOf(name), instead })),
  );
}

/** Every identifier of a module, once. */
export async function identifiersIn(source: string, tsx: boolean): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  collect(await parse(source, { syntax: 'typescript', tsx, decorators: true }), names);
  return names;
}

function collect(node: unknown, names: Set<string>): void {
  if (typeof node !== 'object' || node === null) return;
  const { type, value } = node as { type?: unknown; value?: unknown };
  if (type === 'Identifier' && typeof value === 'string') names.add(value);
  for (const child of Object.values(node)) collect(child, names);
}

/** `setToldUntil`, `TOLD_UNTIL` and `told-until` as words in lower case with spaces between. */
function wordsOf(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_$-]+/g, ' ')
    .trim()
    .toLowerCase();
}
