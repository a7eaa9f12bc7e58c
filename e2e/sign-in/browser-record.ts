import type { BrowserContext, Response } from '@playwright/test';

/** Everything that a browser received: addresses, headers and bodies of each answer, and its cookies at the end. */
export type BrowserRecord = { text(): Promise<string> };

export function recordBrowser(context: BrowserContext): BrowserRecord {
  const parts: Promise<string>[] = [];
  context.on('response', (response) => {
    const part = read(response);
    // What comes after the record has been read, while the browser closes, is nobody's.
    part.catch(() => {});
    parts.push(part);
  });
  return {
    async text() {
      const received = await Promise.all(parts);
      return [...received, JSON.stringify(await context.storageState())].join('\n');
    },
  };
}

async function read(response: Response): Promise<string> {
  const headers = JSON.stringify(await response.headersArray());
  // A redirect has no body, and one that the browser has left behind cannot be had any more.
  const body = await response.text().catch(() => '');
  return [response.url(), headers, body].join('\n');
}
