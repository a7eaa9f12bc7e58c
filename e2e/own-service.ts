import { expect, test } from '@playwright/test';
import { type RunningService, type ServiceOptions, startService } from './start-service.ts';

/**
 * A service with the demo content for the journeys of one file or group, which change what others would read. It is
 * started before them and stopped after them, once: the journeys of a file run one after another in one worker.
 * @param name what its data folder is called, for those who look there
 * @param options those of the service, or what starts others that it needs and tells them
 */
export function ownService(
  name: string,
  options: ServiceOptions | (() => Promise<ServiceOptions>) = {},
): { readonly origin: string } {
  const service = { origin: '' };
  let running: RunningService;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    running = await startReady(name, typeof options === 'function' ? await options() : options);
    service.origin = running.origin;
  });
  test.afterAll(() => running.stop());
  return service;
}

let shared: Promise<RunningService> | null = null;

/**
 * A service for journeys that change it and do not mind what others have changed, each in posts of its own: one for all
 * files of a worker, for starting one takes longer than most journeys. It ends with the worker.
 */
export function sharedService(): { readonly origin: string } {
  const service = { origin: '' };
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    shared ??= startReady('shared', {}).then((running) => {
      process.once('exit', running.kill);
      return running;
    });
    service.origin = (await shared).origin;
  });
  return service;
}

async function startReady(name: string, options: ServiceOptions): Promise<RunningService> {
  const running = await startService(name, options);
  await untilReady(running.origin);
  return running;
}

/** Waits until a service has its content API as well. */
export async function untilReady(origin: string): Promise<void> {
  await expect.poll(async () => (await fetch(`${origin}/readyz`)).ok, { timeout: 60_000 }).toBe(true);
}
