import { type Browser, expect, type Page, test } from '@playwright/test';
import { violationsInState } from '../accessibility/every-width.ts';
import { sharedService } from '../own-service.ts';
import { ADMINISTRATOR, EDITOR } from '../people.ts';
import { openAs } from '../sign-in/sign-in-page.ts';
import { beginNews, expectSaved, makePost, openEditorAs } from './editor-page.ts';

const service = sharedService();
/** On an idle machine it takes less than half a second. */
const AT_ONCE_MS = 10_000;
const PHONE = { width: 375, height: 740 };
const WIDE_SCREEN = { width: 1440, height: 900 };

const node = (id: string, type: string, props: object) => ({
  id,
  type,
  version: '1.0.0',
  props,
  children: [],
});
const CONTENT = [
  node('h', 'heading', { text: 'Elda försiktigt i dag', size: 2 }),
  node('t', 'html', { html: '<p>Ring <strong>112</strong> om det brinner. Gå ut.</p><p>Vänta på oss.</p>' }),
];
const pageOf = async (browser: Browser, viewport: { width: number; height: number }) => {
  const isPhone = viewport.width < 500;
  const page = await (await browser.newContext({ viewport, hasTouch: isPhone, isMobile: isPhone })).newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return page;
};
const comments = (page: Page) =>
  page
    .getByRole('complementary', { name: 'Kommentarer' })
    .or(page.getByRole('dialog', { name: 'Kommentarer' }));
const block = (page: Page, id: string) => page.locator(`[data-frame="${id}"]`);
const suggestionIn = (page: Page, id: string) =>
  block(page, id).getByRole('group', { name: `Förslag av ${ADMINISTRATOR.name}` });
const make = async (page: Page, more: object = {}): Promise<string> => {
  await openAs(page, service.origin, EDITOR.username, '/profile');
  const post = { type: 'info', status: 'draft', nodeIds: [1], title: 'Ny rutin', excerpt: 'Vid brand.' };
  const id = await makePost(page, service.origin, { ...post, content: CONTENT, editorIds: [1], ...more });
  return `/skapa-innehall/${id}`;
};
/** Marks words of the text that is being written. */
const markWords = (page: Page, words: string) =>
  page.evaluate((sought) => {
    const walker = document.createTreeWalker(
      document.querySelector('.ProseMirror') as Node,
      NodeFilter.SHOW_TEXT,
    );
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
      const at = text.textContent?.indexOf(sought) ?? -1;
      if (at !== -1) getSelection()?.setBaseAndExtent(text, at, text, at + sought.length);
    }
  }, words);

for (const [device, viewport] of [
  ['at a desk', WIDE_SCREEN],
  ['on a phone', PHONE],
] as const) {
  test(`a colleague suggests other words ${device}, and the author uses one and dismisses another`, async ({
    browser,
  }) => {
    test.setTimeout(150_000);
    const [author, colleague] = [await pageOf(browser, viewport), await pageOf(browser, viewport)];
    const path = await make(author);
    await author.goto(service.origin + path);
    await openAs(colleague, service.origin, ADMINISTRATOR.username, path);

    const form = comments(colleague).getByRole('region', { name: /^Nytt förslag/ });
    // A whole heading.
    await block(colleague, 'h').click();
    await block(colleague, 'h').getByRole('button', { name: 'Föreslå ändring' }).click();
    await form.getByRole('textbox', { name: 'Nya ord' }).fill('Elda inte i dag');
    await form.getByRole('button', { name: 'Skicka förslaget' }).click();
    await expect(comments(colleague).getByRole('button', { name: /^Avvisa/ })).toHaveCount(1);
    await comments(colleague)
      .getByRole('button', { name: /^Stäng/ })
      .click();
    // Some words of a text.
    await block(colleague, 't').getByText('Gå ut.').click();
    await markWords(colleague, 'Gå ut.');
    await block(colleague, 't').getByRole('button', { name: 'Föreslå ändring' }).click();
    await expect(form.getByRole('blockquote')).toHaveText('Gå ut.');
    await expect(form.getByRole('textbox', { name: 'Nya ord' })).toBeFocused();
    await form.getByRole('textbox', { name: 'Nya ord' }).fill('Gå ut och stäng dörren.');
    await form.getByRole('textbox', { name: 'Varför' }).fill('Elden får mindre luft.');
    await form.getByRole('button', { name: 'Skicka förslaget' }).click();
    await expect(comments(colleague).getByText('Elden får mindre luft.')).toBeVisible();
    await expect(comments(colleague).getByRole('button', { name: /^Avvisa/ })).toHaveCount(2);

    // The author sees both at their places, in words and not by colour alone.
    const first = suggestionIn(author, 't');
    await expect(first).toBeVisible({ timeout: AT_ONCE_MS });
    await expect(first.locator('ins')).toContainText('och stäng dörren');
    await expect(suggestionIn(author, 'h').locator('del')).toContainText('försiktigt');
    expect(await violationsInState(author)).toEqual([]);
    await author.setViewportSize(viewport);
    await first.getByRole('button', { name: 'Använd' }).click();
    await expect(block(author, 't')).toContainText('Gå ut och stäng dörren.');
    await expect(block(author, 't').locator('strong').filter({ hasText: /^112$/ })).toBeVisible();
    await expect(first).toHaveCount(0);
    await expect(block(author, 't')).toBeFocused();
    await expectSaved(author);
    await suggestionIn(author, 'h').getByRole('button', { name: 'Avvisa' }).click();
    await expect(suggestionIn(author, 'h')).toHaveCount(0);
    await expect(block(author, 'h')).toContainText('Elda försiktigt i dag');

    // The colleague sees what became of them, and the text itself.
    await expect(comments(colleague).getByText('Lösta (2)')).toBeVisible({ timeout: AT_ONCE_MS });
    await expect(comments(colleague).getByText(`Använt av ${EDITOR.name}`)).toBeVisible();
    await expect(comments(colleague).getByText(`Avvisat av ${EDITOR.name}`)).toBeVisible();
    expect(await violationsInState(colleague)).toEqual([]);
    await author.keyboard.press('Control+z');
    await expect(block(author, 't')).not.toContainText('stäng dörren');
  });
}

