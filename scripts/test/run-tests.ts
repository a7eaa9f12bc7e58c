import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../process/free-port.ts';
import { runVisibly } from '../process/run-visibly.ts';
import { tool } from '../process/tool.ts';
import { PROJECT_ROOT } from '../project-root.ts';
import { missingPrograms } from '../rehearse/programs.ts';
import { type Judgement, judge, type Outcome } from './outcome.ts';
import { type PlaywrightReport, playwrightOutcome } from './playwright-report.ts';
import { type VitestReport, vitestOutcome } from './vitest-report.ts';

const REPORTS = join(PROJECT_ROOT, 'test-results');

type Rules = { isSkippingAllowed: boolean };

/** Unit, database and packaging tests: all, or those that the arguments name. */
export async function runVitest(args: readonly string[], rules: Rules): Promise<Judgement> {
  const report = await freshReport('vitest.json');
  const exitCode = await runVisibly(
    tool('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args]),
  );
  const outcome = await readReport<VitestReport>(report, vitestOutcome);
  return judge(outcome, { runner: 'Vitest', exitCode, ...rules });
}

/** Journeys in a real browser, through the built product. */
export async function runPlaywright(rules: Rules): Promise<Judgement> {
  const report = await freshReport('playwright.json');
  const cwd = join(PROJECT_ROOT, 'e2e');
  const exitCode = await runVisibly(tool('@playwright/test', ['test', '--reporter=list,json'], cwd), {
    cwd,
    // A port of this run's own: two runs on one machine would test each other's service.
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, E2E_PORT: String(await freePort()) },
  });
  const outcome = await readReport<PlaywrightReport>(report, playwrightOutcome);
  return judge(outcome, { runner: 'Playwright', exitCode, ...rules });
}

/** The short rehearsal: the production topology, while each part of it fails. */
export async function runRehearsal(rules: Rules): Promise<Judgement> {
  const runner = 'The rehearsal';
  const missing = await missingPrograms();
  if (missing.length > 0) {
    const skipped = [`${runner}, which needs ${missing.join(', ')}`];
    return judge({ passed: 0, failed: [], skipped, unsteady: [] }, { runner, exitCode: 0, ...rules });
  }
  const first = await rehearseOnce();
  if (first.exitCode === 0 || process.env.CI !== 'true')
    return judge(first.outcome, { runner, ...first, ...rules });
  // One second try on a busy machine, as Vitest and Playwright have it; what needed it is named.
  const second = await rehearseOnce();
  const unsteady = first.outcome?.failed ?? [runner];
  const outcome = second.outcome && { ...second.outcome, unsteady };
  return judge(outcome, { runner, exitCode: second.exitCode, ...rules });
}

async function rehearseOnce(): Promise<{ exitCode: number; outcome: Outcome | null }> {
  const report = await freshReport('rehearsal.json');
  const exitCode = await runVisibly([process.execPath, 'scripts/rehearse.ts', '--short', '--report', report]);
  return { exitCode, outcome: await readReport<Outcome>(report, (written) => written) };
}

async function freshReport(name: string): Promise<string> {
  await mkdir(REPORTS, { recursive: true });
  const file = join(REPORTS, name);
  await rm(file, { force: true });
  return file;
}

async function readReport<Report>(
  file: string,
  outcomeOf: (report: Report) => Outcome,
): Promise<Outcome | null> {
  try {
    return outcomeOf(JSON.parse(await readFile(file, 'utf8')) as Report);
  } catch {
    return null;
  }
}
