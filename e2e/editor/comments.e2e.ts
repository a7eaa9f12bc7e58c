import { type Browser, expect, type Page, test } from '@playwright/test';
import { violationsInState } from '../accessibility/every-width.ts';
import { pressUntilFocused } from '../accessibility/press-until-focused.ts';
import { sharedService } from '../own-service.ts';
import { ADMINISTRATOR, EDITOR } from '../people.ts';
import { openAs } from '../sign-in/sign-in-page.ts';
import { makePost } from './editor-page.ts';

const service = sharedService();
/** By itself a page asks once a minute. On an idle machine it takes less than half a second. */
const AT_ONCE_MS = 10_000;
const PHONE = { width: 375, height: 740 };
const WIDE_SCREEN = { width: 1440, height: 900 };

const heading = (id: string, text: string) => ({
  ...{ id, type: 'heading', version: '1.0.0', props: { text, size: 2 }, children: [] },
});
const CONTENT = [heading('a', 'Först'), heading('b', 'Sedan')];
const POST = { type: 'info', status: 'draft', nodeIds: [1], content: CONTENT };

const pageOf = async (browser: Browser, viewport: { width: number; height: number }) => {
  const isPhone = viewport.width < 500;
  return await (await browser.newContext({ viewport, hasTouch: isPhone, isMobile: isPhone })).newPage();
};
const bell = (page: Page) => page.getByRole('button', { name: /^Aviseringar/ });
const comments = (page: Page) =>
  page
    .getByRole('complementary', { name: 'Kommentarer' })
    .or(page.getByRole('dialog', { name: 'Kommentarer' }));
const block = (page: Page, id: string) => page.locator(`[data-frame="${id}"]`);
const mark = (page: Page, id: string) =>
  block(page, id).getByRole('button', { name: /öpp(en|na) kommentar/ });
/** How often the post has been saved. */
const versionsOf = (page: Page, id: number) =>
  page.evaluate(async (path) => {
    const answer = await fetch(path, { headers: { 'x-csrf': '1' } });
    return (await answer.json()).length;
  }, `/rubicore/core/v1/post/${id}/version`);
const make = async (page: Page, title = 'Ny rutin'): Promise<number> => {
  await openAs(page, service.origin, EDITOR.username, '/profile');
  return await makePost(page, service.origin, { ...POST, title, editorIds: [1] });
};

for (const [device, viewport] of [
  ['at a desk', WIDE_SCREEN],
  ['on a phone', PHONE],
] as const) {
  test(`two people talk beside a text ${device}: a comment, a mention, its notice, an answer, and it is done`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const [writer, colleague] = [await pageOf(browser, viewport), await pageOf(browser, viewport)];
    const id = await make(writer, `Ny rutin ${device}`);
    await openAs(colleague, service.origin, ADMINISTRATOR.username, '/profile');
    await writer.goto(`${service.origin}/skapa-innehall/${id}`);
    await block(writer, 'b').click();
    await block(writer, 'b').getByRole('button', { name: 'Kommentera' }).click();
    await expect(comments(writer).getByRole('textbox')).toBeFocused();
    await writer.keyboard.type('Stämmer rubriken? @sigr');
    await comments(writer).getByRole('option', { name: ADMINISTRATOR.name }).click();
    await writer.keyboard.type('kan du se efter');
    await comments(writer).getByRole('button', { name: 'Kommentera', exact: true }).click();
    await expect(comments(writer).getByText('kan du se efter')).toContainText(
      `@${ADMINISTRATOR.name} kan du`,
    );

    await expect(bell(colleague)).toHaveAccessibleName(/oläst/);
    await bell(colleague).click();
    await colleague
      .getByRole('link', { name: `${EDITOR.name} har nämnt dig i en kommentar Ny rutin ${device}` })
      .click();
    const thread = comments(colleague).getByRole('region', { name: 'Rubrik: Sedan' });
    await expect(thread).toBeFocused();
    await expect(block(colleague, 'b')).toHaveAttribute('data-active', 'true');
    await expect(bell(colleague)).not.toHaveAccessibleName(/1 oläst/);
    await thread.getByRole('button', { name: 'Svara om Rubrik: Sedan' }).click();
    await thread.getByRole('textbox', { name: 'Svara' }).fill('Ja, den är ny.');
    await thread.getByRole('button', { name: 'Svara', exact: true }).click();
    await expect(thread.getByText('Ja, den är ny.')).toBeVisible();
    await expect(comments(writer).getByText('Ja, den är ny.')).toBeVisible({ timeout: AT_ONCE_MS });

    await comments(writer).getByRole('button', { name: 'Markera som löst' }).click();
    await expect(comments(writer).getByText('Alla kommentarer är lösta')).toBeVisible();
    await expect(comments(colleague).getByText('Lösta (1)')).toBeVisible({ timeout: AT_ONCE_MS });
    await comments(colleague)
      .getByRole('button', { name: /^Stäng/ })
      .click();
    await expect(comments(colleague)).toBeHidden();
    await expect(mark(colleague, 'b')).toHaveCount(0);
    expect(await versionsOf(writer, id)).toBe(1);
  });
}

