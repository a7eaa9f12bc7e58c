import { colour } from '@brandpost/ui';
import { Bell } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { barItem } from '../workplace/bar-item.ts';
import { AnnounceNewer } from './announce-newer.tsx';
import { NoticesPanel } from './notices-panel.tsx';
import { noticesTexts as texts } from './notices-texts.ts';
import { useNotices } from './use-notices.ts';

const PANEL_ID = 'aviseringar';
const SHOWN_UP_TO = 99;

const BellButton = styled.button`
  ${barItem}
  position: relative;
`;
const Badge = styled.span`
  position: absolute;
  top: 2px;
  left: 22px;
  min-width: 1.125rem;
  padding: 0 0.25rem;
  border-radius: 999px;
  background: ${colour('signal')};
  color: ${colour('on-signal')};
  font-size: 0.75rem;
  font-weight: 700;
  line-height: 1.125rem;
  text-align: center;
`;
const Sheet = styled.div`
  inset: 3.25rem 0.5rem auto auto;
  width: min(26rem, 100vw - 1rem);
  max-height: min(36rem, 100dvh - 4rem);
  margin: 0;
  padding: 0;
  border: 1px solid ${colour('line')};
  border-radius: var(--bp-radius-m);
  overflow: auto;
  overscroll-behavior: contain;
  background: ${colour('bg')};
  color: ${colour('ink')};
  font-size: 1rem;
  text-align: start;
  box-shadow: var(--bp-shadow);

  /* Below its button wherever that stands; the lines above are for browsers that do not know how. */
  @supports (position-area: block-end span-inline-start) {
    @media (min-width: 48rem) {
      inset: auto;
      margin-top: 0.25rem;
      position-area: block-end span-inline-start;
      position-try-fallbacks: flip-inline;
    }
  }
`;

/** The bell of whoever is signed in, with the number of unread notices; it stays current by itself. */
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
