import { setImmediate, setTimeout } from 'node:timers/promises';

/** Keeps the process busy until its event loop is measured as more than a second late: a measurement takes two ticks. */
export async function blockEventLoop(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) {
    await setTimeout(12);
    await setImmediate();
    const end = performance.now() + 3000;
    while (performance.now() < end);
  }
}
