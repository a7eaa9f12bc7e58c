import type { ConsoleMessage, Page, Request } from '@playwright/test';

/** What the browser says of what these journeys forbid it, some seconds after a page has opened. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/**
 * Listens to a page from now on.
 * @returns stops listening, and tells what the page has complained of in the console and asked of other sites
 */
export function listenTo(page: Page, origin: string): () => string[] {
  const heard: string[] = [];
  const onConsole = (message: ConsoleMessage) => {
    const isComplaint = ['error', 'warning'].includes(message.type()) && message.text() !== BLOCKED;
    if (isComplaint) heard.push(message.text());
  };
  const onError = (error: Error) => heard.push(error.message);
  const onRequest = (request: Request) => {
    if (!request.url().startsWith(`${origin}/`)) heard.push(`asks ${request.url()}`);
  };
  page.on('console', onConsole).on('pageerror', onError).on('request', onRequest);
  return () => {
    page.off('console', onConsole).off('pageerror', onError).off('request', onRequest);
    return heard;
  };
}
