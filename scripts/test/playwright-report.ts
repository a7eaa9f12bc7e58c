import type { Outcome } from './outcome.ts';

type Suite = {
  title: string;
  suites?: Suite[];
  specs: { title: string; tests: { projectName: string; status: string }[] }[];
};

/** The parts that we read of what Playwright's JSON reporter writes. */
export type PlaywrightReport = { suites: Suite[]; errors: unknown[] };

/** An error outside all tests counts as one failure; a test that passed at its second try is named. */
export function playwrightOutcome({ suites, errors }: PlaywrightReport): Outcome {
  const tests = suites.flatMap((suite) => testsIn(suite, []));
  const withStatus = (status: string) => tests.filter((test) => test.status === status);
  return {
    passed: withStatus('expected').length + withStatus('flaky').length,
    failed: withStatus('unexpected').length + errors.length,
    skipped: withStatus('skipped').map(({ name }) => name),
    unsteady: withStatus('flaky').map(({ name }) => name),
  };
}

function testsIn(suite: Suite, above: readonly string[]): { name: string; status: string }[] {
  const path = [...above, suite.title];
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status }) => ({ name: [projectName, ...path, title].join(' › '), status })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsIn(inner, path))];
}
