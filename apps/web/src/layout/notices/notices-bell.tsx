import type { Notice } from '@brandpost/rubicore-api';
import { colour, VisuallyHidden } from '@brandpost/ui';
import { Bell } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { barItem } from '../workplace/bar-item.ts';
import { barSheet } from '../workplace/bar-sheet.ts';
import { NoticesPanel } from './notices-panel.tsx';
import { noticesTexts as texts, whatOf } from './notices-texts.ts';
import { useNotices } from './use-notices.ts';

const PANEL_ID = 'aviseringar';
const SHOWN_UP_TO = 99;

const BellButton = styled.button`
  ${barItem}
  position: relative;

  > svg {
    width: 1.25em;
    height: 1.25em;
  }
`;
const Badge = styled.span`
  position: absolute;
  /* In letters of the bar: however large those are, the bell is seen beside it. */
  top: 0.1667em;
  left: 2em;
  min-width: 1.5em;
  padding: 0 0.3333em;
  border-radius: 999px;
  background: ${colour('signal')};
  color: ${colour('on-signal')};
  font-size: 0.75em;
  font-weight: 700;
  line-height: 1.5;
  text-align: center;
`;
const Sheet = styled.div`
  ${barSheet}
`;

/** The bell of the person who is signed in, with the number of unread notices; it stays current by itself. */
export function NoticesBell() {
  const found = useNotices();
  const sheet = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { unread } = found;
  return (
    <>
      <BellButton type="button" popoverTarget={PANEL_ID} aria-label={texts.open(unread)}>
        <Bell aria-hidden="true" size={20} strokeWidth={1.75} />
        {unread > 0 && <Badge aria-hidden="true">{unread > SHOWN_UP_TO ? `${SHOWN_UP_TO}+` : unread}</Badge>}
      </BellButton>
      {found.query.data && <AnnounceNewer notices={found.notices} />}
      <Sheet
        ref={sheet}
        id={PANEL_ID}
        popover="auto"
        role="dialog"
        aria-label={texts.title}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
        }}
      >
        {isOpen && <NoticesPanel found={found} onClose={() => sheet.current?.hidePopover()} />}
      </Sheet>
    </>
  );
}

/** Tells those who hear the page of notices that have come since it was opened, and of none that were there. */
function AnnounceNewer({ notices }: { notices: readonly Notice[] }) {
  const [newestBefore] = useState(notices[0]?.happened ?? '');
  const newer = notices.filter(({ happened, isRead }) => happened > newestBefore && !isRead);
  return (
    <VisuallyHidden role="status">
      {newer.map((notice) => `${whatOf(notice)}: ${notice.title}.`).join(' ')}
    </VisuallyHidden>
  );
}
