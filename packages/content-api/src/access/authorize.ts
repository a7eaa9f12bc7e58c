import { capabilityValue } from '@brandpost/domain';
import type { Access } from '@brandpost/rubicore-api';
import { notAllowed, signInNeeded } from '../errors.ts';
import type { ApiViewer } from './api-viewer.ts';

/**
 * Lets a caller through to a call, as the catalogue says. What they get to see there is decided by the call.
 * @throws signInNeeded for a visitor where one has to be signed in; notAllowed for a user without the capability
 */
export function authorize(access: Access, viewer: ApiViewer): void {
  if (access === 'open' || access === 'anyone') return;
  if (viewer.userId === null) throw signInNeeded();
  if (access === 'signed-in') return;
  if (capabilityValue(viewer.grants, access.capability) !== true) throw notAllowed();
}
