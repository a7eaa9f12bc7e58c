import { expect, test } from '@playwright/test';
import { ownService } from '../own-service.ts';
import { violations } from '../pages/violations.ts';
import { ADMINISTRATOR, callsAs } from '../sign-in/sign-in-page.ts';

const service = ownService('ended-alerts');
const HOUR_MS = 3_600_000;
const TRANSLATIONS = [
  {
    language: 'en',
    title: 'Gas leak – stay indoors',
    text: 'Gas is leaking.',
    instructions: ['Go indoors.'],
  },
  { language: 'ar', title: 'تسرب غاز', text: 'ابق في الداخل', instructions: ['ادخل.'] },
];

test('once an alert has ended, no page in any language tells anybody to act, and each says so', async ({
  page,
  playwright,
}) => {
  const editor = await callsAs(playwright.request, service.origin, ADMINISTRATOR.username);
  const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
  const alert = {
    ...{ level: 'vma', event: 'spill', places: ['Norråmo'], polygon: [], isDrill: false },
    ...{ instructions: ['Gå inomhus.'], updates: [{ at: at(-1), text: 'Vinden har vänt: gå inomhus.' }] },
    ...{ translations: TRANSLATIONS, allClearAt: null, withdrawnAt: null, nextUpdateAt: null },
  };
  const fields = {
    type: 'alert',
    status: 'publish',
    title: 'Gasläcka vid torget',
    content: [],
    nodeIds: [1],
  };
  const created = await editor.post('/rubicore/core/v1/post', {
    data: { ...fields, excerpt: 'Stanna inne.', unpublishedDate: at(6), alert },
  });
  const { id, slug } = await created.json();
  const main = page.getByRole('main');
  const end = async (changes: object) => {
    const answer = await editor.put(`/rubicore/core/v1/post/${id}`, { data: changes });
    expect(answer.status(), await answer.text()).toBe(200);
    await page.goto(`${service.origin}/krisinformation/${slug}`);
    await expect(page.getByRole('heading', { name: 'Gör så här nu' })).toHaveCount(0);
    await expect(main).not.toContainText('Go indoors.');
    expect(await violations(page)).toEqual([]);
  };
  await page.goto(`${service.origin}/overblick?sprak=en`);
  await expect(main.getByRole('listitem').filter({ hasText: 'Gas leak – stay indoors' })).toContainText(
    'VMA',
  );

  const news = [{ at: at(0), text: 'Ventilationen kan sättas på.' }, ...alert.updates];
  await editor.put(`/rubicore/core/v1/post/${id}`, { data: { alert: { ...alert, updates: news } } });
  await page.goto(`${service.origin}/krisinformation/${slug}`);
  await expect(main.getByText('There is newer information in Swedish.')).toBeVisible();
  await expect(main.locator('p[dir=rtl]', { hasText: 'توجد معلومات أحدث باللغة السويدية.' })).toBeVisible();

  await end({ alert: { ...alert, allClearAt: at(0) } });
  await expect(main.getByText('The danger is over.')).toBeVisible();
  await expect(main.getByText('انتهى الخطر.')).toHaveAttribute('dir', 'rtl');
  await expect(page).toHaveTitle(/^Faran är över: Gasläcka vid torget/);
  // What was said while it lasted stands below, with its time.
  const log = main
    .getByRole('region')
    .or(main.locator('section'))
    .filter({ hasText: 'Tidigare uppdateringar' });
  await expect(log).toContainText('Vinden har vänt: gå inomhus.');
  await expect(log).toContainText('Stanna inne.');
  await page.goto(`${service.origin}/overblick?sprak=en`);
  await expect(main).not.toContainText('Gas leak');
  await page.goto(`${service.origin}/sok/${encodeURIComponent('vad händer just nu')}`);
  await expect(page.getByRole('region', { name: 'Det här gäller just nu' })).not.toContainText('Gasläcka');

  await end({ alert, unpublishedDate: at(0) });
  await expect(main.getByText('This message no longer applies.')).toBeVisible();
  await expect(page).toHaveTitle(/^Gäller inte längre: Gasläcka vid torget/);
  await editor.dispose();
});
