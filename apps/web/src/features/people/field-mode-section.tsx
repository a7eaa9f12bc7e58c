import { Button } from '@brandpost/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FIELD_MODE_PART } from '../../addresses/staff-paths.ts';
import { useServices } from '../../api/services.ts';
import { canKeep, startKeeping, stopKeeping } from '../../field-mode/field-mode.ts';
import { fieldModeTexts as texts } from '../../field-mode/field-mode-texts.ts';
import { unsentQuery } from '../../field-mode/unsent-query.ts';
import { ageText } from '../../field-store/age-texts.ts';
import { readOwner } from '../../field-store/database.ts';
import { ariaDisabled } from '../../forms/aria-disabled.ts';
import { Failure } from '../../forms/failure.tsx';
import { Question } from '../../forms/question.tsx';
import { Section } from '../../layout/profile/section.tsx';
import { queryKeys } from '../../server-state/query-keys.ts';

const Frame = styled.div`
  display: grid;
  gap: 0.75rem;
  justify-items: start;
  scroll-margin-top: 10rem;
`;

/** What this device keeps; null where nothing is to be kept, `unsupported` where nothing can be. */
const ownerQuery = {
  queryKey: queryKeys.fieldMode,
  queryFn: async () => (canKeep() ? await readOwner() : 'unsupported'),
  enabled: typeof window !== 'undefined',
  // Another page may have changed it.
  staleTime: 0,
} as const;

/** Where somebody chooses that this device keeps what they may need without a network. */
export function FieldModeSection() {
  const services = useServices();
  const [isAsked, setIsAsked] = useState(false);
  const { data: kept } = useQuery(ownerQuery);
  const { data: unsent = [] } = useQuery(unsentQuery);
  const change = useMutation({
    mutationFn: (isWanted: boolean) => (isWanted ? startKeeping(services) : stopKeeping()),
    meta: { invalidates: [queryKeys.fieldMode], isFailureShown: true },
  });
  const stop = () => {
    setIsAsked(false);
    change.mutate(false);
  };
  return (
    <Section title={texts.title}>
      <Frame id={FIELD_MODE_PART}>
        <p>{texts.text}</p>
        <p>{texts.ownPhone}</p>
        <p role="status">{change.isPending ? texts.starting : wordsOf(kept)}</p>
        {kept !== undefined && kept !== 'unsupported' && (
          <Button
            type="button"
            data-look="quiet"
            onClick={() =>
              kept === null ? change.mutate(true) : unsent.length > 0 ? setIsAsked(true) : stop()
            }
            {...ariaDisabled(change.isPending)}
          >
            {kept === null ? texts.choice : texts.stop}
          </Button>
        )}
        {change.isError && <Failure>{texts.failed}</Failure>}
      </Frame>
      {isAsked && (
        <Question
          title={texts.stopQuestion}
          yes={texts.stop}
          no={texts.keep}
          onYes={stop}
          onNo={() => setIsAsked(false)}
        >
          <p>{texts.unsentAtStop(unsent.length)}</p>
        </Question>
      )}
    </Section>
  );
}

function wordsOf(kept: Awaited<ReturnType<typeof ownerQuery.queryFn>> | undefined): string {
  if (kept === undefined) return '';
  if (kept === 'unsupported') return texts.unsupported;
  if (kept === null) return texts.off;
  return kept.filledAt === null ? texts.emptied : texts.on(ageText(kept.filledAt, Date.now()));
}
