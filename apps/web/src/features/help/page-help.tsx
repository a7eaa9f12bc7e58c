import { CircleQuestionMark } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { HELP_PANEL_ID } from '../../layout/workplace/account-panel.tsx';
import { barItem } from '../../layout/workplace/bar-item.ts';
import { barSheet } from '../../layout/workplace/bar-sheet.ts';
import { workplaceTexts } from '../../layout/workplace/workplace-texts.ts';

/** Loaded when somebody asks. */
const HelpPanel = lazy(async () => ({ default: (await import('./help-panel.tsx')).HelpPanel }));

/* On a phone the way to it is in the menu of the account. */
const Opener = styled.button`
  ${barItem}

  @media (max-width: 47.99rem) {
    display: none;
  }
`;
const Sheet = styled.div`
  ${barSheet}
`;

/** Answers to what is usually asked on the page that one is on. */
export function PageHelp() {
  const sheet = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Opener type="button" popoverTarget={HELP_PANEL_ID} aria-label={workplaceTexts.help}>
        <CircleQuestionMark aria-hidden="true" size={20} strokeWidth={1.75} />
      </Opener>
      <Sheet
        ref={sheet}
        id={HELP_PANEL_ID}
        popover="auto"
        role="dialog"
        aria-label={workplaceTexts.help}
        onToggle={({ target, currentTarget, newState }) => {
          if (target === currentTarget) setOpen(newState === 'open');
        }}
      >
        <Suspense>{isOpen && <HelpPanel onClose={() => sheet.current?.hidePopover()} />}</Suspense>
      </Sheet>
    </>
  );
}
