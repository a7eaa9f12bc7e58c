import { colour } from '@brandpost/ui';
import { Search } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { LogOutQuestion } from '../../layout/account/log-out.tsx';
import { barItem } from '../../layout/workplace/bar-item.ts';
import { useOpenPage } from '../../navigation/page-route.ts';
import { usePageTitle } from '../../navigation/page-title.ts';
import { ownSession, useSession } from '../../session/use-session.ts';
import { paletteTexts as texts } from './command-palette-texts.ts';
import { useKeysBefore } from './keys-before.ts';
import { noteOpened } from './recently-opened.ts';
import { hasShortcutKey } from './shortcut-choice.ts';

/** Loaded when they are opened. */
const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));
const Shortcuts = lazy(async () => ({ default: (await import('./shortcuts.tsx')).Shortcuts }));

const Opener = styled.button`
  ${barItem}

  /* For eyes alone: the button says its keys in an attribute of their own. */
  &::after {
    display: none;
    content: '${texts.keys}' / '';
    padding: 0.0625rem 0.375rem;
    border: 1px solid ${colour('line')};
    border-radius: 6px;
    color: ${colour('muted')};
    font: inherit;
    font-size: 0.8125rem;
  }
  @media (min-width: 75rem) {
    &::after {
      display: inline;
    }
  }
`;

/** What is open above the page. */
type Opened = 'palette' | 'shortcuts' | 'log-out' | null;

/** Finding and doing everything by keys: Ctrl and K, on every page of the person who is signed in. @param props.hasButton for those who press it */
export function CommandPalette({ hasButton = false }: { hasButton?: boolean }) {
  const userId = ownSession(useSession())?.user.id ?? null;
  const [opened, setOpened] = useState<Opened>(null);
  const close = useCallback(() => setOpened(null), []);
  const { begin, take } = useKeysBefore(close);
  useNoteOpened(userId);
  useEffect(() => {
    if (userId === null) return;
    const onKey = (event: KeyboardEvent) => {
      const wanted = openedBy(event);
      if (wanted === null || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      if (wanted === 'palette') begin();
      setOpened(wanted);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [userId, begin]);
  if (userId === null) return null;
  return (
    <>
      {hasButton && (
        <Opener
          type="button"
          aria-label={texts.open}
          aria-keyshortcuts="Control+K"
          onClick={() => setOpened('palette')}
        >
          <Search aria-hidden="true" size={20} />
        </Opener>
      )}
      <Suspense>
        {opened === 'palette' && (
          <Palette
            takeTyped={take}
            onClose={close}
            onShortcuts={() => setOpened('shortcuts')}
            onLogOut={() => setOpened('log-out')}
          />
        )}
        {opened === 'shortcuts' && <Shortcuts onClose={close} />}
        {opened === 'log-out' && <LogOutQuestion onClose={close} />}
      </Suspense>
    </>
  );
}

/** What a key opens; anyone who writes is not disturbed, and Ctrl and K make a link of a marked text. */
function openedBy({ key, ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent): Opened {
  if (defaultPrevented || altKey) return null;
  const isPlain = !(ctrlKey || metaKey);
  if (!isPlain && key.toLowerCase() === 'k') return isWriting(target, '[contenteditable]') ? null : 'palette';
  const isAsked = isPlain && key === '?' && hasShortcutKey();
  return isAsked && !isWriting(target, 'input, textarea, select, [contenteditable]') ? 'shortcuts' : null;
}

function isWriting(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

function useNoteOpened(userId: number | null): void {
  const { key } = useLocation();
  const { own, title: named } = usePageTitle();
  const title = useOpenPage()?.namesItself === true ? own : named;
  // Once per place in the history, identified by its key, and for what it is called then. The address is the browser's:
  // a new post gets its own with the first save.
  useEffect(() => {
    if (userId !== null && title) noteOpened(userId, { path: window.location.pathname, title });
  }, [key, userId, title]);
}
