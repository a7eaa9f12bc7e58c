import type { RubicoreClient } from '@brandpost/rubicore-api';
import { formatDateTime } from '@brandpost/swedish';
import { Button, colour } from '@brandpost/ui';
import { queryOptions, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { ScanSearch } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useServices } from '../../api/services.ts';
import { ariaDisabled } from '../../forms/aria-disabled.ts';
import { Failure } from '../../forms/failure.tsx';
import { failureOf } from '../../forms/failure-of.ts';
import { queryKeys } from '../../server-state/query-keys.ts';
import { adminReportsTexts } from './admin-reports-texts.ts';

const texts = adminReportsTexts.check;
const ASK_AGAIN_MS = 3_000;
const KEY = [...queryKeys.reports, 'link-check'];

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 1.5rem;
  align-items: center;
  justify-content: space-between;
  margin: 0.75rem 0 1rem;
  padding: 0.875rem 1.125rem;
  border-radius: var(--bp-radius-m);
  background: ${colour('surface')};

  > div {
    flex: 1 1 18rem;
  }
  strong {
    display: block;
  }
`;

/** How the last check of links that lead elsewhere went. */
export const linkCheckQuery = (client: RubicoreClient) =>
  queryOptions({
    queryKey: KEY,
    queryFn: ({ signal }) => client.call('getLinkCheck', { signal }),
    refetchInterval: ({ state }) => (state.data?.isRunning === true ? ASK_AGAIN_MS : false),
  });

/** When links to other sites were asked last, and the way to have it done now. */
export function LinkCheck() {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const { data: check } = useSuspenseQuery(linkCheckQuery(client));
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => client.call('startLinkCheck', {}),
    meta: { isFailureShown: true },
    onSuccess: (begun) => queryClient.setQueryData(KEY, begun),
  });
  const { isRunning, isScheduled, endedAt, asked, isCutOff } = check;
  const wasRunning = useRef(isRunning);
  // What was found is in the list as soon as it is over.
  useEffect(() => {
    if (wasRunning.current && !isRunning) void queryClient.invalidateQueries({ queryKey: queryKeys.reports });
    wasRunning.current = isRunning;
  }, [isRunning, queryClient]);
  const last =
    endedAt === null
      ? texts.never
      : isCutOff
        ? texts.cutOff(formatDateTime(endedAt))
        : texts.last(formatDateTime(endedAt), asked);
  return (
    <Frame>
      <div>
        <strong>{texts.title}</strong>
        <span role="status">
          {isRunning ? texts.running : `${isScheduled ? texts.nightly : texts.onRequest} ${last}`}
        </span>
      </div>
      <Button
        type="button"
        data-look="quiet"
        onClick={() => mutate()}
        {...ariaDisabled(isPending || isRunning)}
      >
        <ScanSearch aria-hidden="true" size={20} />
        {texts.now}
      </Button>
      {error && <Failure>{`${texts.failed} ${failureOf(error)}`}</Failure>}
    </Frame>
  );
}
