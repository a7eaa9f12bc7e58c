import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runQuietly } from '../process/run-quietly.ts';
import { tool } from '../process/tool.ts';
import { PROJECT_ROOT } from '../project-root.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brandpost-imports-'));
  cpSync(join(PROJECT_ROOT, '.dependency-cruiser.js'), join(folder, '.dependency-cruiser.js'));
  writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
  mkdirSync(join(folder, 'apps/bff/src'), { recursive: true });
  mkdirSync(join(folder, 'apps/web/src/features'), { recursive: true });
  mkdirSync(join(folder, 'packages/content-api/src/posts'), { recursive: true });
  symlinkSync(join(PROJECT_ROOT, 'node_modules'), join(folder, 'node_modules'), 'dir');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The rules that a small project with these files breaks. */
async function brokenRules(files: Record<string, string>): Promise<string[]> {
  for (const [path, text] of Object.entries({ 'packages/swedish/src/index.ts': '', ...files })) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const folders = [...new Set(Object.keys(files).map((path) => path.split('/', 1)[0] ?? ''))];
  const command = tool('dependency-cruiser', [...folders, '--output-type=json', '--no-progress']);
  const { output } = await runQuietly(command, { cwd: folder });
  const { summary } = JSON.parse(output.slice(output.indexOf('{\n'), output.lastIndexOf('}') + 1)) as {
    summary: { violations: { rule: { name: string } }[] };
  };
  return summary.violations.map(({ rule }) => rule.name).toSorted();
}

describe('the direction of imports', () => {
  it('lets a package use what is below it, through its entry', async () => {
    expect(
      await brokenRules({
        'packages/domain/src/index.ts': "export type { A } from '../../swedish/src/index.ts';",
      }),
    ).toEqual([]);
  });

  it.each<[string, string, string]>([
    [
      'packages/domain/src/a.ts',
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
    ['packages/domain/src/a.ts', "import 'node:fs';", 'the-domain-is-pure'],
    ['packages/domain/src/a.ts', "import './b.fixtures.ts';", 'no-test-code-in-what-runs'],
    ['packages/domain/src/a.ts', "import './missing.ts';", 'no-unresolved'],
    ['packages/domain/src/a.ts', "import './a.ts';", 'no-circular'],
  ])('%s may not say %s', async (path, text, rule) => {
    const others = {
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
    expect(await brokenRules({ ...others, [path]: text })).toEqual([rule]);
  });

  it('enters other packages by their entry alone', async () => {
    expect(
      await brokenRules({
        'packages/swedish/src/stem.ts': '',
        'packages/domain/src/a.ts': "import '../../swedish/src/stem.ts';",
      }),
    ).toEqual(['packages-are-entered-through-exports']);
  });
});
