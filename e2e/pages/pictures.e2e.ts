import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { openPage } from '../open-page.ts';

/** The narrowest copy that there is of a picture. */
const NARROWEST_PX = 480;

for (const path of [
  '/',
  '/nyheter',
  '/nyhet/sju-nya-brandman-i-beredskap',
  '/sida/brandvarnare/slacka-brand',
]) {
  test(`${path} shows no picture that is far too wide for its place, and one at most at once`, async ({
    page,
    request,
  }) => {
    test.setTimeout(300_000);
    await copiesAreThere(request, path);
    await openPage(page, path);
    await showAll(page);
    const shown = await pictures(page);
    for (const { file, fileWidthPx } of shown) {
      // A browser that has loaded a copy for a wide place takes the same one for a narrow place.
      const widthPx = Math.max(...shown.filter((other) => other.file === file).map((other) => other.widthPx));
      expect(fileWidthPx, file).toBeLessThanOrEqual(Math.max(NARROWEST_PX, 2 * widthPx));
      expect(file).toMatch(/\.avif$/);
    }
    expect(await page.locator('img:not([loading=lazy])').count()).toBeLessThanOrEqual(1);
    await expect(page.locator('img:not([width], [src$=svg])')).toHaveCount(0);
  });
}

test('news stand beside their pictures, also once there are copies of them', async ({ page, request }) => {
  test.setTimeout(300_000);
  await copiesAreThere(request, '/nyheter');
  await openPage(page, '/nyheter');
  const row = page
    .locator('ol article')
    .filter({ has: page.locator('source') })
    .first();
  const [text, picture] = await Promise.all([
    row.locator('time').boundingBox(),
    row.locator('img').boundingBox(),
  ]);
  expect(Math.abs((picture?.y ?? 0) - (text?.y ?? 0))).toBeLessThan(16);
  expect(picture?.x).toBeGreaterThan(text?.x ?? Number.POSITIVE_INFINITY);
});

async function copiesAreThere(request: APIRequestContext, path: string): Promise<void> {
  await expect(async () => {
    const media = await request.get('/rubicore/core/v1/media?kind=image&perPage=100');
    expect(await media.text()).not.toContain('"sizesPending":true');
    expect(await (await request.get(path)).text()).toContain('image/avif');
  }).toPass({ timeout: 270_000, intervals: [2_000] });
}

/** Scrolls past every picture, so that those that wait to be seen are loaded. */
async function showAll(page: Page): Promise<void> {
  for (const picture of await page.locator('main img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate(hasCome)).toBe(true);
  }
}

/** Runs in the browser. */
function hasCome(picture: Element): boolean {
  return picture instanceof HTMLImageElement && picture.currentSrc !== '' && picture.complete;
}

/** Each picture of a page: which file was chosen, how wide that is, and how wide the place is. */
async function pictures(page: Page) {
  return await page.locator('main picture img').evaluateAll(async (images) => {
    const widthOf = async (src: string) => {
      const bitmap = await createImageBitmap(await (await fetch(src)).blob());
      return bitmap.width;
    };
    return await Promise.all(
      images.map(async (image) => {
        const { currentSrc } = image as HTMLImageElement;
        // A picture that is cut to its place has to cover its height as well.
        const { width, height } = image.getBoundingClientRect();
        return {
          file: new URL(currentSrc).pathname,
          fileWidthPx: await widthOf(currentSrc),
          widthPx: Math.max(width, height * 1.5),
        };
      }),
    );
  });
}
