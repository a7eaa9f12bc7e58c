import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../project-root.ts';
import { judge, lastLine } from './outcome.ts';
import { playwrightOutcome } from './playwright-report.ts';
import { vitestOutcome } from './vitest-report.ts';

const run = { runner: 'Vitest', exitCode: 0, isSkippingAllowed: true };
const allPassed = { passed: 3, failed: [], skipped: [], unsteady: [] };

describe('a test run', () => {
  it('has passed when its tests have', () => {
    expect(judge(allPassed, run)).toEqual({ passed: 3, failed: 0, complaints: [], remarks: [] });
  });

  it('has failed when it left no report', () => {
    expect(judge(null, run)).toMatchObject({ failed: 1, complaints: ['Vitest ended without a report.'] });
  });

  it('has failed when it ran nothing', () => {
    expect(judge({ ...allPassed, passed: 0 }, run)).toMatchObject({ failed: 1 });
  });

  it('has failed when the runner says so although no test did', () => {
    expect(judge(allPassed, { ...run, exitCode: 1 })).toMatchObject({ passed: 3, failed: 1 });
  });

  it('names skipped tests and counts them as failed where skipping is not allowed', () => {
    const outcome = { ...allPassed, skipped: ['needs a database'] };
    expect(judge(outcome, run).failed).toBe(0);
    expect(judge(outcome, { ...run, isSkippingAllowed: false })).toMatchObject({
      passed: 3,
      failed: 1,
      complaints: ['Skipped: needs a database'],
    });
  });

  it('names the tests that failed, and those that passed at their second try', () => {
    const outcome = { ...allPassed, failed: ['the menu closes'], unsteady: ['the menu opens'] };
    expect(judge(outcome, { ...run, exitCode: 1 })).toEqual({
      passed: 3,
      failed: 1,
      complaints: [],
      remarks: [
        'Passed at the second try, and is to be made steady: the menu opens',
        'Failed: the menu closes',
      ],
    });
  });

  it('ends with one line for all runners', () => {
    expect(
      lastLine([
        { passed: 3, failed: 1 },
        { passed: 4, failed: 0 },
      ]),
    ).toBe('7 passed, 1 failed');
  });
});

describe("Vitest's report", () => {
  it('names what failed, files that cannot be run, second tries, and what is skipped', () => {
    const tests = [
      { status: 'passed', fullName: 'a', failureMessages: [] },
      { status: 'passed', fullName: 'b', failureMessages: ['expected 1 to be 2'] },
      { status: 'failed', fullName: 'c' },
      { status: 'skipped', fullName: 'd' },
      { status: 'todo', fullName: 'e' },
    ];
    const report = {
      testResults: [
        { name: join(PROJECT_ROOT, 'x.test.ts'), status: 'failed', assertionResults: tests },
        {
          name: join(PROJECT_ROOT, 'y.test.ts'),
          status: 'failed',
          message: 'no such module',
          assertionResults: [],
        },
      ],
    };
    expect(vitestOutcome(report)).toEqual({
      passed: 2,
      failed: ['x.test.ts › c', 'y.test.ts: no such module'],
      skipped: ['x.test.ts › d', 'x.test.ts › e'],
      unsteady: ['x.test.ts › b'],
    });
  });
});

describe("Playwright's report", () => {
  it('counts every screen size, second tries, and errors outside tests', () => {
    const tests = [
      { projectName: 'desktop', status: 'expected' },
      { projectName: 'phone', status: 'skipped' },
      { projectName: 'tablet', status: 'flaky' },
      { projectName: 'watch', status: 'unexpected' },
    ];
    const report = {
      errors: [{}],
      suites: [
        {
          title: 'a.e2e.ts',
          specs: [],
          suites: [{ title: 'the menu', specs: [{ title: 'opens', tests }] }],
        },
      ],
    };
    expect(playwrightOutcome(report)).toEqual({
      passed: 2,
      failed: ['watch › a.e2e.ts › the menu › opens', 'Playwright itself, outside all tests'],
      skipped: ['phone › a.e2e.ts › the menu › opens'],
      unsteady: ['tablet › a.e2e.ts › the menu › opens'],
    });
  });
});
