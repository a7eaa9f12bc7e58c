import { expect } from '@playwright/test';
import { test } from '../one-tab.ts';
import { ROUTES } from '../pages/routes.ts';
import { hydrated } from '../sign-in/sign-in-page.ts';
import { tabStopProblems } from './tab-stops.ts';

// An outline that grows slowly is not there yet when it is looked at. The light theme is looked at at a desk.
test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

for (const { path } of [...ROUTES, { path: '/finns-inte' }]) {
  test(`every stop of the Tab key at ${path} is seen, marked and in order, to the end`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    expect(await tabStopProblems(page)).toEqual([]);
  });
}
