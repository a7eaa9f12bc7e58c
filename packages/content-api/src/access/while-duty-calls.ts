import type { Access, EndpointName } from '@brandpost/rubicore-api';
import { type ApiFailure, passkeyMissing, passkeyNeeded, passwordChangeNeeded } from '../errors.ts';
import { type ApiViewer, type MustDo, VISITOR } from './api-viewer.ts';

/** To see who one is, and to leave. */
const ALWAYS: readonly EndpointName[] = ['getUser', 'listUserCapabilities', 'revokeToken', 'samlLogout'];

/** What somebody may call who has something to do first: besides those above what it is done by. */
const FREE: Readonly<Record<MustDo, ReadonlySet<EndpointName>>> = {
  'change-password': new Set([...ALWAYS, 'setPassword']),
  'add-passkey': new Set([...ALWAYS, 'beginPasskeyRegistration', 'addPasskey', 'confirmIdentity']),
  'use-passkey': new Set([...ALWAYS, 'beginPasskeyConfirmation', 'finishPasskeyConfirmation']),
};

const REFUSALS: Readonly<Record<MustDo, () => ApiFailure>> = {
  'change-password': passwordChangeNeeded,
  'add-passkey': passkeyMissing,
  'use-passkey': passkeyNeeded,
};

/** What is answered to all else. */
export function dutyCalls(mustDo: MustDo): ApiFailure {
  return REFUSALS[mustDo]();
}

/**
 * Who calls, as long as there is something that they have to do first: for what anyone may read a visitor, and nobody
 * for all else.
 * @param call null for what is no call of the catalogue, such as a file
 * @throws passwordChangeNeeded, passkeyMissing, passkeyNeeded
 */
export function whileDutyCalls(
  viewer: ApiViewer,
  call: { name: EndpointName; access: Access; method: string } | null,
): ApiViewer {
  const { mustDo } = viewer;
  if (mustDo === null) return viewer;
  if (call === null || (call.access === 'anyone' && call.method === 'GET')) return VISITOR;
  if (FREE[mustDo].has(call.name)) return { ...viewer, isAdministrator: false, mayReview: false, grants: [] };
  throw dutyCalls(mustDo);
}
