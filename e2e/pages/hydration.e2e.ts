import { expect, test } from '@playwright/test';
import { ROUTES } from './routes.ts';

for (const { path } of ROUTES) {
  test(`${path} comes to life without a warning, an error or a call to anyone else`, async ({
    page,
    baseURL,
  }) => {
    const said: string[] = [];
    const elsewhere: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) said.push(message.text());
    });
    page.on('pageerror', (error) => said.push(error.message));
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`)) elsewhere.push(request.url());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('html')).toHaveAttribute('data-is-hydrated', 'true');
    expect(said).toEqual([]);
    expect(elsewhere).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });
}
