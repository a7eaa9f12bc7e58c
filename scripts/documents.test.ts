import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from './project-root.ts';

const DOCUMENTS = globSync(['*.md', 'docs/**/*.md', 'packages/*/README.md'], { cwd: PROJECT_ROOT });

/** Targets of links, images left out, that lie in this repository. */
function linksIn(document: string): string[] {
  const text = readFileSync(join(PROJECT_ROOT, document), 'utf8');
  const targets = Array.from(
    text.matchAll(/(?<!!)\[[^\]]*\]\(([^)\s#]+)[^)]*\)/g),
    (match) => match[1] ?? '',
  );
  return targets.filter((target) => !/^[a-z]+:/.test(target));
}

/** What stands as code in a document and looks like a path from the root. */
function pathsIn(document: string): string[] {
  const text = readFileSync(join(PROJECT_ROOT, document), 'utf8');
  const paths = Array.from(
    text.matchAll(/`((?:apps|packages|docs|scripts|e2e|demo)\/[\w./-]+)`/g),
    (match) => match[1] ?? '',
  );
  return paths.filter((path) => !path.includes('dist'));
}

describe('the documents', () => {
  it.each(DOCUMENTS)('%s points only at what is there', (document) => {
    const missing = [
      ...linksIn(document).filter((target) => !existsSync(join(PROJECT_ROOT, dirname(document), target))),
      ...pathsIn(document).filter((path) => !existsSync(join(PROJECT_ROOT, path))),
    ];
    expect(missing).toEqual([]);
  });

  it('tell of every command of the root', () => {
    const { scripts } = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const readme = readFileSync(join(PROJECT_ROOT, 'README.md'), 'utf8');
    const documented = Array.from(readme.matchAll(/^\| `([\w-]+)` \|/gm), (match) => match[1]);
    // Run by turbo and by pnpm itself, not by people.
    const own = Object.keys(scripts).filter((name) => name !== 'check:types' && name !== 'prepare');
    expect(documented.toSorted()).toEqual(own.toSorted());
  });

  it('say of every decision whether it still holds', () => {
    const decisions = DOCUMENTS.filter((document) => document.startsWith('docs/decisions/'));
    const text = (document: string) => readFileSync(join(PROJECT_ROOT, document), 'utf8');
    expect(decisions.filter((document) => !/^Status: (?:accepted|superseded)/m.test(text(document)))).toEqual(
      [],
    );
  });

  it('have a place on the map for every app and package', () => {
    const map = readFileSync(join(PROJECT_ROOT, 'docs/map.md'), 'utf8');
    const folders = globSync('{apps,packages}/*', { cwd: PROJECT_ROOT }).map((folder) =>
      folder.replaceAll('\\', '/'),
    );
    expect(folders.filter((folder) => !map.includes(`\`${folder}`))).toEqual([]);
  });
});