test('threads and blocks lead to each other, and what was not sent is there again', async ({ browser }) => {
  const page = await pageOf(browser, WIDE_SCREEN);
  const id = await make(page);
  await page.goto(`${service.origin}/skapa-innehall/${id}`);
  for (const [at, words] of [
    ['b', 'Om det andra'],
    ['a', 'Om det första'],
  ] as const) {
    await block(page, at).click();
    // Whether one may comment is asked for when the editor opens.
    await expect(block(page, at).getByRole('button', { name: 'Kommentera' })).toBeVisible();
    await page.keyboard.press('Control+Alt+M');
    await expect(comments(page).getByRole('textbox')).toBeFocused();
    await page.keyboard.type(words);
    await page.keyboard.press('Control+Enter');
    await expect(comments(page).getByRole('article').getByText(words)).toBeVisible();
  }
  const names = comments(page).getByRole('region');
  await expect(names).toHaveCount(2);
  await expect(names.nth(0)).toHaveAccessibleName('Rubrik: Först');
  await mark(page, 'b').click();
  await expect(names.nth(1)).toBeFocused();
  await comments(page).getByRole('button', { name: 'Visa i texten: Rubrik: Först' }).click();
  await expect(block(page, 'a')).toBeFocused();
  await expect(names.nth(0)).toHaveAttribute('data-is-focused', 'true');

  await comments(page).getByRole('button', { name: 'Svara om Rubrik: Sedan' }).click();
  await comments(page).getByRole('textbox', { name: 'Svara' }).fill('Halvfärdigt svar');
  await comments(page).getByRole('button', { name: 'Stäng kommentarerna' }).click();
  await page.getByRole('tab', { name: 'Redaktörer' }).click();
  await page.getByRole('button', { name: /^Kommentarer\s*2/ }).click();
  await expect(comments(page).getByRole('textbox', { name: 'Svara' })).toHaveValue('Halvfärdigt svar');

  await block(page, 'b').click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Ta bort' }).click();
  await expect(names.nth(1)).toHaveAccessibleName('Borttaget block');
  await expect(names.nth(1)).toContainText('Om det andra');
});

