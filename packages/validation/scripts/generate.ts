/** Writes `src/compiled`: a validator for each set of rules, and the generic one. */
import { join } from 'node:path';
import { genericSchema } from '../src/field-rules.ts';
import * as rules from '../src/rules.ts';
import { standaloneSource } from '../src/standalone.ts';
import { writeSources } from './write-sources.ts';

const IMPORTS = {
  CompiledSchema: '../compiled-schema.ts',
  hasUnsavableText: '../unsavable-text.ts',
  textLength: '../text-length.ts',
};

const schemas = Object.entries({ ...rules, generic: genericSchema }).map(
  ([name, schema]) => [name.replace(/Rules$/, ''), schema] as const,
);
writeSources(
  join(import.meta.dirname, '../src/compiled'),
  schemas.map(([name, schema]) => [fileOf(name), standaloneSource({ [name]: schema }, IMPORTS)]),
);

/** `postDraft` is in post-draft.ts. */
function fileOf(name: string): string {
  return `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
}
