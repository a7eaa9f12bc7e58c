import { ADMINISTRATOR_ROLE_KEY, type Role } from '@brandpost/domain';

/** A right that some of a person's roles give and others deny: a denial wins. */
export type RoleCollision = { key: string; granting: string[]; denying: string[] };

/** Where roles that are given to one person disagree. Administrators may everything, whatever other roles say. */
export function roleCollisions(roles: readonly Role[]): RoleCollision[] {
  if (roles.some(({ key }) => key === ADMINISTRATOR_ROLE_KEY)) return [];
  const keys = new Set(roles.flatMap(({ capabilities }) => capabilities.map(({ key }) => key)));
  return [...keys].flatMap((key) => {
    const saying = (word: boolean) =>
      roles
        .filter(({ capabilities }) => capabilities.some((grant) => grant.key === key && grant.value === word))
        .map(({ name }) => name);
    const [granting, denying] = [saying(true), saying(false)];
    return granting.length > 0 && denying.length > 0 ? [{ key, granting, denying }] : [];
  });
}
