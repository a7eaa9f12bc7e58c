import type { Outcome } from './outcome.ts';

/** The parts that we read of what `vitest --reporter=json` writes. */
export type VitestReport = {
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
};

/** A file that could not be run at all counts as one failure. */
export function vitestOutcome({ testResults }: VitestReport): Outcome {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (status: string) => tests.filter((test) => test.status === status).length;
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: count('passed'),
    failed: count('failed') + brokenFiles.length,
    skipped: tests
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ fullName }) => fullName),
  };
}
