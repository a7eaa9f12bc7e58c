import { ADMINISTRATOR_ROLE_KEY } from './constants.ts';
import type { CapabilityGrant, Role } from './entities/role.ts';

/** The value of one capability; undefined where it is missing. Listed twice, a denial wins. Source: SPEC section 6. */
export function capabilityValue(grants: readonly CapabilityGrant[], key: string): boolean | undefined {
  const values = grants.filter((grant) => grant.key === key).map((grant) => grant.value);
  return values.length === 0 ? undefined : !values.includes(false);
}

/**
 * What a user may do, own grants and roles taken together, sorted by key. A user's own value overrides the roles';
 * among roles a denial wins. An administrator has every capability that is named anywhere, own denials included.
 * @param allKeys the capabilities that exist: an administrator has these too
 * Source: DESIGN section 5, Capabilities.
 */
export function effectiveGrants(
  ownGrants: readonly CapabilityGrant[],
  roles: readonly Pick<Role, 'key' | 'capabilities'>[],
  allKeys: readonly string[] = [],
): CapabilityGrant[] {
  const roleGrants = roles.flatMap((role) => role.capabilities);
  const isAllowedAll = isAdministrator({ roles });
  const keys = new Set([...ownGrants, ...roleGrants].map((grant) => grant.key));
  if (isAllowedAll) for (const key of allKeys) keys.add(key);
  return [...keys].sort().map((key) => ({
    key,
    value: isAllowedAll || (capabilityValue(ownGrants, key) ?? capabilityValue(roleGrants, key) === true),
  }));
}

/** What the rights table calls a value. Source: SPEC section 6. */
export function capabilityLabel(value: boolean | undefined): 'Saknas' | 'Nekad' | 'Beviljad' {
  if (value === undefined) return 'Saknas';
  return value ? 'Beviljad' : 'Nekad';
}

/** Whether a user has the administrators' role. Source: SPEC section 6. */
export function isAdministrator(user: { roles: readonly { key: string }[] }): boolean {
  return user.roles.some((role) => role.key === ADMINISTRATOR_ROLE_KEY);
}
