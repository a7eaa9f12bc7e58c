import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../find-browser.ts';

/** The browser of this machine, for measuring. @throws Error when there is none */
export function launchBrowser(...more: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', ...more],
  });
}
