import { expect, test } from '@playwright/test';
import { openStaffPage } from '../intranet/staff-page.ts';

test.use({ viewport: { width: 320, height: 640 } });

test('on the narrowest phone with text of twice the size the icons of buttons keep their size', async ({
  page,
}) => {
  await openStaffPage(page, 'sysadm01');
  for (const path of ['/profile/my-content', '/profile/admin/system', '/profile/finns-inte']) {
    await page.goto(path);
    await page.locator('html').evaluate((root) => {
      root.style.fontSize = '200%';
    });
    const squeezed = await page.locator(':is(main a, main button) > svg[width]').evaluateAll((icons) =>
      icons
        .filter((icon) => {
          const { width } = icon.getBoundingClientRect();
          return width > 0 && width < Number(icon.getAttribute('width')) - 0.5;
        })
        .map((icon) => icon.parentElement?.textContent),
    );
    expect(squeezed, path).toEqual([]);
  }
});

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('text of twice the size pushes no way of the bar off the screen', async ({ page }) => {
    await openStaffPage(page, 'sysadm01');
    for (const path of ['/profile', '/profile/admin/content', '/profile/admin/media']) {
      await page.goto(path);
      await page.locator('html').evaluate((root) => {
        root.style.fontSize = '200%';
      });
      const { scrollWidth, clientWidth } = await page
        .locator('html')
        .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
      expect(scrollWidth, path).toBeLessThanOrEqual(clientWidth);
      await expect(page.getByRole('button', { name: 'Ditt konto' })).toBeInViewport({ ratio: 1 });
    }
  });
});
