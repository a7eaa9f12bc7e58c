import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runQuietly } from '../process/run-quietly.ts';
import { tool } from '../process/tool.ts';
import { PROJECT_ROOT } from '../project-root.ts';

/** Imports that break a rule: what a file says, and the rule's name. None of these files is another's target. */
const FORBIDDEN: readonly [path: string, text: string, rule: string][] = [
  [
    'packages/domain/src/upwards.ts',
    "import type { A } from '../../validation/src/index.ts';",
    'domain-imports-only-what-is-below-it',
  ],
  [
    'apps/bff/src/a.ts',
    "export * from '../../../packages/content-api/src/index.ts';",
    'bff-imports-only-what-is-below-it',
  ],
  [
    'apps/workbook/src/a.ts',
    "import '../../../packages/ui/src/button.ts';",
    'the-workbook-shows-what-is-exported-in-the-states-of-its-fixtures',
  ],
  [
    'apps/bff/src/cache/a.ts',
    "import '../ssr/a.ts';",
    'apps/bff/src/cache-imports-only-what-stands-before-it',
  ],
  [
    'packages/content-api/src/posts/a.ts',
    "import '../media/a.ts';",
    'packages/content-api/src/posts-imports-only-what-stands-before-it',
  ],
  [
    'apps/web/src/layout/a.ts',
    "import '../features/news/a.ts';",
    'apps/web/src/layout-imports-only-what-stands-before-it',
  ],
  [
    'apps/web/src/features/news/b.ts',
    "import '../start/a.ts';",
    'apps/web/src/features/news-imports-only-what-stands-before-it',
  ],
  ['packages/ui/src/a.ts', "import '../../../apps/web/src/index.ts';", 'apps-are-leaves'],
  ['apps/web/src/a.ts', "import 'node:fs';", 'no-server-code-in-the-browser'],
  ['packages/domain/src/files.ts', "import 'node:fs';", 'the-domain-is-pure'],
  ['packages/domain/src/tested.ts', "import './b.fixtures.ts';", 'no-test-code-in-what-runs'],
  ['packages/domain/src/lost.ts', "import './missing.ts';", 'no-unresolved'],
  ['packages/domain/src/itself.ts', "import './itself.ts';", 'no-circular'],
  [
    'packages/domain/src/past-the-entry.ts',
    "import '../../swedish/src/stem.ts';",
    'packages-are-entered-through-exports',
  ],
];
const ALLOWED = 'packages/domain/src/index.ts';

const FILES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(FORBIDDEN),
  [ALLOWED]: "export type { A } from '../../swedish/src/index.ts';",
  'packages/swedish/src/index.ts': '',
  'packages/swedish/src/stem.ts': '',
  'packages/validation/src/index.ts': '',
  'packages/content-api/src/index.ts': '',
  'packages/domain/src/b.fixtures.ts': '',
  'packages/ui/src/button.ts': '',
  'apps/web/src/index.ts': '',
  'apps/bff/src/ssr/a.ts': '',
  'packages/content-api/src/media/a.ts': '',
  'apps/web/src/features/news/a.ts': '',
  'apps/web/src/features/start/a.ts': '',
};

let folder: string;
/** The rules that each file breaks. */
const broken = new Map<string, string[]>();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'brandpost-imports-'));
  cpSync(join(PROJECT_ROOT, '.dependency-cruiser.js'), join(folder, '.dependency-cruiser.js'));
  writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
  symlinkSync(join(PROJECT_ROOT, 'node_modules'), join(folder, 'node_modules'), 'dir');
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const command = tool('dependency-cruiser', ['apps', 'packages', '--output-type=json', '--no-progress']);
  const { output } = await runQuietly(command, { cwd: folder });
  const { summary } = JSON.parse(output.slice(output.indexOf('{\n'), output.lastIndexOf('}') + 1)) as {
    summary: { violations: { from: string; rule: { name: string } }[] };
  };
  for (const { from, rule } of summary.violations) broken.set(from, [...(broken.get(from) ?? []), rule.name]);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

describe('the direction of imports', () => {
  it('lets a package use what is below it, through its entry', () => {
    expect(broken.has(ALLOWED)).toBe(false);
  });

  it.each(FORBIDDEN)('%s may not say %s', (path, _, rule) => {
    expect(broken.get(path)).toEqual([rule]);
  });

  it('is broken by no other file', () => {
    expect([...broken.keys()].toSorted()).toEqual(FORBIDDEN.map(([path]) => path).toSorted());
  });
});
