import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/*
 * The packages that others install, as they get them: built, packed, installed by npm in a project of its own, with
 * nothing of this workspace in reach.
 */
const ROOT = path.resolve(import.meta.dirname, '..');
const PACKAGES = ['swedish', 'domain', 'validation', 'cms-blocks'];
/** What the examples need beside the packages, in the versions that we use ourselves. */
const NEIGHBOURS = [
  'react',
  'react-dom',
  'styled-components',
  'typescript',
  '@types/react',
  '@types/react-dom',
];
/** The oldest Node that they run on, as a package: its program alone. */
const OLDEST_NODE = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const MINUTES = 60_000;

const TYPED_USE = `
import { type Block, blockOfType, checkTree, newBlock, safeUrl, type TreeProblem, updateBlock } from '@brandpost/cms-blocks';
import { type BlockMerge, checkContent, type Finding, mergeTrees } from '@brandpost/cms-blocks/editing';
import { ContentView, type ContentResources } from '@brandpost/cms-blocks/react';
import { sanitizeTree } from '@brandpost/cms-blocks/sanitize';
import { type ContentNode, isVisible, type Post, type PostDraft } from '@brandpost/domain';
import { searchTerms, slugify } from '@brandpost/swedish';
import { validateMedia } from '@brandpost/validation';
import { renderToString } from 'react-dom/server';

const block: Block | null = blockOfType('heading');
if (block === null) throw new Error('No headings');
const node: ContentNode = newBlock(block, 'a');
const updated = updateBlock([node], 'a', { text: 'Elda säkert' });
const tree: ContentNode[] = updated.ok ? sanitizeTree(updated.value) : [];
const checked = checkTree(tree);
const problems: TreeProblem[] = checked.ok ? [] : checked.error;
const resources: ContentResources = { media: new Map(), links: new Map() };
const html: string = renderToString(<ContentView nodes={tree} resources={resources} headingLevel={2} />);
const merge: BlockMerge = mergeTrees([], tree, []);
const known = { media: new Map(), pages: new Set<string>(), linkIds: new Set<number>() };
const findings: Finding[] = checkContent({ tree: merge.tree, post: { type: 'page', title: 'Elda' }, known });
const href: string | null = safeUrl('/sida/' + slugify('Elda säkert'), 'link');
const terms: readonly string[] = [...searchTerms('eldningsförbud').stems];
const isGood: boolean = validateMedia({ title: 'Bild', alt: 'En brandbil' }).ok;
export const all = { problems, findings, html, href, terms, isGood, isVisible };
export type Entities = Post | PostDraft;
// @ts-expect-error a tree is a list of nodes: were the types missing, this would be no error
checkTree(tree).value.length.toFixed(node);
`;

const TS_CONFIG = {
  compilerOptions: {
    target: 'ES2024',
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    module: 'NodeNext',
    moduleResolution: 'NodeNext',
    jsx: 'react-jsx',
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
    types: [],
    noEmit: true,
  },
  include: ['*.ts', '*.tsx'],
};

let project = '';
let tarballs: Record<string, string> = {};

