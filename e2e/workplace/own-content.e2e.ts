import { expect, test } from '@playwright/test';
import { call, EDITOR, openStaffPage } from '../intranet/staff-page.ts';

test('what one has written is found by a part of its title, in any state, at an address of its own', async ({
  page,
}) => {
  await openStaffPage(page, EDITOR, '/profile/my-content');
  const part = `slangvård ${test.info().testId}`;
  const title = `Om ${part}`;
  await call(page, 'POST', '/post', { title, type: 'info', status: 'draft', content: [] });
  await page.getByRole('searchbox', { name: 'Sök i mitt innehåll' }).fill(part.toUpperCase());
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(rows.filter({ hasText: title })).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: '1 inlägg' })).toBeAttached();
  await expect(page).toHaveURL(/\?q=SLANGV/);
  await page.reload();
  await expect(rows.filter({ hasText: title })).toHaveCount(1);
  await page.getByRole('link', { name: 'Publicerad' }).click();
  await expect(page.getByText('Inget av det du har skrivit har det i rubriken.')).toBeVisible();
});
