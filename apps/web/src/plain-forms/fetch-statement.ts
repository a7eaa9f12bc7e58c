import { type AccessibilityStatement, ApiError } from '@brandpost/rubicore-api';
import { want } from '../api/read.ts';
import type { Services } from '../api/services.ts';
import type { KnownStatement } from './known-statement.ts';

/** What the statement is made of; null where the API has no such thing, or it cannot be had. */
export async function wantStatement(services: Services, url: URL): Promise<KnownStatement | null> {
  const known = await want(services, fetchStatement(services), null);
  return known === null ? null : { ...known, page: (url.searchParams.get('sida') ?? '').slice(0, 200) };
}

async function fetchStatement({ client }: Services): Promise<AccessibilityStatement | null> {
  try {
    return await client.call('getAccessibilityStatement', {});
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
