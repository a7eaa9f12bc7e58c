import { defineConfig } from 'vitest/config';

/** Packages are tested from their sources (the `brandpost-source` export condition): no build is needed first. */
export default defineConfig({
  resolve: { conditions: ['brandpost-source'] },
  ssr: { resolve: { conditions: ['brandpost-source'], externalConditions: ['brandpost-source'] } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{apps,packages,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/*.db.test.ts', '**/*.stack.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['packages/**/*.db.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
