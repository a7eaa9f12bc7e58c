import { expect, type Page } from '@playwright/test';
import { test } from '../one-tab.ts';
import { hydrated } from '../sign-in/sign-in-page.ts';
import { movements } from './movements.ts';
import { openPanel, PANELS } from './panels.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

test('crises are shown in the colours of the reader, with an edge around them', async ({ page }) => {
  await page.goto('/sida/brandvarnare');
  await hydrated(page);
  const strip = page.getByRole('region', { name: 'Pågående kriser' }).getByRole('list');
  await expect(strip).toHaveCSS('outline-style', 'solid');
  const alerts = strip.getByRole('link').filter({ has: page.locator('strong') });
  await expect(alerts).toHaveCount(3);
  for (const alert of await alerts.all()) {
    await expect(alert.locator('strong')).toBeVisible();
    await expect(alert.locator('strong')).toHaveCSS('color', await systemColour(page, 'LinkText'));
  }
});

test('in the colours of the reader the section one is in has a mark, and no other', async ({ page }) => {
  await page.goto('/sida/brandvarnare');
  const edges = await page
    .getByRole('navigation', { name: 'Ämnen' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).borderBottomWidth));
  expect(edges).toEqual(['3px', ...edges.slice(1).map(() => '0px')]);
  expect(edges.length).toBeGreaterThan(1);
});

test('in the colours of the reader what answers first on the start page has an edge', async ({ page }) => {
  await page.goto('/');
  const numbers = page.getByRole('main').locator('div:has(> a[href="tel:112"])');
  const fire = page
    .getByRole('heading', { name: 'Får jag elda i dag?' })
    .locator('xpath=ancestor::section[1]');
  for (const card of [numbers, fire]) {
    await expect(card).toHaveCSS('border-top-style', 'solid');
    await expect(card).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  }
});

for (const panel of PANELS) {
  test(`the ${panel.name} is there at once for anyone who wants less motion`, async ({ page }) => {
    await page.goto('/nyheter');
    await hydrated(page);
    await page.evaluate(() => {
      document.addEventListener('transitionrun', ({ propertyName }) => {
        document.documentElement.dataset.moved = propertyName;
      });
    });
    await openPanel(page, panel);
    await page.keyboard.press('Escape');
    await expect(page.locator(`#${panel.id}`)).toBeHidden();
    await expect(page.locator('html')).not.toHaveAttribute('data-moved');
  });
}

test('what is folded opens at once for anyone who wants less motion', async ({ page }) => {
  await page.goto('/sida/brandvarnare');
  await hydrated(page);
  await page.getByRole('button', { name: 'Vem ansvarar för brandvarnare i hyresrätt?' }).click();
  expect(await movements(page)).toEqual([]);
});

test('what moves or scrolls smoothly is reported', async ({ page }) => {
  await page.goto('/changelog');
  await hydrated(page);
  await page.locator('main').evaluate((main) => {
    main.style.scrollBehavior = 'smooth';
    main.querySelector('h1')?.animate({ opacity: [0, 1] }, 5000);
  });
  expect((await movements(page)).join()).toMatch(/^<h1.*scrolls smoothly: main$/);
});

/** A colour of the reader's own, as the page shows it. */
async function systemColour(page: Page, name: string): Promise<string> {
  return page.evaluate((colour) => {
    const element = document.body.appendChild(document.createElement('i'));
    element.style.color = colour;
    const { color } = getComputedStyle(element);
    element.remove();
    return color;
  }, name);
}
