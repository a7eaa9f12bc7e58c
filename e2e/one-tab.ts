import { type BrowserContextOptions, test as base, type Page } from '@playwright/test';

/**
 * For tests of pages that are only read: all of them in one tab of each worker, since a browser context of its own costs a
 * test more than to read the page. Size, colours and motion begin anew with each; cookies and storage do not.
 */
export const test = base.extend<{ page: Page }, { tab: Page }>({
  tab: [
    async ({ browser }, use, { project }) => {
      const tab = await browser.newPage(project.use as BrowserContextOptions);
      await use(tab);
      await tab.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ tab, viewport, colorScheme, contextOptions }, use) => {
    const { reducedMotion = 'no-preference', forcedColors = 'none' } = contextOptions;
    await tab.emulateMedia({ colorScheme, reducedMotion, forcedColors });
    if (viewport !== null) await tab.setViewportSize(viewport);
    await use(tab);
  },
});