test('what is suggested for a draft that was begun a moment ago can be used at once', async ({ browser }) => {
  test.setTimeout(120_000);
  const [author, colleague] = [await pageOf(browser, WIDE_SCREEN), await pageOf(browser, WIDE_SCREEN)];
  await openEditorAs(author, service.origin, EDITOR.username);
  await beginNews(author);
  const title = author.getByLabel('Rubrik', { exact: true });
  await title.fill('Så släcker du en gril');
  await expectSaved(author);
  await expect(author).toHaveURL(/\/skapa-innehall\/\d+$/);

  await openAs(colleague, service.origin, ADMINISTRATOR.username, new URL(author.url()).pathname);
  await expect(colleague.getByRole('button', { name: 'Kommentarer' })).toBeVisible();
  await colleague.getByLabel('Rubrik', { exact: true }).focus();
  await colleague.keyboard.press('Control+A');
  await colleague.keyboard.press('Control+Alt+F');
  await comments(colleague).getByRole('textbox', { name: 'Nya ord' }).fill('Så släcker du en grill');
  await colleague.keyboard.press('Control+Enter');

  const waiting = author.locator('[data-proposal]');
  await expect(waiting.getByRole('button', { name: 'Avvisa' })).toBeVisible({ timeout: AT_ONCE_MS });
  await waiting.getByRole('button', { name: 'Använd' }).click();
  await expect(title).toHaveValue('Så släcker du en grill');
});

test('words are suggested for a title by keys alone, and what has changed since is said and left to a hand', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const page = await pageOf(browser, WIDE_SCREEN);
  await page.goto(service.origin + (await make(page, { title: 'Så eldar du i trädgården i vår' })));
  const title = page.getByLabel('Rubrik', { exact: true });
  await expect(page.getByRole('button', { name: 'Kommentarer' })).toBeVisible();
  await title.focus();
  await page.keyboard.press('Control+Home');
  for (let letter = 0; letter < 'Så eldar'.length; letter++) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Control+Alt+F');
  const form = comments(page).getByRole('region', { name: 'Nytt förslag: Rubriken överst' });
  await expect(form.getByRole('textbox', { name: 'Nya ord' })).toBeFocused();
  expect(await violationsInState(page)).toEqual([]);
  await page.setViewportSize(WIDE_SCREEN);
  await expect(form.getByRole('textbox', { name: 'Nya ord' })).toHaveValue('Så eldar');
  await form.getByRole('textbox', { name: 'Nya ord' }).focus();
  await page.keyboard.press('Control+Enter');
  await expect(form.getByText('Skriv andra ord än de som står där.')).toBeVisible();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Så grillar');
  await page.keyboard.press('Control+Enter');
  const waiting = page.locator('[data-proposal]');
  await expect(waiting.locator('ins')).toContainText('grillar');
  await expect(waiting.getByRole('button', { name: 'Använd' })).toBeVisible();

  await title.fill('Så bränner du kvistar i trädgården i vår');
  await expect(waiting).toContainText('Orden har ändrats sedan förslaget skrevs.');
  await expect(waiting.getByRole('button', { name: 'Använd' })).toHaveCount(0);
  await title.fill('Hur? Så eldar du i trädgården i vår');
  await waiting.getByRole('button', { name: 'Använd' }).press('Enter');
  await expect(title).toHaveValue('Hur? Så grillar du i trädgården i vår');
  await expect(title).toBeFocused();
  await expect(waiting).toHaveCount(0);
});
