import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { compiledSources } from '../scripts/compiled-sources.ts';

const FOLDER = join(import.meta.dirname, 'compiled');

it('holds what the rules compile to: run `pnpm generate` after changing them', () => {
  const sources = compiledSources();
  expect(readdirSync(FOLDER).sort()).toEqual([...sources.keys()].sort());
  for (const [file, source] of sources) expect(readFileSync(join(FOLDER, file), 'utf8')).toBe(source);
});

it('gives a browser no code that makes code, asks for modules or brings a library', async () => {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['brandpost-source'] },
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'index.ts'), formats: ['es'], fileName: 'index' },
    },
  });
  const chunks = [output].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  const code = chunks.map((chunk) => ('code' in chunk ? chunk.code : '')).join('\n');
  expect(code).toContain('Fältet måste vara ifyllt');
  expect(code).not.toMatch(/\bnew Function\b|\bFunction\(|\beval\s*\(|\brequire\s*\(|\bimport\s*\(/);
  const modules = chunks.flatMap((chunk) => ('moduleIds' in chunk ? chunk.moduleIds : []));
  expect(modules.some((id) => id.endsWith('compiled/post.ts'))).toBe(true);
  expect(modules.filter((id) => id.includes('node_modules'))).toEqual([]);
}, 60_000);
