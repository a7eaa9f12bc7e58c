import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Every module that an entry loads, by its own name; packages by theirs. Types alone load nothing. */
function modulesOf(entry: string): string[] {
  const found = new Set<string>();
  const waiting = [new URL(entry, import.meta.url).href];
  for (let href = waiting.pop(); href !== undefined; href = waiting.pop()) {
    if (found.has(href)) continue;
    found.add(href);
    if (!href.startsWith('file:')) continue;
    const source = readFileSync(new URL(href), 'utf8');
    for (const [, clause = '', specifier = ''] of source.matchAll(
      /^(?:import|export)\s([^;]*?)from '([^']+)';/gms,
    )) {
      if (!clause.startsWith('type '))
        waiting.push(specifier.startsWith('.') ? new URL(specifier, href).href : specifier);
    }
  }
  return [...found];
}

function packagesOf(entry: string): string[] {
  return modulesOf(entry)
    .filter((href) => !href.startsWith('file:'))
    .toSorted();
}

describe('the entries', () => {
  it('keep React and the sanitiser out of the model', () => {
    expect(packagesOf('index.ts')).toEqual([
      '@brandpost/domain',
      '@brandpost/swedish',
      '@brandpost/validation',
      'dequal/lite',
    ]);
  });

  it('keep what editors need away from those who only read', () => {
    const isEditing = (href: string) => href.includes('/editing') || href.includes('/places-for');
    expect(modulesOf('editing.ts').filter(isEditing)).not.toEqual([]);
    expect(['index.ts', 'react/index.ts', 'sanitize.ts'].flatMap(modulesOf).filter(isEditing)).toEqual([]);
    expect(packagesOf('editing.ts')).toEqual([
      '@brandpost/domain',
      '@brandpost/validation',
      'dequal/lite',
      'node-diff3',
    ]);
  });

  it('keep React out of the sanitiser, and the sanitiser out of the views', () => {
    expect(packagesOf('sanitize.ts')).toEqual(['@brandpost/domain', 'sanitize-html']);
    expect(packagesOf('react/index.ts')).toEqual([
      '@brandpost/domain',
      '@brandpost/swedish',
      'react',
      'styled-components',
    ]);
  });

  it('judge content where generated code is forbidden, as a content security policy forbids it', () => {
    const script = `
      const { checkTree, templateFor } = await import('./src/index.ts');
      let isForbidden = false;
      try { new Function('return 1')(); } catch { isForbidden = true; }
      const page = templateFor('page', () => crypto.randomUUID());
      const bad = [{ ...page[0], props: { title: 7 } }];
      console.log(JSON.stringify([isForbidden, checkTree(page).ok, checkTree(bad).ok]));`;
    const flags = [
      '--disallow-code-generation-from-strings',
      '--conditions=brandpost-source',
      '--input-type=module',
    ];
    const output = execFileSync(process.execPath, [...flags, '--eval', script], {
      cwd: new URL('..', import.meta.url),
      encoding: 'utf8',
    });
    expect(JSON.parse(output)).toEqual([true, true, false]);
  }, 20_000);
});
