import type { ExternalMessage } from '@brandpost/rubicore-api';
import { useLoadedVma } from '../layout-data.ts';
import { useMessagesInForce } from '../use-messages-in-force.ts';

/** Rows in the header; the page of crises has all. */
const MAX_ROWS = 2;

/** Sveriges Radio's announcements that every page tells of now. */
export function useVma(): ExternalMessage[] {
  return useMessagesInForce(useLoadedVma()).slice(0, MAX_ROWS);
}
