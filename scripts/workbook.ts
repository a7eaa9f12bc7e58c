/**
 * `pnpm workbook`: every component in each of its states, from the sources, following every change.
 * `pnpm workbook build` makes the static files that e2e/workbook goes through, in apps/workbook/dist.
 */
import { join } from 'node:path';
import { generate } from './generate.ts';
import { runVisibly } from './process/run-visibly.ts';
import { tool } from './process/tool.ts';
import { TURBO_ENV, turbo } from './process/turbo.ts';
import { PROJECT_ROOT } from './project-root.ts';

const cwd = join(PROJECT_ROOT, 'apps/workbook');
const PORT = process.env.PORT ?? '6006';

process.exit(process.argv[2] === 'build' ? await build() : await develop());

async function build(): Promise<number> {
  return await runVisibly(turbo('build', '--filter=@brandpost/workbook'), { env: TURBO_ENV });
}

async function develop(): Promise<number> {
  await generate();
  return await runVisibly(tool('storybook', ['dev', '--ci', '--disable-telemetry', `--port=${PORT}`], cwd), {
    cwd,
  });
}
