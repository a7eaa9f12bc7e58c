import type { ListedView } from '@brandpost/rubicore-api';
import { colour, IconButton } from '@brandpost/ui';
import { CommandDialog } from '@brandpost/ui/widgets';
import { useQuery } from '@tanstack/react-query';
import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { allSavedViewsQuery } from '../../administration/saved-views/saved-views-query.ts';
import { useServices } from '../../api/services.ts';
import { chooseTheme } from '../../layout/theme/theme-choice.ts';
import { choosableLinksQuery } from '../../queries/choosable-links.ts';
import { profileQuery } from '../../queries/profile.ts';
import { useDebouncedValue } from '../../server-state/use-debounced-value.ts';
import { needSession } from '../../session/need-right.ts';
import { paletteTexts as texts } from './command-palette-texts.ts';
import { foundQuery, MIN_LETTERS, NOTHING_FOUND } from './found-query.ts';
import type { KeysBefore } from './keys-before.ts';
import type { Target } from './own-commands.ts';
import { NO_LINKS, sectionsFor } from './palette-sections.ts';

const None = styled.p`
  padding: 1.5rem 1.25rem;
  color: ${colour('muted')};
  font-size: 1rem;
`;

/* Of no use to fingers. */
const Keys = styled.span`
  @media (pointer: coarse) {
    display: none;
  }
`;

const NO_VIEWS: readonly ListedView[] = [];
/** So long after the last letter the service is asked. */
const PAUSE_MS = 120;

type PaletteProps = Record<'onClose' | 'onShortcuts' | 'onLogOut', () => void> & {
  /** What has been typed since it was asked for; null for nothing. */
  takeTyped: () => KeysBefore | null;
};

/** All that can be opened or done, above the page. */
export function Palette({ onClose, onShortcuts, onLogOut, takeTyped }: PaletteProps) {
  const services = useServices();
  const session = needSession(services);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [typed, setTyped] = useState('');
  /** Enter was pressed before it was known what is found: the first line opens once that is. */
  const [isEntered, setIsEntered] = useState(false);
  const begun = useEffectEvent(() => {
    const before = takeTyped();
    if (before === null) return;
    setTyped(before.text);
    setIsEntered(before.isEntered);
  });
  // Once the field is there and has focus: from then on it takes the keys itself.
  useLayoutEffect(() => begun(), []);
  const text = typed.trim();
  const profile = useQuery(profileQuery(services, session)).data;
  const links = useQuery(choosableLinksQuery(services.client)).data ?? NO_LINKS;
  const views = useQuery(allSavedViewsQuery(services.client)).data ?? NO_VIEWS;
  const sought = useDebouncedValue(text, PAUSE_MS);
  const asked = useQuery(foundQuery(services.client, session, sought));
  const isAsked = text.length >= MIN_LETTERS;
  const isSearching = isAsked && (sought !== text || asked.isPlaceholderData || asked.isLoading);
  const found = (isAsked && asked.data) || NOTHING_FOUND;
  const sections = sectionsFor(text, { session, pathname, profile, links, views, found });
  const lines = sections.flatMap(({ commands }) => commands);
  const pick = (key: string) => {
    const line = lines.find((one) => one.key === key);
    if (line === undefined) return;
    onClose();
    line.onOpen?.();
    go(line.target);
  };
  const openFirst = useEffectEvent(() => {
    const [first] = lines;
    setIsEntered(false);
    if (first !== undefined) pick(first.key);
  });
  useEffect(() => {
    if (isEntered && !isSearching && text !== '') openFirst();
  }, [isEntered, isSearching, text]);
  const go = (target: Target) => {
    if ('to' in target) void navigate(target.to);
    else if ('href' in target) open(target.href, '_blank', 'noopener');
    else if (target.does === 'shortcuts') onShortcuts();
    else if (target.does === 'log-out') onLogOut();
    else chooseTheme(isDark() ? 'light' : 'dark');
  };
  return (
    <CommandDialog
      label={texts.open}
      placeholder={texts.placeholder}
      icon={Search}
      value={typed}
      onChange={(text) => {
        setTyped(text);
        setIsEntered(false);
      }}
      onEnter={() => setIsEntered(true)}
      sections={sections}
      status={isSearching ? texts.searching : text === '' ? '' : texts.found(lines.length)}
      closing={
        <IconButton type="button" aria-label={texts.close} onClick={onClose}>
          <X aria-hidden="true" size={20} />
        </IconButton>
      }
      foot={
        isSearching ? (
          texts.searching
        ) : (found.hasFailed || asked.isError) && isAsked ? (
          texts.failed
        ) : (
          <Keys>{texts.hint}</Keys>
        )
      }
      onPick={pick}
      onClose={onClose}
    >
      <None>{texts.none(text)}</None>
    </CommandDialog>
  );
}

function isDark(): boolean {
  const chosen = document.documentElement.dataset.theme;
  return chosen === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark';
}
