import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { BROWSER } from './browser.ts';

/** Two runs at once would test each other's service: `pnpm test` gives each a port of its own. */
const origin = `http://localhost:${process.env.E2E_PORT ?? 3210}`;
const root = fileURLToPath(new URL('..', import.meta.url));

// What Node compiles is kept for the next process: the journeys start dozens of them.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/node');

/** Journeys through the built product: BFF, content API and an embedded database of their own. */
export default defineConfig({
  testDir: '.',
  globalSetup: './seed.setup.ts',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  // A journey waits a third of its time, for what it has just done to be seen.
  workers: Math.max(2, availableParallelism()) + 1,
  forbidOnly: process.env.CI === 'true',
  timeout: 120_000,
  // A busy machine takes seconds for what takes none of a reader's time.
  expect: { timeout: 15_000 },
  // On a busy machine only: `pnpm test` names what needed it.
  retries: process.env.CI === 'true' ? 1 : 0,
  reporter: [['list']],
  use: {
    baseURL: origin,
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    // It would answer in place of the journeys' own routes; `live/offline.e2e.ts` lets it.
    serviceWorkers: 'block',
    launchOptions: BROWSER,
    // What cannot be pressed within half a minute never will be: a journey that fails need not take its whole time.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: [
        '**/editor/touch.e2e.ts',
        '**/every-route-on-a-phone.e2e.ts',
        // What staff have in their pocket.
        '**/workplace/{field-mode,lists-on-a-phone}.e2e.ts',
      ],
      use: { viewport: { width: 1440, height: 900 } },
    },
    // The HTML is the same for every screen, and so is what the servers do.
    {
      name: 'phone',
      testIgnore: [
        '**/hydration.e2e.ts',
        '**/html.e2e.ts',
        '**/hostile.e2e.ts',
        '**/mirror.e2e.ts',
        '**/restart.e2e.ts',
        '**/live/*.e2e.ts',
        '**/empty.e2e.ts',
        '**/workbook/*.e2e.ts',
        // These choose their own widths.
        '**/admin/*.e2e.ts',
        '**/accessibility/{alerts,every-route,reader-settings,violations,widths-and-themes,zoom}.e2e.ts',
        '**/editor/{comments,inspector,suggestions}.e2e.ts',
        '**/journeys/fire-ban.e2e.ts',
        '**/intranet/*.e2e.ts',
        // What they do is the same by touch, which `touch` has. So are single tests with the tag `any-screen`.
        '**/editor/{find,focus-on-opening,languages,presence,previews,publishing,review,shared-blocks,slash-menu}.e2e.ts',
        '**/editor/{tables,templates,withdrawing,writing}.e2e.ts',
        // By keys.
        '**/{accessibility/keyboard,workplace/{command-palette,large-text},media/pick}.e2e.ts',
        '**/journeys/{alert-on-paper,lost-code,not-found,prefetch}.e2e.ts',
        '**/media/files.e2e.ts',
        '**/pages/{light,no-script,print}.e2e.ts',
        '**/sign-in/{passkeys,password,single-sign-on,simplesamlphp,masquerade}.e2e.ts',
      ],
      grepInvert: /@any-screen/,
      use: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
    },
  ],
});
