/** What a test runner's report says, whichever runner it was. */
export type Outcome = {
  passed: number;
  /** Names of tests that failed, and of files that could not be run. */
  failed: string[];
  /** Names of tests that were not run. */
  skipped: string[];
  /** Names of tests that passed at their second try. They are among the passed. */
  unsteady: string[];
};

export type Judgement = {
  passed: number;
  failed: number;
  /** One sentence for everything beside failed tests that makes a run a failure. */
  complaints: string[];
  /** What to read at the end of a long run: which tests failed, and which needed a second try. */
  remarks: string[];
};

/**
 * Judges a run: a runner that crashed, reported nothing or ran nothing has failed, and so has a skipped test where
 * skipping is not allowed.
 * @param outcome what its report says; null when it left none
 */
export function judge(
  outcome: Outcome | null,
  run: { runner: string; exitCode: number; isSkippingAllowed: boolean },
): Judgement {
  if (outcome === null) {
    return { passed: 0, failed: 1, complaints: [`${run.runner} ended without a report.`], remarks: [] };
  }
  const complaints: string[] = [];
  if (!run.isSkippingAllowed) complaints.push(...outcome.skipped.map((name) => `Skipped: ${name}`));
  if (outcome.passed + outcome.failed.length + outcome.skipped.length === 0) {
    complaints.push(`${run.runner} ran no test.`);
  } else if (run.exitCode !== 0 && outcome.failed.length === 0) {
    complaints.push(`${run.runner} ended with exit code ${run.exitCode} although no test failed.`);
  }
  return {
    passed: outcome.passed,
    failed: outcome.failed.length + complaints.length,
    complaints,
    remarks: [
      ...outcome.unsteady.map((name) => `Passed at the second try, and is to be made steady: ${name}`),
      ...outcome.failed.map((name) => `Failed: ${name}`),
    ],
  };
}

/** The last line of a test run. */
export function lastLine(judgements: readonly Pick<Judgement, 'passed' | 'failed'>[]): string {
  const sum = (key: 'passed' | 'failed') => judgements.reduce((total, one) => total + one[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
