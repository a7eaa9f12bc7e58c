import { ApiError } from '@brandpost/rubicore-api';
import { data, redirect, redirectDocument } from 'react-router';
import { paths } from '../addresses/paths.ts';
import { sv } from '../texts/sv.ts';
import type { Services } from './services.ts';

const LEADS_AWAY: ReadonlySet<number> = new Set([401, 503]);

/**
 * Data that the page cannot do without.
 * @throws a redirect for 401 and 503, a route error with its status for all else. Source: SPEC section 8.
 */
export async function need<Value>(services: Services, asked: Promise<Value>): Promise<Value> {
  try {
    return await asked;
  } catch (error) {
    throw routeErrorFrom(services, error);
  }
}

/**
 * Data that the page is better with. When it cannot be had, the error goes to the error list and the page
 * is shown with `instead`.
 * @throws a redirect for 401 and 503
 */
export async function want<Value>(services: Services, asked: Promise<Value>, instead: Value): Promise<Value> {
  try {
    return await asked;
  } catch (error) {
    if (leadsAway(error)) throw routeErrorFrom(services, error);
    services.errors.report(entryFrom(error));
    return instead;
  }
}

/** As `want`, for what also the pages show that must stand when nothing else does: nothing leads away from them. */
export async function wantAnyway<Value>(
  services: Services,
  asked: Promise<Value>,
  instead: Value,
): Promise<Value> {
  try {
    return await asked;
  } catch (error) {
    if (!leadsAway(error)) services.errors.report(entryFrom(error));
    return instead;
  }
}

/** The page does not exist. */
export function notFound() {
  return data(null, { status: 404 });
}

/** A page that says itself that what it is about is not there: machines are to know too. */
export function saysNotFound<Page>(page: Page): Page {
  // React Router takes the status, and gives the page what is inside.
  return data(page, { status: 404 }) as unknown as Page;
}

function leadsAway(error: unknown): boolean {
  return error instanceof ApiError && LEADS_AWAY.has(error.status);
}

function routeErrorFrom(services: Services, error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  if (error.status === 401) return redirectDocument(paths.login(services.address()));
  if (error.status === 503) return redirect(paths.maintenance());
  return data({ message: error.message }, { status: error.status });
}

/** What the error list says of a failure. Source: SPEC section 8. */
export function entryFrom(error: unknown) {
  if (error instanceof ApiError) return { status: error.status, url: error.url, message: error.message };
  return { status: 0, url: '', message: sv.errors.unreachable };
}
