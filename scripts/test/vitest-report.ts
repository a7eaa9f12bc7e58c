import { relative } from 'node:path';
import { PROJECT_ROOT } from '../project-root.ts';
import type { Outcome } from './outcome.ts';

/** The parts that we read of what `vitest --reporter=json` writes. */
export type VitestReport = {
  testResults: {
    name: string;
    status: string;
    /** Why the file could not be run. */
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
};

/** A file that could not be run at all counts as one failure; a test that passed with an error needed a second try. */
export function vitestOutcome({ testResults }: VitestReport): Outcome {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, name: `${shortPath(name)} › ${test.fullName}` })),
  );
  const passed = tests.filter(({ status }) => status === 'passed');
  const failed = tests.filter(({ status }) => status === 'failed');
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: passed.length,
    failed: [
      ...failed.map(({ name }) => name),
      ...brokenFiles.map(({ name, message }) => [shortPath(name), message].filter(Boolean).join(': ')),
    ],
    skipped: tests.filter(({ status }) => status !== 'passed' && status !== 'failed').map(({ name }) => name),
    unsteady: passed.filter(({ failureMessages = [] }) => failureMessages.length > 0).map(({ name }) => name),
  };
}

function shortPath(file: string): string {
  return relative(PROJECT_ROOT, file);
}
