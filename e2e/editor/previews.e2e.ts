import { expect, type Page, test } from '@playwright/test';
import { violations, violationsInTheDark } from '../pages/violations.ts';
import { ADMINISTRATOR, EDITOR } from '../sign-in/sign-in-page.ts';
import { beginNews, expectSaved, makePost, openEditorAs, writeText } from './editor-page.ts';
import { paste } from './paste.ts';

// Drafts alone, which nobody else sees: the service of all journeys does.

test('a post that cannot be had just now is opened a moment later, by itself', async ({
  page,
  baseURL: origin = '',
}) => {
  await openEditorAs(page, origin, EDITOR.username);
  const id = await makePost(page, origin, { type: 'news', status: 'draft', title: 'Kommer strax' });
  const overloaded = { status: 503, json: { message: 'Tjänsten har mycket att göra just nu.' } };
  await page.route(`**/rubicore/core/v1/post/${id}*`, (route) => route.fulfill(overloaded), { times: 1 });
  await page.goto(`${origin}/skapa-innehall/${id}`);
  await expect(page.getByLabel('Rubrik', { exact: true })).toHaveValue('Kommer strax');
});

test('an old version is compared word by word, named, and had back by one step that can be undone', async ({
  page,
  baseURL: origin = '',
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await openEditorAs(page, origin, EDITOR.username);
  const draft = { type: 'news', status: 'draft', title: 'Elda säkert i höst', excerpt: 'Tänk på vinden.' };
  const id = await makePost(page, origin, draft);
  await page.goto(`${origin}/skapa-innehall/${id}`);
  await page.getByLabel('Rubrik', { exact: true }).fill('Elda säkert i vår');
  await expectSaved(page);

  await page.getByRole('button', { name: 'Historik' }).click();
  const history = page.getByRole('dialog', { name: 'Historik' });
  const versions = history.getByRole('list', { name: 'Sparade versioner' }).getByRole('button');
  await expect(versions).toHaveCount(2);
  await expect(versions.first()).toContainText('Nuvarande version');
  await expect(versions.filter({ hasText: 'Autosparat' })).toHaveCount(0);
  const every = history.getByRole('checkbox', { name: 'Visa även autosparade versioner' });
  await every.check();
  await expect(versions.first()).toContainText('Autosparat');
  await every.uncheck();
  // Two from the same minute are told apart.
  expect(new Set(await versions.locator('strong').allInnerTexts()).size).toBe(2);
  await versions.last().click();
  await expect(history.locator('del').first()).toHaveText(/höst/);
  await expect(history.locator('ins').first()).toHaveText(/vår/);
  await history.getByLabel('Namn på versionen').fill('Inför remissen');
  await history.getByRole('button', { name: 'Spara namnet' }).click();
  await expect(versions.last()).toContainText('Inför remissen');
  expect(await violations(page)).toEqual([]);
  await history.getByRole('button', { name: 'Återställ den här versionen' }).click();

  const title = page.getByLabel('Rubrik', { exact: true });
  await expect(title).toHaveValue('Elda säkert i höst');
  await expect(page.getByText(/är återställd som utkast. Du kan ångra/)).toBeVisible();
  await page.getByRole('button', { name: 'Ångra', exact: true }).first().click();
  await expect(title).toHaveValue('Elda säkert i vår');
  expect(await violationsInTheDark(page)).toEqual([]);
});

test('a link shows a draft to somebody without an account until it is taken back', async ({
  page,
  browser,
  baseURL: origin = '',
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await openEditorAs(page, origin, EDITOR.username);
  await beginNews(page);
  await page.getByLabel('Rubrik', { exact: true }).fill('Ny station i Åsbruk');
  await writeText(page, 'Invigning i maj.');
  await page.getByRole('button', { name: 'Dela utkast' }).click();
  const panel = page.getByRole('dialog', { name: 'Dela utkast' });
  await panel.getByLabel('Till vem?').fill('Pressombudet');
  // A second press makes no second link.
  await panel.getByRole('button', { name: 'Skapa länk' }).dblclick();
  const address = await panel.getByLabel('Länk', { exact: true }).inputValue();
  // It is shown this once: another that cannot be made leaves it there.
  await page.route('**/preview-link', (route) => route.abort());
  await panel.getByRole('button', { name: 'Skapa länk' }).click();
  await expect(panel.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await expect(panel.getByLabel('Länk', { exact: true })).toHaveValue(address);
  await page.unroute('**/preview-link');
  await panel.getByRole('combobox', { name: 'Sök efter någon' }).fill('Sigrid');
  await panel.getByRole('option', { name: ADMINISTRATOR.name }).click();
  await expect(panel.getByText(`${ADMINISTRATOR.name} ser sidan`)).toBeVisible();
  // Who is an administrator is shown to those alone who look after accounts.
  await expect(panel.getByText(/administratör|För att/)).toBeHidden();
  expect(await violations(page)).toEqual([]);
  expect(await violationsInTheDark(page)).toEqual([]);

  const visitor = await browser.newPage({ javaScriptEnabled: false });
  const shown = await visitor.goto(address);
  expect([shown?.status(), shown?.headers()['cache-control']]).toEqual([200, 'private, no-store']);
  await expect(visitor.getByText('Invigning i maj.')).toBeVisible();
  await expect(visitor.getByText('Länken gäller till')).toBeVisible();
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await panel.getByRole('button', { name: 'Återkalla länken Pressombudet' }).click();
  await expect(panel.getByText('Länken leder ingenstans längre.')).toBeVisible();
  expect((await visitor.goto(address))?.status()).toBe(404);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Länken leder ingenstans längre');
  await visitor.close();
});

test('what is written is seen as on a phone, a tablet and a computer, by views that know how wide they are', async ({
  page,
  baseURL: origin = '',
}) => {
  await openEditorAs(page, origin, EDITOR.username);
  await beginNews(page);
  await page.getByLabel('Rubrik', { exact: true }).fill('Så ser det ut');
  const shown = page.frameLocator('iframe');
  const widths: number[] = [];
  for (const size of ['Mobil', 'Surfplatta', 'Dator']) {
    await page.getByText(size, { exact: true }).click();
    const heading = shown.getByRole('heading', { level: 1, name: 'Så ser det ut' });
    await expect(heading).toBeVisible();
    widths.push(await heading.evaluate((element) => element.ownerDocument.defaultView?.innerWidth ?? 0));
  }
  expect(widths).toEqual([375, 820, 1440]);
  const preview = page.getByRole('button', { name: 'Förhandsgranska' });
  await expect(preview).toHaveAttribute('aria-pressed', 'true');
  await preview.click();
  await expect(page.getByText('Skriv här, eller tryck /')).toBeVisible();
});

test('pictures are as large in the preview of a computer as on the page', async ({
  page,
  baseURL: origin = '',
}) => {
  await openEditorAs(page, origin, EDITOR.username, '/sida/brandvarnare');
  const pictures = page.getByRole('img', { name: 'En vit brandvarnare monterad mitt i ett sovrumstak' });
  const widthPx = await pictures.evaluate((picture) => picture.clientWidth);
  await page.goto(`${origin}/skapa-innehall/111?visa=sida`);
  await page.getByText('Dator', { exact: true }).click();
  const shown = page.frameLocator('iframe').getByRole('img', { name: 'En vit brandvarnare' });
  await expect.poll(() => shown.evaluate((picture) => picture.clientWidth)).toBe(widthPx);
});

/** The blocks of the post that is open, as the service keeps them. */
async function savedContent(page: Page, origin: string): Promise<string> {
  const id = /\d+$/.exec(page.url())?.[0];
  const saved = await page.request.get(`${origin}/rubicore/core/v1/post/${id}`, {
    headers: { 'x-csrf': '1' },
  });
  return JSON.stringify((await saved.json()).content);
}

test('what was copied in Word becomes clean blocks in the real page', async ({
  page,
  baseURL: origin = '',
}) => {
  await openEditorAs(page, origin, EDITOR.username);
  await beginNews(page);
  await page.getByText('Skriv här, eller tryck /').click();
  await paste(page, {
    'text/html': `<html><head><meta name=ProgId content=Word.Document></head><body><h1>Innan du eldar<o:p></o:p></h1>
    <p class=MsoNormal style='color:red'>Läs om <b>brandrisken</b>.<o:p></o:p></p></body></html>`,
  });
  await expect(page.getByRole('treeitem', { name: /Rubrik: Innan du eldar/ })).toBeVisible();
  await page.getByLabel('Rubrik', { exact: true }).first().fill('Inklistrat');
  await expectSaved(page);
  const content = await savedContent(page, origin);
  expect(content).toContain('<strong>brandrisken</strong>');
  expect(content).not.toMatch(/mso|style|class|o:p/i);
});

test('a table that is pasted into a text stands after it as a table', async ({
  page,
  baseURL: origin = '',
}) => {
  await openEditorAs(page, origin, EDITOR.username);
  await beginNews(page);
  await page.getByText('Skriv här, eller tryck /').click();
  await page.keyboard.type('Våra fordon:');
  await page.keyboard.press('Enter');
  await paste(page, {
    'text/html': `<table><tr><td>Fordon</td><td>Antal</td></tr><tr><td>Släckbil</td><td>2</td></tr></table>`,
  });
  const canvas = page.locator('[data-canvas]');
  await expect(canvas.getByRole('cell', { name: 'Släckbil' }).or(canvas.getByText('Släckbil'))).toBeVisible();
  await page.getByLabel('Rubrik', { exact: true }).first().fill('Fordon');
  await expectSaved(page);
  const content = JSON.parse(await savedContent(page, origin)) as { type: string }[];
  expect(content.map(({ type }) => type)).toEqual(['html', 'table']);
});

test('a file that is dropped beside the content does not take the place of the editor', async ({
  page,
  baseURL: origin = '',
}) => {
  await openEditorAs(page, origin, EDITOR.username);
  await beginNews(page);
  const isCaught = await page.getByRole('banner').evaluate((banner) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'bild.png', { type: 'image/png' }));
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    return !banner.dispatchEvent(drop);
  });
  expect(isCaught).toBe(true);
});

