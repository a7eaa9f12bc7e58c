import { type AccessibilityStatement, ApiError } from '@brandpost/rubicore-api';
import { want } from '../api/read.ts';
import type { Services } from '../api/services.ts';
import type { KnownStatement } from './known-statement.ts';
import type { Statement } from './statement.tsx';

let statement: typeof Statement | null = null;

/** What shows the statement; null until it is loaded. The HTML from the server does without. */
export function statementView(): typeof Statement | null {
  return statement;
}

/** What the statement is made of, and what shows it; null where the API has no such thing, or it cannot be had. */
export async function loadStatement(services: Services, url: URL): Promise<KnownStatement | null> {
  const [known] = await Promise.all([want(services, fetchStatement(services), null), loadView()]);
  return known === null ? null : { ...known, page: (url.searchParams.get('sida') ?? '').slice(0, 200) };
}

async function loadView(): Promise<void> {
  statement ??= (await import('./statement.tsx')).Statement;
}

async function fetchStatement({ client }: Services): Promise<AccessibilityStatement | null> {
  try {
    return await client.call('getAccessibilityStatement', {});
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
