import type { CapabilityExplanation } from '@brandpost/rubicore-api';
import { useEffect, useState } from 'react';
import { useServices } from '../app/services.ts';
import { rightTexts } from '../texts/right-texts.ts';
import { ownSession } from './use-session.ts';

/**
 * What denies rights to whoever is signed in, in a sentence: roles by name, or their own account. Nothing while it is
 * asked for, where the rights are merely missing, and where the upstream cannot tell.
 */
export function useDenial(rights: readonly string[]): string {
  const { client, session } = useServices();
  const userId = ownSession(session)?.user.id ?? null;
  const [denial, setDenial] = useState('');
  const asked = rights.join(' ');
  useEffect(() => {
    setDenial('');
    if (userId === null || asked === '') return;
    const asking = new AbortController();
    const explain = (cap: string) =>
      client.call('explainCapability', { params: { id: userId, cap }, signal: asking.signal });
    Promise.all(asked.split(' ').map(explain)).then(
      (explanations) => setDenial(denialOf(explanations)),
      () => undefined,
    );
    return () => asking.abort();
  }, [client, userId, asked]);
  return denial;
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
