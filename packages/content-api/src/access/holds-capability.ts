import { ADMINISTRATOR_ROLE_KEY } from '@brandpost/domain';
import { type RawBuilder, sql } from 'kysely';

/**
 * Whether the user of a row of `app_user` has a capability, as `effectiveGrants` of the domain says it of one user: an
 * administrator does, what is said of oneself goes before roles, and among roles a denial wins.
 */
export function holdsCapability(key: string): RawBuilder<boolean> {
  return sql`(exists (select 1 from user_role join role on role.id = user_role.role_id
      where user_id = app_user.id and role.key = ${ADMINISTRATOR_ROLE_KEY})
    or coalesce(
      (select value from user_capability where user_id = app_user.id and capability_key = ${key}),
      (select bool_and(value) from user_role join role_capability on role_capability.role_id = user_role.role_id
        where user_id = app_user.id and capability_key = ${key}),
      false))`;
}