function run(command: string, args: readonly string[], cwd: string): string {
  try {
    return execFileSync(command, args, {
      cwd,
      encoding: 'utf8',
      stdio: 'pipe',
      shell: process.platform === 'win32',
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`);
  }
}

function pnpm(...args: string[]): string {
  return run('npx', ['--yes', 'pnpm@12', ...args], ROOT);
}

function versionOf(name: string): string {
  const from = path.join(ROOT, 'packages/cms-blocks/node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(from, 'utf8')) as { version: string }).version;
}

function examplesIn(name: string): string[] {
  const readme = readFileSync(path.join(project, 'node_modules/@brandpost', name, 'README.md'), 'utf8');
  return Array.from(readme.matchAll(/^```js\n(.*?)^```/gms), (match) => match[1] ?? '');
}

beforeAll(() => {
  project = mkdtempSync(path.join(tmpdir(), 'brandpost-consumer-'));
  const packed = path.join(project, 'packed');
  mkdirSync(packed);
  pnpm('exec', 'turbo', 'run', 'build', ...PACKAGES.map((name) => `--filter=@brandpost/${name}`));
  for (const name of PACKAGES) pnpm('--filter', `@brandpost/${name}`, 'pack', '--pack-destination', packed);
  const files = readdirSync(packed);
  tarballs = Object.fromEntries(
    PACKAGES.map((name) => [
      name,
      path.join(packed, files.find((file) => file.startsWith(`brandpost-${name}-`)) ?? ''),
    ]),
  );
  const dependencies = {
    ...Object.fromEntries(PACKAGES.map((name) => [`@brandpost/${name}`, `file:${tarballs[name]}`])),
    ...Object.fromEntries(NEIGHBOURS.map((name) => [name, versionOf(name)])),
    [OLDEST_NODE]: '^20.0.0',
  };
  writeFileSync(
    path.join(project, 'package.json'),
    JSON.stringify({ name: 'consumer', private: true, type: 'module', dependencies }),
  );
  run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'], project);
}, 10 * MINUTES);

afterAll(() => rmSync(project, { recursive: true, force: true }));

describe('the packages that others install', () => {
  it(
    'compile in a strict project that checks their types too',
    () => {
      writeFileSync(path.join(project, 'tsconfig.json'), JSON.stringify(TS_CONFIG));
      writeFileSync(path.join(project, 'use.tsx'), TYPED_USE);
      expect(run('npx', ['tsc', '-p', '.'], project)).toBe('');
    },
    MINUTES,
  );

  it.each(PACKAGES)(
    '%s has examples in its README, and they run, on the oldest Node too',
    (name) => {
      const examples = examplesIn(name);
      expect(examples.length).toBeGreaterThan(0);
      const oldestNode = path.join(project, 'node_modules', OLDEST_NODE, 'bin/node');
      expect(run(oldestNode, ['--version'], project)).toMatch(/^v20\./);
      for (const [index, example] of examples.entries()) {
        const file = path.join(project, `example-${name}-${index}.mjs`);
        writeFileSync(file, example);
        for (const node of [process.execPath, oldestNode]) run(node, [file], project);
      }
    },
    MINUTES,
  );

  it.each(PACKAGES)('%s carries what is needed and nothing of the workspace', (name) => {
    const files = run('tar', ['-tzf', tarballs[name] ?? ''], project)
      .trim()
      .split('\n');
    const stray = files.filter(
      (file) =>
        !/^package\/(dist\/.*\.(js|d\.ts)|package\.json|(?:README|CHANGELOG)\.md|LICEN[CS]E.*)$/.test(file),
    );
    expect(stray).toEqual([]);
    expect(files.filter((file) => /\.(test|fixtures)\./.test(file))).toEqual([]);
    const from = path.join(project, 'node_modules/@brandpost', name, 'package.json');
    const { exports, dependencies, peerDependencies } = JSON.parse(readFileSync(from, 'utf8'));
    const manifest = JSON.stringify({ exports, dependencies, peerDependencies });
    expect(manifest).not.toMatch(/brandpost-source|workspace:|catalog:/);
  });

  it.each(PACKAGES)(
    '%s can be published: a dry run finds nothing to correct',
    (name) => {
      const result = spawnSync('npm', ['publish', '--dry-run', '--access', 'public', tarballs[name] ?? ''], {
        cwd: project,
        encoding: 'utf8',
        shell: process.platform === 'win32',
      });
      expect(result.status, result.stderr).toBe(0);
      const warnings = result.stderr.split('\n').filter((line) => /npm (?:warn|error) publish/i.test(line));
      // Nobody is signed in where tests run.
      expect(warnings.filter((line) => !line.includes('requires you to be logged in'))).toEqual([]);
      const manifest = path.join(project, 'node_modules/@brandpost', name, 'package.json');
      expect(JSON.parse(readFileSync(manifest, 'utf8'))).toMatchObject({
        repository: { directory: `packages/${name}` },
        keywords: expect.arrayContaining([expect.any(String)]),
        engines: { node: '>=20' },
      });
    },
    MINUTES,
  );

  it.each(PACKAGES)(
    'publint finds nothing in %s',
    async (name) => {
      const tarball = new Uint8Array(readFileSync(tarballs[name] ?? '')).buffer;
      const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
      expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
    },
    MINUTES,
  );
});
