import { expect, type Page, test } from '@playwright/test';
import { openPage } from '../open-page.ts';
import { ownService } from '../own-service.ts';
import { hostilePost } from './hostile-content.ts';
import { poison } from './poison.ts';

test.describe.configure({ mode: 'serial' });
const service = ownService('hostile', { before: poison });

const slug = encodeURIComponent(hostilePost.slug);
const PATHS: [path: string, status: number][] = [
  ['/', 200],
  ['/nyheter', 200],
  ['/overblick/brandsakerhet-hemma', 200],
  [`/sida/${slug}`, 200],
  [`/sida/slacka-brand/${slug}`, 200],
  ['/krisinformation', 200],
  ['/e-tjanster', 200],
  ['/sok/fientlig', 200],
  [`/sok/${encodeURIComponent('"><script>window.hasRun=true</script>')}`, 200],
  [`/nyhet/${encodeURIComponent('</title><script>window.hasRun=true</script>')}`, 404],
];

/** Everything on a page that could act, look elsewhere or lead to a script. */
async function dangers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll('body *')) {
      for (const { name, value } of element.attributes) {
        if (/^on|^style$|^srcdoc$|^formaction$/i.test(name)) found.push(`${element.tagName} ${name}`);
        if (/^(?:href|src|action)$/.test(name) && !/^(?:https?:\/\/|\/(?!\/)|#|tel:|mailto:)/.test(value)) {
          found.push(`${element.tagName} ${name}=${value}`);
        }
      }
      const isState = element.matches('script[type="application/json"]#state');
      if (
        /^(?:script|iframe|object|embed|base|meta|form-data|template|math)$/i.test(element.tagName) &&
        !isState
      ) {
        found.push(element.tagName);
      }
    }
    return found;
  });
}

for (const [path, status] of PATHS) {
  test(`hostile content is inert at ${path.slice(0, 40)}`, async ({ page }) => {
    const elsewhere: string[] = [];
    const said: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(service.origin)) elsewhere.push(request.url());
    });
    page.on('console', (message) => {
      if (/Content Security Policy|Trusted|Hydration|Minified React error/i.test(message.text()))
        said.push(message.text());
    });
    page.on('pageerror', (error) => said.push(error.message));
    const answer = await openPage(page, service.origin + path);
    expect(answer?.status()).toBe(status);
    expect(await page.evaluate(() => (window as { hasRun?: boolean }).hasRun)).toBeUndefined();
    expect(await dangers(page)).toEqual([]);
    expect(elsewhere).toEqual([]);
    expect(said).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
