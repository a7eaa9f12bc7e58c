import { expect, type Page, test } from '@playwright/test';
import { call, openStaffPage } from '../intranet/staff-page.ts';

const ADMINISTRATOR = 'sysadm01';
/** Between the heading of a list and its first row. */
const MOST_PX = 190;
const LISTS = [
  '/profile/information',
  '/profile/my-content',
  '/profile/info',
  ...['content', 'users', 'media', 'categories', 'nodes', 'links', 'audit'].map(
    (name) => `/profile/admin/${name}`,
  ),
];

/** Where the first row of a list begins below its heading. */
function roomAboveRows(page: Page): Promise<number> {
  return page.evaluate(() => {
    const heading = document.querySelector('main h1')?.getBoundingClientRect().bottom ?? 0;
    const rows = [...document.querySelectorAll('main :is(tbody tr, ul > li)')].filter(
      (row) => row.closest('nav') === null && row.getBoundingClientRect().height > 0,
    );
    return (rows[0]?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) - heading;
  });
}

const isDrawnSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test.use({ viewport: { width: 375, height: 667 } });

test('rows begin right below the heading: filters and tools are folded until they are asked for', async ({
  page,
}) => {
  await openStaffPage(page, ADMINISTRATOR, '/profile');
  for (const path of LISTS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => roomAboveRows(page), path).toBeLessThanOrEqual(MOST_PX);
  }
  await openStaffPage(page, ADMINISTRATOR, '/profile/admin/links');
  await expect(page.getByLabel('Typ')).toBeHidden();
  await page.getByRole('button', { name: 'Filter och visning', exact: true }).click();
  await page.getByLabel('Typ').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Filter och visning, 1 filter valt' }).click();
  await expect(page.getByLabel('Typ')).toBeHidden();
});

test('what somebody may not do is said in lines as wide as the screen', async ({ page }) => {
  await openStaffPage(page, 'davdem01', '/profile/my-content');
  const said = page.getByText('För att skapa innehåll behöver du behörigheten');
  const { width = 0 } = (await said.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(280);
});

test('no list is drawn sideways on the narrowest phone or with letters of twice the size, whatever a group is called', async ({
  page,
}) => {
  await openStaffPage(page, ADMINISTRATOR, '/profile/admin/nodes');
  const name = 'Räddningsberedskapsområdesgemensammansamverkan';
  await call(page, 'POST', '/node', { name, value: null, parent: 1 });
  for (const path of LISTS) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await isDrawnSideways(page), `${path} at 320`).toBe(false);
    await page.setViewportSize({ width: 375, height: 667 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expect.poll(() => isDrawnSideways(page), `${path} at 200 %`).toBe(false);
  }
});
