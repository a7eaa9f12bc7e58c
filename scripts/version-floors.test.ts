import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validRange } from 'semver';
import { describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from './project-root.ts';
import { FLOORS, lockedPackages, versionProblems } from './version-floors.ts';

const LOCKFILE = `lockfileVersion: '9.0'

importers:

  .:
    devDependencies:
      undici:
        specifier: 'catalog:'
        version: 5.0.0

packages:

  '@fastify/static@10.0.0':
    resolution: {integrity: sha512-a}
    engines: {node: '>=20'}

  undici@8.12.4:
    resolution: {integrity: sha512-b}

snapshots:

  undici@1.0.0: {}
`;

describe('version floors', () => {
  it('are read from the packages of a lock file, and from no other part', () => {
    expect(lockedPackages(LOCKFILE)).toEqual([
      { name: '@fastify/static', version: '10.0.0' },
      { name: 'undici', version: '8.12.4' },
    ]);
  });

  it('name what is below them and why', () => {
    expect(versionProblems(lockedPackages(LOCKFILE))).toEqual([
      '@fastify/static 10.0.0 is below >=10.1.1: path traversal past route guards, CVE-2026-15074.',
    ]);
  });

  it.each([
    ['fast-uri', '3.1.8', 1],
    ['fast-uri', '3.1.9', 0],
    ['fast-uri', '4.2.2', 1],
    ['fastify', '5.12.2-rc.1', 1],
    ['react-server-dom-webpack', '19.3.1', 1],
    ['left-pad', '0.0.1', 0],
  ])('judge %s %s: %i problems', (name, version, count) => {
    expect(versionProblems([{ name, version }])).toHaveLength(count);
  });

  it('are ranges that semver understands', () => {
    expect(FLOORS.filter(({ allowed }) => validRange(allowed) === null)).toEqual([]);
  });

  it('hold for what is installed here', () => {
    const packages = lockedPackages(readFileSync(join(PROJECT_ROOT, 'pnpm-lock.yaml'), 'utf8'));
    expect(packages.length).toBeGreaterThan(200);
    expect(versionProblems(packages)).toEqual([]);
  });
});
