import { describe, expect, it } from 'vitest';
import { judge, lastLine } from './outcome.ts';
import { playwrightOutcome } from './playwright-report.ts';
import { vitestOutcome } from './vitest-report.ts';

const run = { runner: 'Vitest', exitCode: 0, isSkippingAllowed: true };

describe('a test run', () => {
  it('has passed when its tests have', () => {
    expect(judge({ passed: 3, failed: 0, skipped: [] }, run)).toEqual({
      passed: 3,
      failed: 0,
      complaints: [],
    });
  });

  it('has failed when it left no report', () => {
    expect(judge(null, run)).toMatchObject({ failed: 1, complaints: ['Vitest ended without a report.'] });
  });

  it('has failed when it ran nothing', () => {
    expect(judge({ passed: 0, failed: 0, skipped: [] }, run)).toMatchObject({ failed: 1 });
  });

  it('has failed when the runner says so although no test did', () => {
    expect(judge({ passed: 3, failed: 0, skipped: [] }, { ...run, exitCode: 1 })).toMatchObject({
      passed: 3,
      failed: 1,
    });
  });

  it('names skipped tests and counts them as failed where skipping is not allowed', () => {
    const outcome = { passed: 3, failed: 0, skipped: ['needs a database'] };
    expect(judge(outcome, run).failed).toBe(0);
    expect(judge(outcome, { ...run, isSkippingAllowed: false })).toEqual({
      passed: 3,
      failed: 1,
      complaints: ['Skipped: needs a database'],
    });
  });

  it('names tests that passed at their second try', () => {
    const outcome = { passed: 3, failed: 0, skipped: [], unsteady: ['the menu opens'] };
    expect(judge(outcome, run)).toEqual({
      passed: 3,
      failed: 0,
      complaints: [],
      remarks: ['Passed at the second try, and is to be made steady: the menu opens'],
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
  it('counts tests, files that cannot be run, and what is skipped', () => {
    const tests = [
      { status: 'passed', fullName: 'a' },
      { status: 'failed', fullName: 'b' },
      { status: 'skipped', fullName: 'c' },
      { status: 'todo', fullName: 'd' },
    ];
    const report = {
      testResults: [
        { name: 'a.test.ts', status: 'failed', assertionResults: tests },
        { name: 'b.test.ts', status: 'failed', assertionResults: [] },
      ],
    };
    expect(vitestOutcome(report)).toEqual({ passed: 1, failed: 2, skipped: ['c', 'd'] });
  });
});

describe("Playwright's report", () => {
  it('counts every screen size, second tries, and errors outside tests', () => {
    const tests = [
      { projectName: 'desktop', status: 'expected' },
      { projectName: 'phone', status: 'skipped' },
      { projectName: 'tablet', status: 'flaky' },
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
      failed: 1,
      skipped: ['phone › a.e2e.ts › the menu › opens'],
      unsteady: ['tablet › a.e2e.ts › the menu › opens'],
    });
  });
});