test('comments are written, changed and removed by keys alone, and everyone can use them', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const page = await pageOf(browser, WIDE_SCREEN);
  const id = await make(page);
  await page.goto(`${service.origin}/skapa-innehall/${id}`);
  await expect(page.getByRole('button', { name: 'Kommentarer' })).toBeVisible();
  await page.getByLabel('Rubrik', { exact: true }).focus();
  await page.keyboard.press('Control+Alt+M');
  await page.keyboard.type('Hej @');
  await expect(comments(page).getByRole('option').first()).toBeVisible();
  expect(await violationsInState(page)).toEqual([]);
  await page.setViewportSize(WIDE_SCREEN);
  await expect(comments(page).getByRole('textbox')).toHaveValue('Hej @');
  await comments(page).getByRole('textbox').press('End');
  await page.keyboard.type('s');
  await expect(comments(page).getByRole('option', { name: ADMINISTRATOR.name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(comments(page).getByRole('option')).toHaveCount(0);
  await page.keyboard.press('Backspace');
  await page.keyboard.type('sig');
  await expect(comments(page).getByRole('option')).toHaveText([ADMINISTRATOR.name]);
  await page.keyboard.press('Enter');
  await expect(comments(page).getByRole('textbox')).toHaveValue(`Hej @${ADMINISTRATOR.name} `);
  await page.keyboard.press('Control+Enter');
  const thread = comments(page).getByRole('region', { name: 'Hela innehållet' });
  await expect(thread).toBeFocused();
  await pressUntilFocused(page, 'Tab', thread.getByRole('button', { name: 'Ändra' }));
  await page.keyboard.press('Enter');
  await thread.getByRole('textbox').focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Andra ord');
  await page.keyboard.press('Control+Enter');
  await expect(thread.getByText('Andra ord')).toBeVisible();
  await expect(thread.getByText('· ändrad')).toBeVisible();
  expect(await violationsInState(page)).toEqual([]);
  await page.setViewportSize(WIDE_SCREEN);
  await pressUntilFocused(page, 'Tab', thread.getByRole('button', { name: 'Markera som löst' }));
  await page.keyboard.press('Enter');
  await expect(comments(page).getByText('Alla kommentarer är lösta')).toBeVisible();
  await comments(page).getByText('Lösta (1)').click();
  expect(await violationsInState(page)).toEqual([]);
  await page.setViewportSize(WIDE_SCREEN);
  await pressUntilFocused(page, 'Tab', thread.getByRole('button', { name: 'Ta bort' }));
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Ta bort' }).press('Enter');
  await expect(comments(page).getByText('Inga kommentarer ännu')).toBeVisible();
  // The keyboard goes on within the panel, not from the top of the page.
  await page.keyboard.press('Tab');
  await expect(comments(page).getByRole('button', { name: 'Kommentera hela innehållet' })).toBeFocused();
});

test('a comment is answered, and its words are changed, by keys alone', async ({ browser }) => {
  const page = await pageOf(browser, WIDE_SCREEN);
  const id = await make(page, 'Svara med tangenterna');
  await page.goto(`${service.origin}/skapa-innehall/${id}`);
  await block(page, 'b').click();
  await block(page, 'b').getByRole('button', { name: 'Kommentera' }).click();
  await page.keyboard.type('Stämmer det?');
  await page.keyboard.press('Control+Enter');
  const reply = comments(page).getByRole('button', { name: /^Svara om/ });
  await reply.press('Enter');
  await expect(comments(page).getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Ja.');
  await page.keyboard.press('Control+Enter');
  await expect(comments(page).getByText('Ja.', { exact: true })).toBeVisible();
  await expect(reply).toBeFocused();
  const change = comments(page).getByRole('button', { name: 'Ändra', exact: true }).last();
  await change.press('Enter');
  await expect(comments(page).getByRole('textbox')).toBeFocused();
  await pressUntilFocused(page, 'Tab', comments(page).getByRole('button', { name: 'Avbryt' }));
  await page.keyboard.press('Enter');
  await expect(change).toBeFocused();
});

test('who leaves with a comment that is not sent is asked first', async ({ page }) => {
  await page.setViewportSize(WIDE_SCREEN);
  const id = await make(page, 'Ny rutin som ingen kommenterar');
  await page.goto(`${service.origin}/skapa-innehall/${id}`);
  await block(page, 'a').click();
  await page.keyboard.press('Control+Alt+M');
  const field = comments(page).getByRole('textbox');
  await field.fill('Stämmer det här?');
  const leave = () => page.getByRole('link', { name: 'Till webbplatsen' }).click();
  await leave();
  const question = page.getByRole('dialog', { name: 'Din kommentar är inte skickad' });
  await question.getByRole('button', { name: 'Stanna kvar' }).click();
  await expect(field).toHaveValue('Stämmer det här?');
  await comments(page).getByRole('button', { name: 'Avbryt' }).click();
  await leave();
  await expect(page).not.toHaveURL(/skapa-innehall/);
});
