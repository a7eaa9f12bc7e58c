import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Type } from 'typebox';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CompiledSchema } from './compiled-schema.ts';
import { messages } from './messages.ts';
import { standaloneSource } from './standalone.ts';
import { validate } from './validate.ts';

const HERE = pathToFileURL(`${import.meta.dirname}/`);
const IMPORTS = {
  CompiledSchema: new URL('compiled-schema.ts', HERE).href,
  hasUnsavableText: new URL('unsavable-text.ts', HERE).href,
  textLength: new URL('text-length.ts', HERE).href,
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brandpost-standalone-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function compiledFrom(schemas: Record<string, object>): Promise<Record<string, CompiledSchema>> {
  const file = join(folder, `${Object.keys(schemas).join('-')}.ts`);
  await writeFile(file, standaloneSource(schemas, IMPORTS));
  return (
    (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
      compiled: Record<string, CompiledSchema>;
    }
  ).compiled;
}

describe('schemas of others', () => {
  it('become validators that say the same as ours', async () => {
    const station = Type.Object({
      name: Type.String({ filled: true, maxLength: 4, format: 'line' }),
      'web/site': Type.String({ format: 'http-url', messages: { format: 'Fel adress' } }),
      crew: Type.Array(Type.Object({ email: Type.String({ format: 'email' }) }), { maxItems: 2 }),
    });
    const { station: compiled } = await compiledFrom({ station, other: Type.Object({}) });
    if (compiled === undefined) throw new Error('Nothing was compiled');
    const good = { name: 'A', 'web/site': '', crew: [{ email: 'a@b.se' }] };
    expect(validate(compiled, good)).toEqual({ ok: true });
    expect(
      validate(compiled, { name: ' ', 'web/site': 'a', crew: [{ email: 'a@b.se' }, { email: 'a' }] }),
    ).toEqual({
      ok: false,
      errors: [
        { field: 'name', message: messages.required },
        { field: 'web/site', message: 'Fel adress' },
        { field: 'crew.1.email', message: messages.email },
      ],
    });
    expect(validate(compiled, { ...good, crew: [{}, {}, {}] })).toEqual({
      ok: false,
      errors: [{ field: 'crew', message: messages.tooMany(2) }],
    });
  });

  it('are not compiled when they are none, or say nothing of what they are for', () => {
    expect(() => standaloneSource({ wrong: { type: 'tekst' } })).toThrow('schema is invalid');
    expect(() => standaloneSource({ wrong: { type: 'string', maxLenght: 4 } })).toThrow('maxLenght');
    expect(() => standaloneSource({ wrong: { type: 'string', format: 'slug' } })).toThrow('slug');
  });
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
