import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from './project-root.ts';

const PLACES = ['apps', 'packages'];

/** Source files that assume something of the contract, as paths from the root. */
function assumingFiles(): string[] {
  const sources = PLACES.flatMap((place) =>
    readdirSync(join(PROJECT_ROOT, place)).flatMap((name) =>
      readdirSync(join(PROJECT_ROOT, place, name, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => `${place}/${name}/src/${file.replaceAll('\\', '/')}`),
    ),
  );
  return sources.filter((file) =>
    readFileSync(join(PROJECT_ROOT, file), 'utf8').includes('ASSUMPTION(rubicore)'),
  );
}

describe('assumptions about the Rubicore contract', () => {
  it('are the same in the code and in docs/contracts/rubicore.md', () => {
    const page = readFileSync(join(PROJECT_ROOT, 'docs/contracts/rubicore.md'), 'utf8');
    const listed = Array.from(page.matchAll(/^\| `([^`]+)` \|/gm), (match) => match[1]);
    expect(listed.toSorted()).toEqual(assumingFiles().toSorted());
  });
});
