/** `pnpm check`: everything that can be judged without running the service. Every step runs, whatever fails. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from './build.ts';
import { type LicenceList, licenceProblems } from './check/licences.ts';
import { nameProblems } from './check/names.ts';
import { openApiProblems } from './check/open-api.ts';
import { packageShapeProblems } from './check/package-shape.ts';
import { pnpm } from './process/pnpm.ts';
import { runQuietly } from './process/run-quietly.ts';
import { type Command, tool } from './process/tool.ts';
import { TURBO_ENV, turbo } from './process/turbo.ts';
import { PROJECT_ROOT } from './project-root.ts';
import { type StepResult, step } from './terminal/step.ts';
import { lockedPackages, versionProblems } from './version-floors.ts';

const steps: [title: string, work: () => Promise<StepResult>][] = [
  ['Types', () => ran(turbo('check:types', '--continue'))],
  ['Format and lint', () => ran(tool('@biomejs/biome', ['ci', '--colors=off']))],
  [
    'Direction of imports',
    () => ran(tool('dependency-cruiser', ['apps', 'packages', 'e2e', 'scripts', '--no-progress'])),
  ],
  ['Unused code and packages', () => ran(tool('knip', ['--no-progress', '--no-config-hints']))],
  ['Names of the field', async () => without(await nameProblems())],
  ['Build', build],
  ['Shape of public packages', async () => without(await packageShapeProblems())],
  ['Description of the API', async () => without(await openApiProblems())],
  ['Versions with known holes', async () => without(await lockedVersionProblems())],
  ['Licences of what we ship', licences],
];

let failures = 0;
for (const [title, work] of steps) {
  const result = await step(title, work);
  if (result.ok) continue;
  failures += 1;
  console.log(`\n${result.output.trimEnd()}\n`);
}
console.log(failures === 0 ? '\n  All is well.' : `\n  ${failures} of ${steps.length} steps failed.`);
process.exit(failures === 0 ? 0 : 1);

async function ran(command: Command): Promise<StepResult> {
  const { code, output } = await runQuietly(command, { env: { ...TURBO_ENV, NO_COLOR: '1' } });
  return code === 0 ? { ok: true } : { ok: false, output };
}

function without(problems: readonly string[]): StepResult {
  return problems.length === 0 ? { ok: true } : { ok: false, output: problems.join('\n') };
}

async function lockedVersionProblems(): Promise<string[]> {
  const packages = lockedPackages(await readFile(join(PROJECT_ROOT, 'pnpm-lock.yaml'), 'utf8'));
  return packages.length === 0 ? ['No packages were found in pnpm-lock.yaml.'] : versionProblems(packages);
}

async function licences(): Promise<StepResult> {
  const { code, output } = await runQuietly(pnpm('--recursive', 'licenses', 'list', '--prod', '--json'));
  const start = output.indexOf('{');
  if (code !== 0 || start === -1) return { ok: false, output };
  return without(licenceProblems(JSON.parse(output.slice(start)) as LicenceList));
}
