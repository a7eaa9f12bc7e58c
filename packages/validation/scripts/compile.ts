import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compiledSources } from './compiled-sources.ts';

const folder = join(import.meta.dirname, '../src/compiled');
const sources = compiledSources();

mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder)) if (!sources.has(file)) rmSync(join(folder, file));
for (const [file, source] of sources) writeFileSync(join(folder, file), source);
