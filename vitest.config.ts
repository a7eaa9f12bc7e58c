import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests of the project as a whole: they copy, build, pack and start it, so they take longer than all others together. */
const PACKAGING_TESTS = ['image', 'new-block', 'new-field', 'packed-packages', 'start'].map(
  (name) => `scripts/${name}.test.ts`,
);

// What Node compiles is kept for the next process: tests start hundreds of them.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('node_modules/.cache/node', import.meta.url));

/** A process tests one file after another: most take longer to load than to test. What a test replaces it puts back. */
const ONE_AFTER_ANOTHER = { isolate: false } as const;

/** Packages are tested from their sources (the `brandpost-source` export condition): no build is needed first. */
export default defineConfig({
  resolve: { conditions: ['brandpost-source'] },
  ssr: { resolve: { conditions: ['brandpost-source'], externalConditions: ['brandpost-source'] } },
  test: {
    // Half of a test is often waiting for a database or a process: one worker fewer than processors would be too few.
    maxWorkers: Math.max(2, availableParallelism()),
    // On a busy machine only, as in the journeys: `pnpm test` names what needed it.
    retry: process.env.CI === 'true' ? 1 : 0,
    globalSetup: ['scripts/test/generate-first.ts'],
    projects: [
      {
        extends: true,
        test: {
          ...ONE_AFTER_ANOTHER,
          name: 'unit',
          include: ['{apps,packages,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/*.db.test.ts', ...PACKAGING_TESTS],
          // What hostile input must not make slow would take minutes; a busy machine takes seconds.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          ...ONE_AFTER_ANOTHER,
          name: 'database',
          globalSetup: ['packages/content-api/src/contract/make-demo-databases.fixtures.ts'],
          include: ['{apps,packages}/**/*.db.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
      {
        extends: true,
        test: {
          // Against what is built, like the journeys.
          name: 'http',
          globalSetup: ['e2e/http/service.setup.ts'],
          include: ['e2e/http/*.http.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'packaging',
          include: PACKAGING_TESTS,
          testTimeout: 60_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