/** Each says so when it runs. */
const HOSTILE = [
  '<p>a</p><script>attacked.push(1)</script><img src=x onerror="attacked.push(2)">',
  '<svg onload="attacked.push(3)"><style><img src=x onerror=attacked.push(4)></style></svg>',
  '<iframe srcdoc="<script>parent.attacked.push(5)</script>"></iframe><p>b</p>',
  '<a href="javascript:attacked.push(6)">c</a><a href="//evil.example">d</a>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=attacked.push(7)>',
  '<p onmouseover="attacked.push(8)" style="background:url(//evil.example)">e</p>',
];
const HOSTILE_BLOCKS = JSON.stringify({
  kind: 'brandpost-blocks',
  version: 1,
  blocks: HOSTILE.map((html, at) => ({
    ...{ id: `fientligt-${at}`, type: 'html', version: '1.0.0', children: [] },
    props: { html },
  })),
});

test('nothing hostile that is pasted runs or is kept, into the page, into a text, or as blocks', async ({
  page,
  baseURL: origin = '',
}) => {
  await page.addInitScript(() => Object.assign(globalThis, { attacked: [] }));
  await openEditorAs(page, origin, EDITOR.username);
  await beginNews(page);
  await page.getByLabel('Rubrik', { exact: true }).first().fill('Fientligt');
  await page.getByText('Skriv här, eller tryck /').click();
  for (const html of HOSTILE) await paste(page, { 'text/html': html });
  await paste(page, { 'text/plain': HOSTILE_BLOCKS });
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(page.getByRole('treeitem').nth(HOSTILE.length)).toBeVisible();
  await page.getByRole('treeitem').last().focus();
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  for (const html of HOSTILE) await paste(page, { 'text/html': html });
  await text.hover();
  await expectSaved(page);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'attacked'))).toEqual([]);
  expect(await savedContent(page, origin)).not.toMatch(
    /<(?:script|img|svg|iframe|math|style|form)|javascript:|evil|\son\w+=|style=/i,
  );
});

