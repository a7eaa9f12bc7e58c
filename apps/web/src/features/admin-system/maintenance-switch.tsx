import type { Maintenance } from '@brandpost/rubicore-api';
import { formatDateTime } from '@brandpost/swedish';
import { Button, colour } from '@brandpost/ui';
import { useMutation } from '@tanstack/react-query';
import { Construction, DoorOpen } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { type Notice, successNotice } from '../../administration/table/notice.ts';
import { NoticeBar } from '../../administration/table/notice-bar.tsx';
import { useServices } from '../../api/services.ts';
import { ariaDisabled } from '../../forms/aria-disabled.ts';
import { queryKeys } from '../../server-state/query-keys.ts';
import { adminSystemTexts as texts } from './admin-system-texts.ts';
import { CloseSite } from './close-site.tsx';

const ICON_PX = 20;
const OPEN: Maintenance = { isOn: false, text: null, until: null };

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  justify-items: start;
  padding: 1.5rem clamp(0.75rem, 5vw, 1.5rem);
  border: 1px solid ${colour('line')};
  border-radius: var(--bp-radius-l);
  background: ${colour('surface')};

  div:not(:empty) + & {
    margin-top: 1rem;
  }
  &[data-closed='true'] {
    border-color: ${colour('warning')};
    background: ${colour('warning-bg')};
  }
  blockquote {
    margin: 0;
    padding-left: 1rem;
    border-left: 4px solid ${colour('primary')};
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem;
  }
`;

/** Whether the site is closed, with what is said, and the way to close or open it. */
export function MaintenanceSwitch({ maintenance }: { maintenance: Maintenance }) {
  const { client } = useServices();
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { isOn, text, until } = maintenance;
  const reopening = useMutation({
    mutationFn: () => client.call('setMaintenance', { json: OPEN }),
    meta: { invalidates: [queryKeys.system] },
    onSuccess: () => setNotice(successNotice(texts.opened)),
  });
  return (
    <>
      <NoticeBar notice={notice} />
      <Frame data-closed={isOn} aria-labelledby="underhall">
        <h2 id="underhall">{texts.maintenance}</h2>
        {isOn ? (
          <>
            <p>
              <strong>{texts.closed}</strong>{' '}
              {until === null ? texts.closedOpenEnded : texts.closedUntil(formatDateTime(until))}
            </p>
            {text !== null && (
              <>
                <p>{texts.said}</p>
                <blockquote>{text}</blockquote>
              </>
            )}
          </>
        ) : (
          <p>{texts.open}</p>
        )}
        <div>
          {isOn && (
            <Button type="button" onClick={() => reopening.mutate()} {...ariaDisabled(reopening.isPending)}>
              <DoorOpen aria-hidden="true" size={ICON_PX} />
              {texts.reopen}
            </Button>
          )}
          <Button type="button" data-look="quiet" onClick={() => setIsAsking(true)}>
            <Construction aria-hidden="true" size={ICON_PX} />
            {isOn ? texts.change : texts.close}
          </Button>
        </div>
      </Frame>
      {isAsking && (
        <CloseSite
          maintenance={maintenance}
          onSaved={() => {
            setIsAsking(false);
            setNotice(successNotice(texts.wasClosed));
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
