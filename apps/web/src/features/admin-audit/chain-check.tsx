import { colour } from '@brandpost/ui';
import { Pill } from '@brandpost/ui/fields';
import { useMutation } from '@tanstack/react-query';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useServices } from '../../api/services.ts';
import { ariaDisabled } from '../../forms/aria-disabled.ts';
import { failureOf } from '../../forms/failure-of.ts';
import { READS_ONLY } from '../../server-state/query-client.ts';
import { adminAuditTexts as texts } from './admin-audit-texts.ts';

const ICON_PX = 20;

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  align-items: center;
`;
const Mark = styled.p`
  display: flex;
  gap: 0.5rem;
  align-items: center;
  padding: 0.375rem 0.875rem;
  border-radius: var(--bp-radius-m);
  background: ${colour('good-bg')};
  color: ${colour('good')};
  font-size: 1rem;
  font-weight: 600;

  &[data-broken='true'] {
    background: ${colour('crisis')};
    color: ${colour('on-crisis')};
  }
  svg {
    flex: none;
  }
`;

type Outcome = { isIntact: boolean; text: string };

/** Has the whole log compared with its chain of hashes, and shows what came of it. */
export function ChainCheck() {
  const { client } = useServices();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { mutate: check, isPending: isBusy } = useMutation({
    mutationFn: () => client.call('verifyAuditLog', {}),
    meta: READS_ONLY,
    onSuccess: ({ isIntact, entries, brokenAt }) =>
      setOutcome({ isIntact, text: isIntact ? texts.intact(entries) : texts.broken(brokenAt) }),
    onError: (error) => setOutcome({ isIntact: false, text: failureOf(error) }),
  });
  const Icon = outcome?.isIntact ? ShieldCheck : ShieldAlert;
  return (
    <Frame>
      <Pill type="button" onClick={() => check()} {...ariaDisabled(isBusy)}>
        <ShieldCheck aria-hidden="true" size={18} />
        {isBusy ? texts.verifying : texts.verify}
      </Pill>
      <div role="status">
        {outcome !== null && (
          <Mark data-broken={!outcome.isIntact}>
            <Icon aria-hidden="true" size={ICON_PX} />
            {outcome.text}
          </Mark>
        )}
      </div>
    </Frame>
  );
}
