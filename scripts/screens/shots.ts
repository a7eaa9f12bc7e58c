import type { Page } from '@playwright/test';
import { ROUTES } from '../../e2e/pages/routes.ts';

/** A view of the site: an address, and what is done there before its picture is taken. */
export type Shot = {
  name: string;
  path: string;
  /** The banner about cookies covers a page until it is answered. */
  hasBanner?: boolean;
  prepare?(page: Page): Promise<void>;
};

/** Every route, and what no address leads to. */
export const SHOTS: readonly Shot[] = [
  ...ROUTES.map(({ path }) => ({ name: nameOf(path), path })),
  { name: '404', path: '/finns-inte' },
  { name: 'kakor', path: '/', hasBanner: true },
  { name: 'meny-oppen', path: '/', prepare: (page) => openPanel(page, 'meny') },
  { name: 'sok-oppen', path: '/', prepare: (page) => openPanel(page, 'sok-panel') },
];

function nameOf(path: string): string {
  return path.slice(1).replaceAll('/', '--') || 'start';
}

async function openPanel(page: Page, panel: string): Promise<void> {
  await page.locator(`header [popovertarget=${panel}]`).click();
  await page.locator(`#${panel}`).waitFor({ state: 'visible' });
}
