import type { Page, Response } from '@playwright/test';
import { hydrated } from './sign-in/sign-in-page.ts';

/** Opens an address and waits until its scripts have taken over. @returns what the document was answered with */
export async function openPage(page: Page, address: string): Promise<Response | null> {
  const answer = await page.goto(address);
  await hydrated(page);
  return answer;
}
