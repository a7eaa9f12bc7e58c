import { fileURLToPath } from 'node:url';
import { checkTree } from '@brandpost/cms-blocks';
import type { ContentNode } from '@brandpost/domain';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { paste } from '../editor/paste.ts';
import { violations, violationsInTheDark } from '../pages/violations.ts';
import { serveFolder } from './serve-folder.ts';

const BUILT = fileURLToPath(new URL('../../apps/workbook/dist/', import.meta.url));
const RULES_OF_PAGES = ['landmark-one-main', 'page-has-heading-one', 'region'];

/** What Word puts on the clipboard, cut to what matters. */
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=ProgId content=Word.Document>
<style><!-- p.MsoNormal {margin:0cm; font-size:12.0pt;} --></style></head><body lang=SV><!--StartFragment-->
<p class=MsoTitle><span lang=SV>Elda säkert<o:p></o:p></span></p>
<h1><a name="_Toc1"></a>Innan du eldar<o:p></o:p></h1>
<p class=MsoNormal>Läs om <b style='mso-bidi-font-weight:normal'>brandrisken</b> i din <i>kommun</i>.<o:p></o:p></p>
<h2>Avstånd<o:p></o:p></h2>
<p class=MsoNormal><img width=300 height=200 src="file:///C:/Temp/clip_image002.jpg"></p>
<table class=MsoTableGrid><tr><td><p class=MsoNormal><b>Vad</b></p></td><td><p class=MsoNormal>Meter</p></td></tr>
<tr><td><p class=MsoNormal>Skog<o:p></o:p></p></td><td><p class=MsoNormal>50</p></td></tr></table>
<!--EndFragment--></body></html>`;

let origin: string;
let close: () => Promise<void>;

test.use({ permissions: ['clipboard-read', 'clipboard-write'], reducedMotion: 'reduce' });
test.beforeAll(async () => {
  ({ origin, close } = await serveFolder(BUILT));
});
test.afterAll(() => close());

test('a page with every block is built by keys alone', async ({ page }) => {
  await openEditor(page, 'empty');
  await press(page, 'Control+Enter');
  await pick(page, 'Rubrik');
  await page.keyboard.type('Elda säkert');
  await press(page, 'Enter');
  await page.keyboard.type('Ring ');
  await press(page, 'Control+b');
  await page.keyboard.type('112');
  for (const [name, fill] of [
    ['Bild', null],
    ['Kort', 'Brandfilt'],
    ['Tabell', 'Ljus'],
    ['Dropdown', 'Levande ljus'],
    ['PDF', 'Att skriva ut'],
    ['Film', 'https://player.vimeo.com/video/1'],
    ['E-tjänster', 'Anmäl'],
    ['Rad', null],
  ] as const) {
    await press(page, 'Control+Enter');
    await pick(page, name);
    if (fill !== null) await page.keyboard.type(fill);
  }
  // Into the row’s first column, by “/” in an empty text.
  await press(page, 'Escape', 'ArrowDown', 'Control+End');
  await page.getByRole('button', { name: 'Lägg till ett block sist i Kolumn 6' }).first().focus();
  await press(page, 'Enter');
  await pick(page, 'Text');
  await page.keyboard.type('/foto');
  await expect(page.getByRole('option', { name: /^Bild/ })).toBeVisible();
  await press(page, 'Enter');

  const tree = await treeOf(page);
  expect(tree.map(({ type }) => type)).toEqual([
    'heading',
    'html',
    'image',
    'card',
    'table',
    'accordion',
    'pdf',
    'video',
    'e-service',
    'row',
  ]);
  expect(tree[1]?.props.html).toBe('<p>Ring <strong>112</strong></p>');
  expect(tree[4]?.children[0]?.props.headings).toBe('Ljus|');
  expect(tree[5]).toMatchObject({ props: { title: 'Levande ljus' }, children: [{ type: 'html' }] });
  expect(tree[9]?.children.map(({ children }) => children.map(({ type }) => type))).toEqual([['image'], []]);
});

test('a page is changed by pointer: chosen, written in, added to, dragged', async ({ page }) => {
  await openEditor(page, 'ordinary');
  await canvas(page).getByText('December är den').click();
  await press(page, 'End');
  await page.keyboard.type(' Nu.');
  await page.getByRole('button', { name: /^Lägg till ett block efter Text: December/ }).click();
  await page.getByRole('option', { name: /^Kort/ }).click();
  await page.getByLabel('Rubrik', { exact: true }).fill('Ett kort');
  await page.getByRole('button', { name: 'Välj bild' }).click();
  await expect(canvas(page).getByRole('img', { name: 'En brandvarnare i ett tak' })).toBeVisible();

  const before = await treeOf(page);
  expect(before.map(({ type }) => type).slice(0, 4)).toEqual(['heading', 'html', 'card', 'row']);
  expect(before[1]?.props.html).toContain(' Nu.');

  // By its handle to the top of the page, and in the tree into a column.
  await drag(
    page,
    frame(page, 'Kort: Ett kort').locator('[data-handle]'),
    frame(page, 'Rubrik: Fem enkla vanor'),
    0.1,
  );
  expect((await treeOf(page)).map(({ type }) => type).slice(0, 3)).toEqual(['card', 'heading', 'html']);
  await expect(
    page.getByRole('status').filter({ hasText: 'Kortet flyttades till plats 1 av 8' }),
  ).toBeVisible();
  await drag(page, line(page, 'Kort: Ett kort'), line(page, 'Kolumn 6').first(), 0.5);
  const row = (await treeOf(page)).find(({ type }) => type === 'row');
  expect(row?.children[0]?.children.map(({ type }) => type)).toEqual(['image', 'card']);
});

test('what was copied in Word becomes blocks in an empty text, and what could not come along is named', async ({
  page,
}) => {
  await openEditor(page, 'empty');
  await press(page, 'Control+Enter');
  await pick(page, 'Text');
  await paste(page, { 'text/html': WORD, 'text/plain': 'Elda säkert' });
  const tree = await treeOf(page);
  expect(tree.map(({ type }) => type)).toEqual(['heading', 'heading', 'html', 'heading', 'table']);
  expect(JSON.stringify(tree)).not.toMatch(/mso|style|class/i);
  await expect(page.getByRole('status').filter({ hasText: 'En bild följde inte med' })).toBeVisible();
});

test('what is pasted into a text is cleaned, and stays in it', async ({ page }) => {
  await openEditor(page, 'ordinary');
  await canvas(page).getByText('December är den').click();
  await toTheEnd(page);
  await paste(page, {
    'text/html': '<p class=x style="color:red">Släck <b>alltid</b><script>x()</script></p>',
  });
  const tree = await treeOf(page);
  expect(tree).toHaveLength(7);
  expect(tree[1]?.props.html).toMatch(/Släck <strong>alltid<\/strong><\/p>$/);
});

test('texts are written and pasted where nothing may be written as HTML', async ({ page }) => {
  await openEditor(page, 'ordinary');
  // The workbook writes this into the page as HTML.
  await page.locator('#storybook-a11y-vision-filters').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const policy = document.createElement('meta');
    policy.httpEquiv = 'Content-Security-Policy';
    policy.content = "require-trusted-types-for 'script'";
    document.head.append(policy);
    const refused: string[] = [];
    Object.assign(globalThis, { refused });
    // The workbook's own marks are cleared by an empty text.
    document.addEventListener('securitypolicyviolation', ({ sample }) => {
      if (!sample.endsWith('|')) refused.push(sample);
    });
  });
  const refused = () => page.evaluate(() => (globalThis as unknown as { refused: string[] }).refused);
  const writing = page.evaluate(() => {
    document.createElement('p').innerHTML = '<b>x</b>';
  });
  await expect(writing).rejects.toThrow('TrustedHTML');
  await expect.poll(refused).toEqual(['Element innerHTML|<b>x</b>']);
  await canvas(page).getByText('December är den').click();
  await toTheEnd(page);
  await page.keyboard.type(' Nu.');
  await paste(page, { 'text/html': '<p>Släck <b>alltid</b></p>' });
  await press(page, 'Control+z', 'Control+y');
  expect((await treeOf(page))[1]?.props.html).toMatch(/ Nu\.Släck <strong>alltid<\/strong><\/p>$/);
  expect(await refused()).toHaveLength(1);
});

test('blocks are moved by keys from wherever focus is, and every move is announced', async ({ page }) => {
  await openEditor(page, 'ordinary');
  const text = canvas(page).getByText('December är den');
  await text.click();
  await press(page, 'Alt+ArrowDown');
  await expect(
    page.getByRole('status').filter({ hasText: 'Texten flyttades till plats 3 av 7' }),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Text' })).toBeFocused();
  await press(page, 'Alt+ArrowUp', 'Alt+ArrowUp', 'Alt+ArrowUp');
  await expect(page.getByRole('status').filter({ hasText: 'Blocket kan inte flyttas längre' })).toBeVisible();
  expect((await treeOf(page)).map(({ type }) => type).slice(0, 3)).toEqual(['html', 'heading', 'row']);

  await page.getByRole('toolbar').getByRole('button', { name: 'Mer att göra' }).click();
  await page.getByRole('menuitem', { name: 'Flytta till …' }).click();
  await page.keyboard.type('Efter Tabell');
  await press(page, 'Enter');
  const accordion = (await treeOf(page)).find(({ type }) => type === 'accordion');
  expect(accordion?.children.map(({ type }) => type)).toEqual(['html', 'table', 'html']);
  await expect(frame(page, /^Text: December/)).toBeFocused();
});

test('the tree is walked by keys: arrows, Home, End, letters; Enter writes', async ({ page }) => {
  await openEditor(page, 'ordinary');
  await line(page, 'Rubrik: Fem enkla vanor').focus();
  await press(page, 'ArrowDown', 'ArrowDown', 'ArrowLeft');
  await expect(line(page, 'Rad')).toHaveAttribute('aria-expanded', 'false');
  await expect(line(page, 'Kolumn 6')).toHaveCount(0);
  await press(page, 'ArrowRight', 'ArrowRight');
  await expect(line(page, 'Kolumn 6').first()).toBeFocused();
  await press(page, 'End');
  await expect(line(page, 'E-tjänster')).toBeFocused();
  await page.keyboard.type('ut');
  await expect(line(page, 'Utfällbar text: Levande ljus')).toBeFocused();
  await press(page, 'Alt+ArrowUp');
  await expect(line(page, 'Utfällbar text: Levande ljus')).toBeFocused();
  expect((await treeOf(page)).map(({ type }) => type).slice(0, 4)).toEqual([
    'heading',
    'html',
    'accordion',
    'row',
  ]);
  await press(page, 'Home', 'Enter');
  await expect(page.getByRole('textbox', { name: 'Rubrik', exact: true })).toBeFocused();
});

test('a hundred steps are undone and done again', async ({ page }) => {
  await openEditor(page, 'ordinary');
  await canvas(page).getByText('December är den').click();
  await press(page, 'Escape');
  const first = JSON.stringify(await treeOf(page));
  for (let step = 0; step < 50; step++) await press(page, 'Alt+ArrowDown', 'Alt+ArrowUp');
  await press(page, 'Alt+ArrowDown');
  const last = JSON.stringify(await treeOf(page));
  for (let step = 0; step < 100; step++) await press(page, 'Control+z');
  await expect(page.getByRole('button', { name: 'Ångra' }).first()).toHaveAttribute('aria-disabled', 'true');
  expect(JSON.stringify(await treeOf(page))).not.toBe(first);
  for (let step = 0; step < 50; step++) await press(page, 'Control+Shift+z', 'Control+y');
  expect(JSON.stringify(await treeOf(page))).toBe(last);
});

test('what is typed is one step, and undo in a text is undo of the page', async ({ page }) => {
  await openEditor(page, 'ordinary');
  await canvas(page).getByText('December är den').click();
  const before = JSON.stringify(await treeOf(page));
  await toTheEnd(page);
  await page.keyboard.type(' Varje dag.');
  expect(JSON.stringify(await treeOf(page))).not.toBe(before);
  await press(page, 'Control+z');
  expect(JSON.stringify(await treeOf(page))).toBe(before);
  await expect(canvas(page).getByText('Varje dag.')).toHaveCount(0);
});

test('what holds something is asked about before it goes, focus goes on, and it can be had back', async ({
  page,
}) => {
  await openEditor(page, 'ordinary');
  await canvas(page).getByText('December är den').click();
  const before = JSON.stringify(await treeOf(page));
  await press(page, 'Escape', 'Delete');
  await page
    .getByRole('dialog', { name: 'Ta bort texten?' })
    .getByRole('button', { name: 'Ta bort' })
    .click();
  await expect(frame(page, 'Rad')).toBeFocused();
  expect(await treeOf(page)).toHaveLength(6);
  await page.getByRole('status').getByRole('button', { name: 'Ångra' }).click();
  expect(JSON.stringify(await treeOf(page))).toBe(before);
  await expect(frame(page, 'Rad')).toBeFocused();
});

test('where undo takes the active block away, focus goes to the nearest and the keys still work', async ({
  page,
}) => {
  await openEditor(page, 'ordinary');
  await canvas(page).getByText('December är den').click();
  await press(page, 'Control+Enter');
  await pick(page, 'Kort');
  await page.keyboard.type('Nytt');
  await press(page, 'Control+z', 'Control+z');
  await expect(frame(page, 'Rad')).toBeFocused();
  await press(page, 'Control+y', 'Control+y');
  expect((await treeOf(page))[2]?.props.title).toBe('Nytt');
});

test('a block is copied, cut and pasted by keys, under a new id', async ({ page }) => {
  await openEditor(page, 'ordinary');
  await canvas(page).getByText('December är den').click();
  await press(page, 'Escape', 'Control+c');
  await expect(page.getByRole('status').filter({ hasText: 'Texten kopierades' })).toBeVisible();
  await line(page, 'E-tjänster').click();
  await press(page, 'Control+v');
  const pasted = (await treeOf(page)).at(-1);
  expect(pasted?.props.html).toContain('December är den');
  expect(pasted?.id).not.toBe('block-2');
  await press(page, 'Control+x');
  expect(await treeOf(page)).toHaveLength(7);
  await expect(frame(page, 'E-tjänster')).toBeFocused();
});

test('a link is found among the pages, keeps its path, and is warned about when it says nothing', async ({
  page,
}) => {
  await openEditor(page, 'empty');
  await press(page, 'Control+Enter');
  await pick(page, 'Text');
  await page.keyboard.type('Läs mer');
  await press(page, 'Control+a', 'Control+k');
  const dialog = page.getByRole('dialog', { name: 'Länk' });
  await expect(dialog.getByText('säger inte vart länken leder')).toBeVisible();
  await page.keyboard.type('brandv');
  await dialog.getByRole('option', { name: /Brandvarnare/ }).waitFor();
  await press(page, 'ArrowDown', 'Enter');
  await dialog.getByLabel('Länktext').fill('Så testar du brandvarnaren');
  await dialog.getByRole('button', { name: 'Spara länken' }).click();
  await expect(page.getByRole('textbox', { name: 'Text' })).toBeFocused();
  expect((await treeOf(page))[0]?.props.html).toBe(
    '<p><a href="/sida/brandvarnare">Så testar du brandvarnaren</a></p>',
  );
});

test('cells of a spreadsheet fill a table, which grows by them', async ({ page }) => {
  await openEditor(page, 'ordinary');
  await canvas(page).getByText('Kronljus').click();
  await page.getByRole('textbox', { name: 'Rad 3, kolumn 2' }).click();
  await paste(page, { 'text/plain': '4 h\tvita\n6 h\tröda' });
  const table = (await treeOf(page))[3]?.children[1];
  expect(table?.children.map(({ props }) => props.headings ?? props.items)).toEqual([
    'Ljus|Brinntid|',
    'Kronljus|8 timmar|',
    'Värmeljus|4 h|vita',
    '|6 h|röda',
  ]);
});

test('where structure is closed the texts can be changed and nothing else', async ({ page }) => {
  await openEditor(page, 'restricted');
  await canvas(page).getByText('Fem enkla vanor').click();
  await press(page, 'End');
  await page.keyboard.type('!');
  await press(page, 'Alt+ArrowDown', 'Control+Enter', 'Escape', 'Delete');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Lägg till ett block/ })).toHaveCount(0);
  const tree = await treeOf(page);
  expect(tree[0]).toMatchObject({ type: 'heading', props: { text: 'Fem enkla vanor!' } });
  expect(tree).toHaveLength(7);
});

test('a heading that is too long stays in its field, with the reason, and is not handed on', async ({
  page,
}) => {
  await openEditor(page, 'ordinary');
  await canvas(page).getByText('Fem enkla vanor').click();
  await page.getByRole('textbox', { name: 'Rubrik', exact: true }).fill('x'.repeat(501));
  await expect(page.getByText('Fältet får innehålla max 500 tecken').first()).toBeVisible();
  expect((await treeOf(page))[0]?.props.text).toBe('Fem enkla vanor');
});

test('on a phone the tree comes when asked for, the tools are within reach and everything can be hit', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openEditor(page, 'ordinary');
  await expect(page.getByRole('tree')).toHaveCount(0);
  await page.getByRole('button', { name: 'Visa innehållet som lista' }).click();
  await line(page, 'Kort: Brandfilt i köket').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const tools = page.getByRole('toolbar', { name: 'Verktyg för Kort' });
  const box = await tools.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(812);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  expect(await page.evaluate(smallTargets)).toEqual([]);
  await page.getByRole('button', { name: 'Visa innehållet som lista' }).click();
  expect(await page.evaluate(smallTargets)).toEqual([]);
});

test('among five hundred blocks what is typed is seen', async ({ page }) => {
  await openEditor(page, 'five-hundred-blocks');
  await canvas(page).getByText('Stycke 50 om').click();
  await toTheEnd(page);
  await page.keyboard.type('Ring 112 om det brinner, och gå ut först.');
  await expect(canvas(page).getByText('Ring 112 om det brinner, och gå ut först.')).toBeVisible();
});

for (const [name, open] of Object.entries({
  'nothing active': async () => undefined,
  'the inserter open': async (page: Page) => press(page, 'Control+Enter'),
  'the link dialog open': async (page: Page) => {
    await canvas(page).getByText('December är den').click();
    await press(page, 'Control+k');
  },
  'a question before removal': async (page: Page) => {
    await canvas(page).getByText('December är den').click();
    await press(page, 'Escape', 'Delete');
  },
})) {
  test(`the editor can be used by everybody with ${name}`, async ({ page }) => {
    await openEditor(page, 'with-findings');
    await open(page);
    expect(await problemsOf(page)).toEqual([]);
  });
}

test('the editor can be used by everybody with a block of each kind active', async ({ page }) => {
  test.setTimeout(120_000);
  await openEditor(page, 'with-findings');
  const problems: Record<string, string[]> = {};
  for (const item of await page.getByRole('treeitem').all()) {
    await item.click();
    await page.emulateMedia({ colorScheme: 'light' });
    const found = await problemsOf(page);
    if (found.length > 0) problems[(await item.textContent()) ?? ''] = found;
  }
  expect(problems).toEqual({});
});

async function openEditor(page: Page, story: string): Promise<void> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(
    `${origin}/iframe.html?viewMode=story&id=editor-block-editor--${story}&globals=a11y.manual:!true`,
  );
  await canvas(page).waitFor();
  await canvas(page).focus();
  expect(errors).toEqual([]);
}

/** The tree as it would be saved; nothing that the editor makes is refused. */
async function treeOf(page: Page): Promise<ContentNode[]> {
  const tree = JSON.parse((await page.locator('#tree').textContent()) ?? '[]') as ContentNode[];
  expect(checkTree(tree)).toMatchObject({ ok: true });
  return tree;
}

function canvas(page: Page): Locator {
  return page.getByRole('group', { name: 'Sidans innehåll' });
}

function frame(page: Page, name: string | RegExp): Locator {
  return canvas(page).getByRole('group', { name, exact: true });
}

function line(page: Page, name: string): Locator {
  return page.getByRole('treeitem', { name, exact: true });
}

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/**
 * Sets the caret behind the last word: a text that was just clicked may still be setting it where the click was, and hears
 * of where a key has moved it a moment later.
 */
async function toTheEnd(page: Page): Promise<void> {
  await expect(async () => {
    await press(page, 'Control+End');
    expect(await page.evaluate(textBehindCaret)).toBe('');
  }).toPass();
}

/** Chooses in the inserter by typing, as it has focus. */
async function pick(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('combobox', { name: 'Sök bland blocken' })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function drag(page: Page, from: Locator, to: Locator, part: number): Promise<void> {
  await from.hover();
  await page.mouse.down();
  const box = await to.boundingBox();
  if (box === null) throw new Error('There is nothing to drag to.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height * part, { steps: 8 });
  await page.mouse.up();
}

async function problemsOf(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  return [
    ...(await violations(page, { without: RULES_OF_PAGES })),
    ...(await violationsInTheDark(page)).map((problem) => `in the dark ${problem}`),
  ];
}

/** What stands between the caret and the end of the field it is in. Runs in the browser. */
async function textBehindCaret(): Promise<string> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const field = document.activeElement;
  const caret = getSelection()?.getRangeAt(0);
  if (!field || !caret) return 'There is no caret.';
  const behind = document.createRange();
  behind.selectNodeContents(field);
  behind.setStart(caret.endContainer, caret.endOffset);
  return behind.toString();
}

/** What can be pressed and is smaller than a fingertip. Runs in the browser. */
function smallTargets(): string[] {
  return [...document.querySelectorAll('button, input, textarea, select, label, [role="treeitem"]')]
    .filter((target) => {
      const { width, height } = target.getBoundingClientRect();
      const isField = target.matches('label') && target.querySelector('input') === null;
      return !isField && width > 0 && (width < 44 || height < 44) && target.checkVisibility();
    })
    .map((target) => target.outerHTML.slice(0, 120));
}
