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
  const named = (status: string) => tests.filter((test) => test.status === status).map(({ name }) => name);
  return {
    passed: named('expected').length + named('flaky').length,
    failed: [...named('unexpected'), ...errors.map(() => 'Playwright itself, outside all tests')],
    skipped: named('skipped'),
    unsteady: named('flaky'),
  };
}

function testsIn(suite: Suite, above: readonly string[]): { name: string; status: string }[] {
  const path = [...above, suite.title];
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status }) => ({ name: [projectName, ...path, title].join(' › '), status })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsIn(inner, path))];
}
