import type { CapabilityExplanation } from '@brandpost/rubicore-api';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../api/services.ts';
import { queryKeys } from '../server-state/query-keys.ts';
import { rightTexts } from './right-texts.ts';
import { ownSession } from './use-session.ts';

/**
 * What denies rights to the person who is signed in, in a sentence: roles by name, or their own account. Nothing while it is
 * asked for, where the rights are merely missing, and where the upstream cannot tell.
 */
export function useDenial(rights: readonly string[]): string {
  const { client, session } = useServices();
  const userId = ownSession(session)?.user.id ?? null;
  const { data = '' } = useQuery({
    queryKey: [...queryKeys.roles, 'denial', rights],
    queryFn: async ({ signal }) => {
      const params = { id: userId ?? 0 };
      return denialOf(
        await Promise.all(
          rights.map((cap) => client.call('explainCapability', { params: { ...params, cap }, signal })),
        ),
      );
    },
    enabled: userId !== null && rights.length > 0,
  });
  return data;
}

/** What denies at least one of the rights, in a sentence; nothing where none is denied. */
export function denialOf(explanations: readonly CapabilityExplanation[]): string {
  const denied = explanations.filter(({ value }) => value === false);
  const roles = denied.flatMap(({ decidedBy, roles: deciding }) =>
    decidedBy === 'role' ? deciding.filter(({ value }) => !value).map(({ name }) => name) : [],
  );
  if (roles.length > 0) return rightTexts.deniedByRoles([...new Set(roles)]);
  return denied.some(({ decidedBy }) => decidedBy === 'own') ? rightTexts.deniedByAccount : '';
}
