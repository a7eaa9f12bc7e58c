import { setTimeout as wait } from 'node:timers/promises';
import type { APIResponse } from '@playwright/test';

const MOST_TRIES = 40;

/** What is answered once the service has time for it: on a busy machine it refuses calls before it looks at them. */
export async function answered(call: () => Promise<APIResponse>): Promise<APIResponse> {
  let answer = await call();
  for (let tries = 1; answer.status() === 503 && tries < MOST_TRIES; tries += 1) {
    await wait(250);
    answer = await call();
  }
  return answer;
}
