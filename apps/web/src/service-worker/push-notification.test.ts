import { expect, it, vi } from 'vitest';

/** What pages the browser has, and what it is asked to do with them. A real press cannot be made in a test. */
async function pressed(data: unknown, open: readonly string[]): Promise<string[]> {
  vi.resetModules();
  const done: string[] = [];
  vi.stubGlobal('location', new URL('https://www.example.se/service-worker.js'));
  vi.stubGlobal('clients', {
    matchAll: async () => open.map((url) => ({ url, focus: async () => done.push(`shown ${url}`) })),
    openWindow: async (address: string) => done.push(`opened ${address}`),
  });
  const { openAlert } = await import('./push-notification.ts');
  await openAlert({ notification: { data, close: () => done.push('closed') } } as never);
  vi.unstubAllGlobals();
  return done;
}

const ALERT = 'https://www.example.se/krisinformation/rok';

it('a press opens the page of the alert, or shows the tab that has it', async () => {
  expect(await pressed('/krisinformation/rok', [])).toEqual(['closed', `opened ${ALERT}`]);
  expect(await pressed('/krisinformation/rok', ['https://www.example.se/', ALERT])).toEqual([
    'closed',
    `shown ${ALERT}`,
  ]);
});

it('a press leads to no other site, whatever was sent', async () => {
  expect(await pressed('https://elsewhere.example/', [])).toEqual(['closed', 'opened /krisinformation']);
});
