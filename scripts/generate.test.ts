import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { generators } from './generate.ts';
import { PROJECT_ROOT } from './project-root.ts';

const PACKAGES = join(PROJECT_ROOT, 'packages');

it('runs what turbo runs: the generator of every package that has one', () => {
  const withGenerator = readdirSync(PACKAGES).filter((name) => {
    const manifest = join(PACKAGES, name, 'package.json');
    return existsSync(manifest) && 'generate' in JSON.parse(readFileSync(manifest, 'utf8')).scripts;
  });
  expect(withGenerator).not.toEqual([]);
  expect(generators()).toEqual(withGenerator.map((name) => join(PACKAGES, name, 'scripts/generate.ts')));
});

it('has written before any test what the packages compile', () => {
  for (const path of generators()) {
    const folder = join(path, '../../src/compiled');
    expect(readdirSync(folder).filter((file) => file.endsWith('.ts'))).not.toEqual([]);
  }
});
