import { formatDateTime } from '@brandpost/swedish';
import { Button, colour } from '@brandpost/ui';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { ScanSearch } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { type Notice, successNotice } from '../../administration/table/notice.ts';
import { NoticeBar } from '../../administration/table/notice-bar.tsx';
import { useServices } from '../../api/services.ts';
import { ariaDisabled } from '../../forms/aria-disabled.ts';
import { queryKeys } from '../../server-state/query-keys.ts';
import { checkQuery } from './accessibility-queries.ts';
import { adminAccessibilityTexts } from './admin-accessibility-texts.ts';

const texts = adminAccessibilityTexts.check;
const MAX_FAILED = 10;

/** A part of the page, set off from the rest. */
export const Card = styled.section`
  display: grid;
  gap: 0.75rem;
  justify-items: start;
  margin-bottom: 2.5rem;
  padding: 1.5rem;
  border: 1px solid ${colour('line')};
  border-radius: var(--bp-radius-l);
  background: ${colour('surface')};

  h2 {
    font-size: 1.5rem;
  }
  ul {
    margin: 0;
    padding-left: 1.25rem;
  }
`;
const Hint = styled.p`
  color: ${colour('muted')};
`;

/** How the last check went, and the way to another. */
export function CheckCard() {
  const { client } = useServices();
  const { data: check } = useSuspenseQuery(checkQuery(client));
  const [notice, setNotice] = useState<Notice | null>(null);
  const { mutate: begin, isPending } = useMutation({
    mutationFn: () => client.call('startAccessibilityCheck', {}),
    meta: { invalidates: [queryKeys.accessibility] },
    onSuccess: () => setNotice(successNotice(texts.begun)),
  });
  const { isRunning, endedAt, pages, files, failed } = check;
  return (
    <>
      <NoticeBar notice={notice} />
      <Card aria-labelledby="kontrollen">
        <h2 id="kontrollen">{texts.title}</h2>
        {isRunning && <p>{texts.running}</p>}
        {endedAt === null && !isRunning && <p>{texts.never}</p>}
        {endedAt !== null && (
          <p>
            <strong>{formatDateTime(endedAt)}</strong> · {texts.done(pages, files)}
          </p>
        )}
        {failed.length > 0 && (
          <>
            <p>{texts.failed(failed.length)}</p>
            <ul>
              {failed.slice(0, MAX_FAILED).map((path) => (
                <li key={path}>{path}</li>
              ))}
            </ul>
          </>
        )}
        <Hint>{texts.limits}</Hint>
        <Button type="button" onClick={() => begin()} {...ariaDisabled(isPending || isRunning)}>
          <ScanSearch aria-hidden="true" size={20} />
          {texts.now}
        </Button>
      </Card>
    </>
  );
}
