/**
 * `pnpm test`: builds, runs every test and ends with one line, `N passed, N failed`. Arguments go to Vitest, which then
 * runs alone: `pnpm test packages/domain`. Under CI=true a skipped test is a failed one.
 */
import { build } from './build.ts';
import { findBrowser } from './find-browser.ts';
import { step } from './terminal/step.ts';
import { type Judgement, lastLine } from './test/outcome.ts';
import { runPlaywright, runRehearsal, runVitest } from './test/run-tests.ts';

const args = process.argv.slice(2);
const rules = { isSkippingAllowed: process.env.CI !== 'true' };

const judgements = args.length > 0 ? [await runVitest(args, rules)] : await everything();
const notices = judgements.flatMap(({ remarks, complaints }) => [...remarks, ...complaints]);
console.log(['', ...notices, lastLine(judgements)].join('\n'));
process.exit(judgements.every(({ failed }) => failed === 0) ? 0 : 1);

async function everything(): Promise<Judgement[]> {
  try {
    findBrowser();
  } catch (error) {
    return [notRun((error as Error).message)];
  }
  const built = await step('Build', build);
  if (!built.ok) return [notRun(built.output)];
  return [await runVitest([], rules), await runPlaywright(rules), await runRehearsal(rules)];
}

function notRun(why: string): Judgement {
  return { passed: 0, failed: 1, complaints: [why], remarks: [] };
}
