import { type AccessibilityStatement, ApiError } from '@brandpost/rubicore-api';
import { want } from '../api/read.ts';
import type { Services } from '../api/services.ts';
import type { KnownStatement } from './known-statement.ts';

const MAX_PAGE = 500;

/** What the statement is made of; null where the API has no such thing, or it cannot be had. */
export async function wantStatement(services: Services, url: URL): Promise<KnownStatement | null> {
  const known = await want(services, fetchStatement(services), null);
  if (known === null) return null;
  const { faultyForm = null } = services;
  const page = faultyForm?.typed.sida ?? url.searchParams.get('sida') ?? '';
  return { ...known, page: page.slice(0, MAX_PAGE), faultyForm };
}

async function fetchStatement({ client }: Services): Promise<AccessibilityStatement | null> {
  try {
    return await client.call('getAccessibilityStatement', {});
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
