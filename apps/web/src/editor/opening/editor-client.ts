import { createClient, type RubicoreClient } from '@brandpost/rubicore-api';

/**
 * Calls to our own origin, as all pages make them, but for one thing: a session that has ended is told, and takes nobody
 * away from what they are writing.
 */
export function createEditorClient(): RubicoreClient {
  return createClient((target, init) => fetch(target, { ...init, credentials: 'same-origin' }));
}
