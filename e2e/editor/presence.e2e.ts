import { type Browser, expect, type Page, test } from '@playwright/test';
import { ownService } from '../own-service.ts';
import { violations, violationsInTheDark } from '../pages/violations.ts';
import { ADMINISTRATOR, EDITOR } from '../people.ts';
import { openAs } from '../sign-in/sign-in-page.ts';
import { makePost } from './editor-page.ts';

const service = ownService('presence');
/** What is aimed at is two seconds; the machine that tests may have much to do. */
const SOON_MS = 10_000;

const heading = (id: string, text: string) => ({
  ...{ id, type: 'heading', version: '1.0.0', props: { text, size: 2 }, children: [] },
});
const POST = {
  ...{ type: 'info', status: 'draft', nodeIds: [1], title: 'Övning', excerpt: 'Vid Norr.' },
  content: [heading('first', 'Först'), heading('second', 'Sedan')],
};
const block = (page: Page, id: string) => page.locator(`[data-frame="${id}"]`);
const writerIn = (page: Page, place: string) =>
  page.getByRole('img', { name: `${ADMINISTRATOR.name} skriver ${place}` });

async function opened(browser: Browser, username: string, path: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAs(page, service.origin, username, path);
  return page;
}

test('each of two people sees where the other writes, and nothing of somebody who has gone', async ({
  browser,
}) => {
  const page = await opened(browser, EDITOR.username, '/skapa-innehall');
  const path = `/skapa-innehall/${await makePost(page, service.origin, POST)}`;
  await page.goto(service.origin + path);
  await expect(block(page, 'first')).toBeVisible();
  const colleague = await opened(browser, ADMINISTRATOR.username, path);
  await expect(page.getByRole('list', { name: 'Redigerar också' })).toBeVisible({ timeout: SOON_MS });

  await block(colleague, 'second').click();
  const mark = block(page, 'second').getByRole('img', { name: `${ADMINISTRATOR.name} skriver här` });
  await expect(mark).toBeVisible({ timeout: SOON_MS });
  await expect(mark.getByText(ADMINISTRATOR.name)).toBeHidden();
  await block(page, 'second').click();
  await expect(mark.getByText(ADMINISTRATOR.name)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await violationsInTheDark(page)).toEqual([]);
  await expect(
    block(colleague, 'second').getByRole('img', { name: `${EDITOR.name} skriver här` }),
  ).toBeVisible({
    timeout: SOON_MS,
  });

  await colleague.getByRole('textbox', { name: 'Ingress' }).click();
  await expect(writerIn(page, 'i ingressen')).toBeVisible({ timeout: SOON_MS });
  await expect(writerIn(page, 'här')).toHaveCount(0);
  await colleague.getByLabel('Rubrik', { exact: true }).click();
  await expect(writerIn(page, 'i rubriken')).toBeVisible({ timeout: SOON_MS });

  // Loaded again they are there once, and nowhere in particular.
  await colleague.reload();
  await expect(block(colleague, 'first')).toBeVisible();
  await expect(writerIn(page, 'i rubriken')).toHaveCount(0, { timeout: SOON_MS });
  await expect(page.getByRole('list', { name: 'Redigerar också' }).getByRole('listitem')).toHaveCount(1, {
    timeout: SOON_MS,
  });
  await block(colleague, 'first').click();
  await expect(writerIn(page, 'här')).toBeVisible({ timeout: SOON_MS });
  await colleague.goto(`${service.origin}/min-sida`);
  await expect(writerIn(page, 'här')).toHaveCount(0, { timeout: SOON_MS });
  await expect(page.getByRole('list', { name: 'Redigerar också' })).toHaveCount(0, { timeout: SOON_MS });
});

test('what a colleague writes is seen at once by anyone who writes in another block, who loses no letter', async ({
  browser,
}) => {
  const page = await opened(browser, EDITOR.username, '/skapa-innehall');
  const path = `/skapa-innehall/${await makePost(page, service.origin, POST)}`;
  await page.goto(service.origin + path);
  await expect(block(page, 'first')).toBeVisible();
  const colleague = await opened(browser, ADMINISTRATOR.username, path);
  await expect(page.getByRole('list', { name: 'Redigerar också' })).toBeVisible({ timeout: SOON_MS });

  await block(colleague, 'second').click();
  const theirs = block(colleague, 'second').getByRole('textbox', { name: 'Rubrik' });
  const mine = block(page, 'first').getByRole('textbox', { name: 'Rubrik' });
  await block(page, 'first').click();
  await mine.press('Home');
  const scrolled = await page.evaluate(() => scrollY);
  await theirs.fill('Till sist, när allt är släckt');
  let written = '';
  await expect(async () => {
    const next = written.length % 10 === 9 ? ' ' : 'abcdefghi'.charAt(written.length % 10);
    await page.keyboard.type(next);
    written += next;
    await expect(block(page, 'second')).toContainText('Till sist, när allt är släckt', { timeout: 100 });
  }).toPass({ timeout: SOON_MS, intervals: [50] });
  await expect(
    page.getByRole('status').filter({
      hasText: `${ADMINISTRATOR.name} ändrade rubriken ”Till sist, när allt är släckt”`,
    }),
  ).toBeVisible();
  await page.keyboard.type('slut ');
  await expect(mine).toBeFocused();
  await expect(mine).toHaveValue(`${written}slut Först`);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await expect(block(colleague, 'first')).toContainText(`${written}slut Först`, { timeout: SOON_MS });
  expect(await violations(page)).toEqual([]);
});

test('a colleague’s words in a title come in around the caret of anyone who writes in it', async ({
  browser,
}) => {
  const page = await opened(browser, EDITOR.username, '/skapa-innehall');
  const title = 'Övning vid Norra hamnen för alla styrkor i länet';
  const path = `/skapa-innehall/${await makePost(page, service.origin, { ...POST, title })}`;
  await page.goto(service.origin + path);
  const mine = page.getByLabel('Rubrik', { exact: true });
  await mine.click();
  // The end of the text, not of the line that the caret is in.
  await mine.press('Control+End');
  const colleague = await opened(browser, ADMINISTRATOR.username, path);
  await expect(page.getByRole('list', { name: 'Redigerar också' })).toBeVisible({ timeout: SOON_MS });
  await colleague.getByLabel('Rubrik', { exact: true }).fill(title.replace('Övning', 'Stor övning'));
  await expect(mine).toHaveValue(title.replace('Övning', 'Stor övning'), { timeout: SOON_MS });
  await page.keyboard.type(' i höst');
  await expect(mine).toHaveValue(`${title.replace('Övning', 'Stor övning')} i höst`);
  await expect(page.getByRole('status').filter({ hasText: 'ändrade rubriken överst' })).toBeVisible();
});
