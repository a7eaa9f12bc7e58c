import type { LaunchOptions } from '@playwright/test';
import { findBrowser } from '../scripts/find-browser.ts';

/**
 * Parts of Chromium that no page is tested for. Without the first three each context loads two pages of the address bar's
 * suggestions, which took half of the processor's time for opening a context; by the next two the first page of a context
 * would get a process of its own beside the empty one's, a fifth of what opening it takes. The others are what Playwright
 * switches off itself: of two such lists Chromium reads the last alone.
 */
const NOT_OF_PAGES = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup'],
  ...['CrossOriginOpenerPolicy', 'SpareRendererForSitePerProcess'],
  ...['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
];

/** The browser of all journeys. */
export const BROWSER = {
  executablePath: findBrowser(),
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${NOT_OF_PAGES.join(',')}`,
    // A page is open for seconds: compiling its scripts a second and third time takes longer than it saves.
    '--js-flags=--no-maglev --no-turbofan',
  ],
} satisfies LaunchOptions;
