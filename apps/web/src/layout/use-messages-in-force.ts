import type { ExternalMessage } from '@brandpost/rubicore-api';
import { useMemo } from 'react';
import { useServices } from '../api/services.ts';
import { useClock } from '../api/use-clock.ts';

/** Others' messages that count now: one that expires goes by itself, by the clock. */
export function useMessagesInForce(messages: readonly ExternalMessage[]): ExternalMessage[] {
  const now = useClock(
    useServices().now,
    messages.map(({ expiresAt }) => expiresAt),
  );
  return useMemo(
    () => messages.filter(({ expiresAt }) => expiresAt === null || now < new Date(expiresAt)),
    [messages, now],
  );
}
