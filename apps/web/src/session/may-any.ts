import { capabilityValue, isAdministrator } from '@brandpost/domain';
import type { OwnSession } from './use-session.ts';

/** Whether somebody has one of the capabilities; administrators have all. The API judges each call again. */
export function mayAny({ capabilities, user }: OwnSession, ...keys: readonly string[]): boolean {
  return keys.some((key) => capabilityValue(capabilities, key) === true) || isAdministrator(user);
}
