import {
  CircleUserRound,
  Globe,
  Keyboard,
  LogOut,
  type LucideIcon,
  Moon,
  Siren,
  SquarePen,
} from 'lucide-react';
import { adminPaths } from '../../addresses/admin-paths.ts';
import { paths } from '../../addresses/paths.ts';
import { staffPaths } from '../../addresses/staff-paths.ts';
import { placesFor } from '../../layout/profile/profile-places.ts';
import { mayAny } from '../../session/may-any.ts';
import { sessionTexts } from '../../session/session-texts.ts';
import type { OwnSession } from '../../session/use-session.ts';
import { beginningOf } from '../../session/writers.ts';
import { paletteTexts } from './command-palette-texts.ts';

/** Where a line of the palette leads, or what it does. */
export type Target = { to: string } | { href: string } | { does: 'theme' | 'shortcuts' | 'log-out' };

/**
 * A line of the palette.
 * @property words by what it is sought, where that is more than its label
 * @property onOpen what is done before it leads anywhere
 */
export type PaletteLine = {
  key: string;
  label: string;
  detail?: string;
  icon: LucideIcon;
  words?: string;
  target: Target;
  onOpen?: () => void;
};

const { actions, actionWords, placeWords } = paletteTexts;

const PLACE_WORDS: Readonly<Record<string, string>> = {
  [paths.information()]: placeWords.information,
  [paths.profileInfo()]: placeWords.people,
  [staffPaths.noticeSettings()]: placeWords.notices,
  [adminPaths.users()]: placeWords.users,
  [adminPaths.nodes()]: placeWords.nodes,
  [adminPaths.audit()]: placeWords.audit,
  [adminPaths.system()]: placeWords.system,
  [adminPaths.look()]: placeWords.look,
};

/** What somebody may do from anywhere. */
export function actionsFor(session: OwnSession): PaletteLine[] {
  const beginning = beginningOf(session);
  const all: (PaletteLine & { needs?: string })[] = [
    {
      key: 'alert',
      label: actions.alert,
      icon: Siren,
      words: actionWords.alert,
      target: { to: paths.publishAlert() },
      needs: 'publish_alert',
    },
    ...(beginning === null
      ? []
      : [
          {
            key: 'create',
            label: beginning.text,
            icon: SquarePen,
            words: actionWords.create,
            target: { to: beginning.path },
          },
        ]),
    {
      key: 'site',
      label: actions.toSite,
      icon: Globe,
      words: actionWords.toSite,
      target: { to: paths.start() },
    },
    { key: 'theme', label: actions.theme, icon: Moon, words: actionWords.theme, target: { does: 'theme' } },
    {
      key: 'keys',
      label: actions.shortcuts,
      icon: Keyboard,
      words: actionWords.shortcuts,
      target: { does: 'shortcuts' },
    },
    {
      key: 'own-account',
      label: actions.ownAccount,
      icon: CircleUserRound,
      words: actionWords.ownAccount,
      target: { to: paths.profileInfo(session.user.uid) },
    },
    {
      key: 'log-out',
      label: sessionTexts.logOut,
      icon: LogOut,
      words: actionWords.logOut,
      target: { does: 'log-out' },
    },
  ];
  return all.filter(({ needs }) => needs === undefined || mayAny(session, needs));
}

/** The pages of the side menu that somebody may open. */
export function placeLines(session: OwnSession): PaletteLine[] {
  return placesFor(session).flatMap(({ title, places }) =>
    places.map(({ path, text, icon }) => ({
      key: `place-${path}`,
      label: text,
      detail: title,
      icon,
      words: `${text} ${title} ${actionWords.anyPlace} ${PLACE_WORDS[path] ?? ''}`,
      target: { to: path },
    })),
  );
}