test('somebody else who has the post open is seen, by both', async ({
  page,
  browser,
  baseURL: origin = '',
}) => {
  await openEditorAs(page, origin, EDITOR.username);
  const id = await makePost(page, origin, { type: 'news', status: 'draft', title: 'Vi är två här' });
  const colleague = await (await browser.newContext()).newPage();
  await openEditorAs(colleague, origin, ADMINISTRATOR.username, `/skapa-innehall/${id}`);
  await expect(colleague.getByLabel('Rubrik', { exact: true })).toHaveValue('Vi är två här');
  await page.goto(`${origin}/skapa-innehall/${id}`);
  await expect(page.getByRole('img', { name: ADMINISTRATOR.name })).toBeVisible();
  await expect(colleague.getByRole('img', { name: EDITOR.name })).toBeVisible({ timeout: 25_000 });
  await colleague.context().close();
});

test('a new post whose first answer is lost on the way is there once, with all that was written', async ({
  page,
  baseURL: origin = '',
}) => {
  await openEditorAs(page, origin, EDITOR.username);
  await beginNews(page);
  await page.route(
    '**/rubicore/core/v1/post?autosave=true',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  const title = 'Svaret kom aldrig fram';
  await page.getByLabel('Rubrik', { exact: true }).fill(title);
  await expect(page.locator('[data-saving="offline"]')).toBeVisible({ timeout: 10_000 });
  await page.getByRole('textbox', { name: 'Ingress' }).fill('Skrivet efteråt.');
  await expectSaved(page);
  const own = await page.request.get(`${origin}/rubicore/core/v1/my-post?perPage=500`, {
    headers: { 'x-csrf': '1' },
  });
  const found = ((await own.json()) as { title: string; excerpt: string }[]).filter(
    (post) => post.title === title,
  );
  expect(found.map(({ excerpt }) => excerpt)).toEqual(['Skrivet efteråt.']);
});
