import { expect, type Page, test } from '@playwright/test';
import { openPage } from '../open-page.ts';
import { ownService } from '../own-service.ts';
import { callsAs } from '../sign-in/sign-in-page.ts';

const service = ownService('alert-on-paper');
const words = (length: number) => 'Håll dörrar och fönster stängda. '.repeat(length).slice(0, length).trim();
const ORDINARY = {
  ...{ level: 'vma', event: 'smoke', municipality: 'Norråmo', places: ['Hamnen', 'Centrum'] },
  ...{
    nextUpdateAt: new Date(Date.now() + 3_600_000).toISOString(),
    allClearAt: null,
    withdrawnAt: null,
    isDrill: false,
  },
  instructions: ['Gå inomhus.', 'Stäng dörrar, fönster och ventilation.', 'Lyssna på P4.'],
  updates: [{ at: new Date().toISOString(), text: 'Röken driver mot centrum.' }],
  translations: [
    {
      language: 'en',
      title: 'Smoke over the harbour',
      text: 'The smoke is dangerous.',
      instructions: ['Go indoors.'],
    },
  ],
};
/** As much as may be written. */
const LONGEST = {
  ...ORDINARY,
  places: Array.from({ length: 20 }, (_, at) => `${at} ${words(90)}`),
  instructions: Array.from({ length: 20 }, (_, at) => `${at} ${words(190)}`),
  updates: Array.from({ length: 30 }, (_, at) => ({
    at: new Date().toISOString(),
    text: `${at} ${words(990)}`,
  })),
};

for (const [title, alert, excerpt] of [
  ['Rök över hamnen', ORDINARY, 'Det brinner i ett lager. Röken är farlig att andas in.'],
  [`Utsläpp vid bruket: ${words(100)}`, LONGEST, words(245)],
] as const) {
  test(`an alert is one sheet of paper: ${title.slice(0, 16)}`, async ({ page, playwright }, testInfo) => {
    const editor = await callsAs(playwright.request, service.origin, 'cecpro01');
    const answer = await editor.post('/rubicore/core/v1/post', {
      data: {
        ...{ type: 'alert', status: 'publish', title, excerpt, nodeIds: [1], content: [], alert },
        unpublishedDate: new Date(Date.now() + 3_600_000).toISOString(),
      },
    });
    expect(answer.status(), await answer.text()).toBe(201);
    const { slug } = (await answer.json()) as { slug: string };
    await openPage(page, `${service.origin}/krisinformation/${slug}`);
    const printed = countPrints(page);
    await page.getByRole('button', { name: 'Skriv ut som anslag' }).click();
    await expect.poll(printed).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main')).toBeHidden();
    const sheet = page.getByRole('region', { name: 'Anslag' });
    const emergency = sheet.getByText('112', { exact: true });
    await expect(emergency).toBeVisible();
    await expect(sheet).toContainText(`${new URL(service.origin).host}/krisinformation/${slug}`);
    await expect(sheet).toContainText('Utskrivet');
    const lastStep = await sheet
      .getByText(alert.instructions.at(-1) ?? '')
      .first()
      .boundingBox();
    const foot = await emergency.boundingBox();
    expect(lastStep && foot && lastStep.y + lastStep.height).toBeLessThan(foot?.y ?? 0);
    const paper = await page.pdf({ preferCSSPageSize: true, path: testInfo.outputPath('notice.pdf') });
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'screen' });
    // Once it has been printed, nothing is left of it.
    await expect(sheet).toHaveCount(0);
    await editor.dispose();
  });
}

/** Chromium has no window for printing where it has no window at all. */
function countPrints(page: Page): () => Promise<number> {
  const counted = page.evaluate(() => {
    Object.assign(window, {
      prints: 0,
      print: () => ((window as unknown as { prints: number }).prints += 1),
    });
  });
  return async () => {
    await counted;
    return page.evaluate(() => (window as unknown as { prints: number }).prints);
  };
}
