import type { ExternalMessage } from '@brandpost/rubicore-api';
import { useMemo } from 'react';
import { useKnownClock } from '../api/use-known-clock.ts';

/** Others' messages that count now: one that expires goes by itself, while there is a connection. */
export function useMessagesInForce(messages: readonly ExternalMessage[]): ExternalMessage[] {
  const { knownUntil } = useKnownClock(messages.map(({ expiresAt }) => expiresAt));
  return useMemo(
    () => messages.filter(({ expiresAt }) => expiresAt === null || knownUntil < new Date(expiresAt)),
    [messages, knownUntil],
  );
}
