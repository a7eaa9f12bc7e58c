import type { AlertSummary } from '@brandpost/domain';
import { VisuallyHidden } from '@brandpost/ui';
import { useRef } from 'react';
import { sv } from '../../texts/sv.ts';

/** Tells those who hear the page, at once, of an alert that was not there when it was opened. */
export function NewAlert({ alerts }: { alerts: readonly AlertSummary[] }) {
  const known = useRef(new Set(alerts.map(({ id }) => id)));
  const added = alerts.filter(({ id }) => !known.current.has(id));
  return (
    <VisuallyHidden role="alert">
      {added.map(({ title }) => sv.header.newAlert(title)).join(' ')}
    </VisuallyHidden>
  );
}
