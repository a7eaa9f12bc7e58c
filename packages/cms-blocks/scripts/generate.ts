/** Writes `src/compiled/props.ts`: a validator for the props of each block. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { standaloneSource } from '@brandpost/validation/standalone';
import type { PropSchema, PropsSchema } from '../src/block.ts';
import { BLOCKS } from '../src/registry.ts';

const FOLDER = join(import.meta.dirname, '../src/compiled');
const FILE = join(FOLDER, 'props.ts');

const source = standaloneSource(
  Object.fromEntries(BLOCKS.map(({ type, schema }) => [type, withSavableTexts(schema)])),
);
mkdirSync(FOLDER, { recursive: true });
// What has not changed is not written: those who watch the file would begin anew.
if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== source) writeFileSync(FILE, source);

/** Visitors load the schemas too, so what holds for every text is said here. */
function withSavableTexts(schema: PropsSchema): object {
  const properties = Object.entries(schema.properties).map(([prop, value]) => [
    prop,
    { ...value, ...savable(value) },
  ]);
  return { ...schema, properties: Object.fromEntries(properties) };
}

function savable(schema: PropSchema): object {
  return 'type' in schema && schema.type === 'string' ? { savable: true } : {};
}
