import { expect, test } from '@playwright/test';
import { type RunningService, type ServiceOptions, startService } from './start-service.ts';

/**
 * A service with the demo content for the journeys of one file or group, which change what others would read. It is
 * started before them and stopped after them, once: the journeys of a file run one after another in one worker.
 * @param name what its data folder is called, for those who look there
 */
export function ownService(name: string, options: ServiceOptions = {}): { readonly origin: string } {
  const service = { origin: '' };
  let running: RunningService;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    running = await startService(name, options);
    service.origin = running.origin;
    await untilReady(service.origin);
  });
  test.afterAll(() => running.stop());
  return service;
}

/** Waits until a service has its content API as well. */
export async function untilReady(origin: string): Promise<void> {
  await expect.poll(async () => (await fetch(`${origin}/readyz`)).ok, { timeout: 60_000 }).toBe(true);
}
