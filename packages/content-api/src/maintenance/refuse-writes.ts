import { capabilityValue } from '@brandpost/domain';
import type { Endpoint, EndpointName } from '@brandpost/rubicore-api';
import type { ApiViewer } from '../access/api-viewer.ts';
import type { Dependencies } from '../dependencies.ts';
import { underMaintenance } from '../errors.ts';
import { readMaintenance } from './maintenance-state.ts';

/** Coming and going is always possible: anyone who ends the maintenance has to sign in. */
const ALWAYS: ReadonlySet<EndpointName> = new Set([
  'logIn',
  'beginPasskeySignIn',
  'finishPasskeySignIn',
  'beginPasskeyConfirmation',
  'finishPasskeyConfirmation',
  'beginPasskeyRegistration',
  'addPasskey',
  'confirmIdentity',
  'revokeToken',
  'revokeUserTokens',
  'samlLogin',
  'samlAnswer',
  'samlLogout',
  'samlSignOutMessage',
]);

/**
 * Whether somebody may make a call while the site is closed for maintenance: what is there can be read, and only those
 * who may end it write.
 * @throws underMaintenance
 */
export async function refuseWhileClosed(
  { name, method }: Pick<Endpoint, 'method'> & { name: EndpointName },
  viewer: ApiViewer,
  { db, now }: Pick<Dependencies, 'db' | 'now'>,
): Promise<void> {
  if (method === 'GET' || ALWAYS.has(name)) return;
  if (capabilityValue(viewer.grants, 'manage_maintenance') === true) return;
  const { isOn } = await readMaintenance(db, now());
  if (isOn) throw underMaintenance([], { headers: { 'retry-after': '60' } });
}
