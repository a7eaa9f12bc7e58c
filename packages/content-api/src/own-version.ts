import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One folder up from `src` and from `dist` alike. */
const PACKAGE_FILE = join(import.meta.dirname, '../package.json');

/** The version of this content API, as its package tells. */
export const OWN_VERSION: string = (JSON.parse(readFileSync(PACKAGE_FILE, 'utf8')) as { version: string })
  .version;
