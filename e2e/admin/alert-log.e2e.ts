import { expect, test } from '@playwright/test';
import { ownService } from '../own-service.ts';
import { callsAs, openAs } from '../sign-in/sign-in-page.ts';

const service = ownService('alert-log');
const CRISIS_EDITOR = 'cecpro01';

test('what was done in a crisis is gone through afterwards, for one alert too, and printed', async ({
  page,
  playwright,
}) => {
  const editor = await callsAs(playwright.request, service.origin, CRISIS_EDITOR);
  const alert = {
    ...{ level: 'vma', event: 'smoke', municipality: '', places: [], instructions: ['Gå inomhus.'] },
    ...{
      nextUpdateAt: null,
      allClearAt: null,
      withdrawnAt: null,
      isDrill: false,
      updates: [],
      translations: [],
    },
  };
  const publish = async (title: string) => {
    const answer = await editor.post('/rubicore/core/v1/post', {
      data: {
        ...{
          type: 'alert',
          status: 'publish',
          title,
          excerpt: 'Röken är farlig.',
          nodeIds: [1],
          content: [],
          alert,
        },
        unpublishedDate: new Date(Date.now() + 3_600_000).toISOString(),
      },
    });
    expect(answer.status(), await answer.text()).toBe(201);
    return ((await answer.json()) as { id: number }).id;
  };
  const id = await publish('Rök över hamnen');
  await publish('Utsläpp vid bruket');
  const updates = [{ at: new Date().toISOString(), text: 'Röken avtar.' }];
  expect(
    (await editor.put(`/rubicore/core/v1/post/${id}`, { data: { alert: { ...alert, updates } } })).status(),
  ).toBe(200);

  await openAs(page, service.origin, CRISIS_EDITOR, '/profile/admin/krislogg');
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows.first()).toContainText('Uppdaterade ”Röken avtar.”');
  await expect(rows.first()).toContainText('Cecilia Provlund');
  await rows.first().getByRole('link', { name: 'Visa bara Rök över hamnen' }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toContainText('Publicerade ”Rök över hamnen”');
  await page.getByRole('link', { name: 'Senaste dygnet' }).click();
  await expect(page).toHaveURL(/\?dagar=1&kris=\d+$/);
  await expect(rows).toHaveCount(2);
  await page.getByRole('link', { name: 'Visa alla krismeddelanden' }).click();
  await expect(rows.filter({ hasText: 'Utsläpp vid bruket' })).toHaveCount(1);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Räddningstjänsten Norrån\. Utskrivet /)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Senaste dygnet' })).toBeHidden();
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
  await editor.dispose();
});
