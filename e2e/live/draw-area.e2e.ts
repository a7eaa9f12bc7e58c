import { expect, type Locator, type Page, test } from '@playwright/test';
import { ownService } from '../own-service.ts';
import { violations, violationsInTheDark } from '../pages/violations.ts';
import { hydrated, signInAs } from '../sign-in/sign-in-page.ts';

const CRISIS_EDITOR = 'karmod01';

const service = ownService('draw-area');

/** The form of the red button with its map open. */
async function openMap(page: Page, template = 'Farlig rök'): Promise<Locator> {
  await signInAs(page, service.origin, CRISIS_EDITOR);
  await page.goto(`${service.origin}/krislarm?mall=${encodeURIComponent(template)}`);
  await hydrated(page);
  await page.getByText('Rita området på kartan').click();
  const map = page.getByRole('application', { name: /^Karta/ });
  await expect(map).toBeVisible();
  return map;
}

async function pointOf(map: Locator, x: number, y: number) {
  await map.scrollIntoViewIfNeeded();
  const box = await map.boundingBox();
  if (box === null) throw new Error('The map is not there.');
  return { x: box.x + box.width * x, y: box.y + box.height * y };
}

/** What machines read of the newest alert. */
async function polygonsInCap(page: Page): Promise<[number, number][][]> {
  const cap = await (await page.request.get(`${service.origin}/feeds/krisinformation.cap.xml`)).text();
  return [...cap.matchAll(/<polygon>([^<]*)<\/polygon>/g)].map(([, text = '']) =>
    text.split(' ').map((pair) => pair.split(',').map(Number) as [number, number]),
  );
}

const corners = (page: Page) => page.getByRole('list', { name: 'Hörn' }).getByRole('listitem');

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test('an area is drawn, mended and published, and stands on the page and in CAP', async ({
    page,
    browser,
  }) => {
    const map = await openMap(page);
    for (const [x, y] of [
      [0.4, 0.3],
      [0.6, 0.3],
      [0.6, 0.6],
      [0.4, 0.6],
    ] as const) {
      const point = await pointOf(map, x, y);
      await page.touchscreen.tap(point.x, point.y);
    }
    await expect(corners(page)).toHaveCount(4);
    await expect(page.getByText(/^Hörn 4 tillagt vid 64,\d{4} N/)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await violationsInTheDark(page)).toEqual([]);
    const targets = page.getByRole('main').locator('details button, summary');
    const heights = await targets.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);

    // One that crosses itself is said at once, and undone.
    const crossing = await pointOf(map, 0.5, 0.1);
    await page.touchscreen.tap(crossing.x, crossing.y);
    await expect(page.getByText('Områdets sidor korsar varandra.')).toBeVisible();
    await page.getByRole('button', { name: 'Publicera nu' }).tap();
    await expect(page.getByRole('alert').filter({ hasText: 'korsar varandra' })).toBeVisible();
    await page.getByRole('button', { name: 'Ångra', exact: true }).tap();
    await expect(corners(page)).toHaveCount(4);
    await page.getByRole('button', { name: 'Publicera nu' }).tap();
    const link = page.getByRole('link', { name: 'Visa meddelandet' });
    await expect(link).toBeVisible();
    const address = (await link.getAttribute('href')) ?? '';

    const visitor = await browser.newContext({
      viewport: { width: 375, height: 812 },
      javaScriptEnabled: false,
    });
    const reader = await visitor.newPage();
    const asked: string[] = [];
    reader.on('request', (request) => asked.push(new URL(request.url()).origin));
    await reader.goto(service.origin + address);
    const drawn = reader.getByRole('img', { name: /^Karta över området/ });
    await expect(drawn).toBeVisible();
    const picture = await (
      await reader.request.get(service.origin + (await drawn.getAttribute('src')))
    ).text();
    expect(picture).toMatch(/class="area crisis" d="M\d+ \d+l[\d -]+Z"/);
    expect(picture).toMatch(/>\d+ k?m<\/text>/);
    expect(new Set(asked)).toEqual(new Set([service.origin]));
    const todo = await reader.getByRole('heading', { name: 'Gör så här nu' }).boundingBox();
    expect(todo?.y).toBeLessThan(600);
    expect((await drawn.boundingBox())?.y).toBeGreaterThan(todo?.y ?? 0);
    await visitor.close();

    const drawnByUs = (await polygonsInCap(page)).find((polygon) => polygon.length === 5);
    expect(drawnByUs?.at(-1)).toEqual(drawnByUs?.[0]);
    for (const [lat, lon] of drawnByUs ?? []) {
      expect(lat).toBeGreaterThan(63.9);
      expect(lat).toBeLessThan(64.8);
      expect(lon).toBeGreaterThan(19.5);
      expect(lon).toBeLessThan(22);
    }
  });
});

test('by keys alone corners are set, moved and taken away, and all of it is said', async ({ page }) => {
  const map = await openMap(page, 'Brand');
  const status = page.getByRole('main').getByRole('status');
  await map.focus();
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press('Enter', 'ArrowRight', 'ArrowRight');
  await expect(status.filter({ hasText: 'Siktet: 64,' })).toBeVisible();
  await press('Enter', 'ArrowDown', 'ArrowDown', 'Enter', 'ArrowLeft', 'ArrowLeft', 'Space');
  await expect(corners(page)).toHaveCount(4);
  const before = await corners(page).nth(1).textContent();
  await page.getByRole('button', { name: 'Hörn 2', exact: true }).focus();
  await press('ArrowUp', 'Shift+ArrowRight');
  await expect(status.filter({ hasText: 'Hörn 2 flyttat till' })).toBeVisible();
  expect(await corners(page).nth(1).textContent()).not.toBe(before);
  await page.getByRole('button', { name: 'Hörn 4', exact: true }).focus();
  await press('Delete');
  await expect(status.filter({ hasText: '3 hörn kvar' })).toBeVisible();
  await expect(map).toBeFocused();
  await press('+', '-');
  await page.getByRole('button', { name: 'Publicera nu' }).focus();
  await press('Enter');
  await expect(page.getByRole('link', { name: 'Visa meddelandet' })).toBeVisible();
  expect((await polygonsInCap(page)).some((polygon) => polygon.length === 4)).toBe(true);
});

test('a corner is dragged by mouse, the whole municipality is taken, and everything is cleared', async ({
  page,
}) => {
  const map = await openMap(page);
  for (const [x, y] of [
    [0.4, 0.3],
    [0.6, 0.3],
    [0.5, 0.6],
  ] as const) {
    const point = await pointOf(map, x, y);
    await page.mouse.click(point.x, point.y);
  }
  const before = await corners(page).nth(2).textContent();
  const [from, to] = [await pointOf(map, 0.5, 0.6), await pointOf(map, 0.55, 0.75)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
  await expect(corners(page)).toHaveCount(3);
  expect(await corners(page).nth(2).textContent()).not.toBe(before);
  await page.getByRole('button', { name: 'Hela Norråns kommun' }).click();
  await expect(page.getByText(/^Hela kommunen är markerad med \d\d hörn/)).toBeVisible();
  await page.getByRole('button', { name: 'Rensa' }).click();
  await expect(corners(page)).toHaveCount(0);
  // A drag moves the map, and adds nothing.
  const [one, other] = [await pointOf(map, 0.5, 0.5), await pointOf(map, 0.7, 0.6)];
  await page.mouse.move(one.x, one.y);
  await page.mouse.down();
  await page.mouse.move(other.x, other.y, { steps: 5 });
  await page.mouse.up();
  await expect(corners(page)).toHaveCount(0);
});
