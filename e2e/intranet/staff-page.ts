import { expect, type Page, test } from '@playwright/test';
import { openAs } from '../sign-in/sign-in-page.ts';

/** People of the demo service. */
export const PART_TIME = 'farpah01';
export const SHIFT_LEADER = 'elimal01';
export const FULL_TIME = 'davdem01';
export const EDITOR = 'bentes01';

/** Opens a page of the intranet as somebody. */
export async function openStaffPage(page: Page, username: string, path = '/profile'): Promise<void> {
  await openAs(page, test.info().project.use.baseURL ?? '', username, path);
}

/** Calls the API as the person who is signed in in a page. @returns what it answers */
export async function call(page: Page, method: string, path: string, body?: object): Promise<{ id: number }> {
  const answer = await page.evaluate(
    async ([verb, address, json]) => {
      const headers = { 'content-type': 'application/json', 'x-csrf': '1' };
      const init = { method: verb, headers, ...(json === undefined ? {} : { body: JSON.stringify(json) }) };
      const response = await fetch(`/rubicore/core/v1${address}`, init);
      return { ok: response.ok, body: await response.json() };
    },
    [method, path, body] as const,
  );
  expect(answer.ok, JSON.stringify(answer.body)).toBe(true);
  return answer.body;
}
