import { expect, test } from '@playwright/test';
import { openPage } from '../open-page.ts';
import { ownService } from '../own-service.ts';
import { violations } from '../pages/violations.ts';
import { Sender, vma } from './sender.ts';

/** From when a sender says that there is something new until open pages show it. */
const SHOWN_WITHIN_MS = 10_000;

const sender = new Sender();
const service = ownService('external-messages', async () => ({ env: await sender.start() }));
test.beforeAll(() => expect.poll(() => sender.isFollowed, { timeout: 20_000 }).toBe(true));
test.afterAll(() => sender.close());

test('an announcement of Sveriges Radio’s comes to an open page as theirs, is updated and ends, and no test or exercise ever does', async ({
  page,
}) => {
  await Promise.all([
    page.waitForResponse('**/bff/events*'),
    openPage(page, `${service.origin}/krisinformation`),
  ]);
  const message = page.getByRole('main').getByRole('listitem').filter({ hasText: 'VMA · Sveriges Radio' });
  const shown = { timeout: SHOWN_WITHIN_MS };
  const others = [
    vma('T', { status: 'Test', description: 'Detta är ett test.' }),
    vma('E', { status: 'Exercise', description: 'Detta är en övning.' }),
  ];

  const first = vma('1', { description: 'Det brinner i hamnen.\r\nGå inomhus <b>nu</b>.' });
  sender.publish(...others, first);
  await expect(message).toContainText('Gå inomhus <b>nu</b>.', shown);
  await expect(message.getByRole('heading', { name: 'VMA: Norråns kommun' })).toBeVisible();
  await expect(message.getByRole('link', { name: 'Läs hos Sveriges Radio: VMA' })).toHaveAttribute(
    'href',
    'https://www.sverigesradio.se/',
  );
  await expect(page.getByRole('alert').filter({ hasText: 'Nytt VMA' })).toHaveText(
    'Nytt VMA från Sveriges Radio: VMA: Norråns kommun.',
  );
  expect(await violations(page)).toEqual([]);

  sender.publish(
    ...others,
    first,
    vma('2', { msgType: 'Update', earlier: '1', description: 'Röken minskar.' }),
  );
  await expect(message).toContainText('Röken minskar.', shown);
  await expect(message).toHaveCount(1);

  sender.publish(...others);
  const { asked } = sender;
  await expect.poll(() => sender.asked, shown).toBeGreaterThan(asked);
  await expect(message, 'what is listed no more has not ended').toContainText('Röken minskar.');

  sender.publish(...others, vma('3', { msgType: 'Cancel', earlier: '2' }));
  await expect(message).toHaveCount(0, shown);
  await expect(page.getByText(/Detta är (?:ett test|en övning)/)).toHaveCount(0);
});

test('an announcement is on top of every open page, and gone with its Cancel', async ({ page }) => {
  await Promise.all([
    page.waitForResponse('**/bff/events*'),
    openPage(page, `${service.origin}/sida/brandvarnare`),
  ]);
  const row = page.locator('header').getByRole('link', { name: 'VMA · Sveriges Radio' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(row).toHaveCount(0);
  const before = await heading.boundingBox();
  const message = vma('5');
  sender.publish(message);
  await expect(row).toBeVisible({ timeout: SHOWN_WITHIN_MS });
  await expect(row).toHaveAttribute('href', '/krisinformation');
  expect((await heading.boundingBox())?.y, 'the header leaves room for it').toBe((before?.y ?? 0) + 52);
  expect(await violations(page)).toEqual([]);
  sender.publish(vma('6', { msgType: 'Cancel', earlier: '5' }));
  await expect(row).toHaveCount(0, { timeout: SHOWN_WITHIN_MS });
});

test('a page that is asked for without scripts has the announcement in its document', async ({
  playwright,
}) => {
  sender.publish(vma('9', { description: 'Koka vattnet.' }));
  const reader = await playwright.request.newContext();
  const document = async () => (await reader.get(`${service.origin}/krisinformation`)).text();
  await expect.poll(document, { timeout: SHOWN_WITHIN_MS }).toContain('Koka vattnet.');
  await reader.dispose();
});
