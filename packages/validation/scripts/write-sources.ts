import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes what has changed, so that those who watch a file do not begin anew for nothing. */
export function writeSources(
  folder: string,
  sources: readonly (readonly [file: string, source: string])[],
): void {
  mkdirSync(folder, { recursive: true });
  for (const [file, source] of sources) {
    const path = join(folder, file);
    if (!existsSync(path) || readFileSync(path, 'utf8') !== source) writeFileSync(path, source);
  }
}
