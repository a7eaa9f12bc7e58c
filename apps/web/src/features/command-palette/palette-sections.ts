import type { Link } from '@brandpost/domain';
import type { ListedView } from '@brandpost/rubicore-api';
import { History, MapPin, Search, Wrench } from 'lucide-react';
import { paths } from '../../addresses/paths.ts';
import type { ProfileData } from '../../queries/profile.ts';
import type { OwnSession } from '../../session/use-session.ts';
import { paletteTexts } from './command-palette-texts.ts';
import type { Found } from './found-query.ts';
import { hasWordLike, likest } from './likeness.ts';
import { actionsFor, type PaletteLine, placeLines } from './own-commands.ts';
import { recentlyOpened } from './recently-opened.ts';
import { viewLines } from './view-lines.ts';

const { sections: titles } = paletteTexts;
const MOST = 6;
export const NO_LINKS: readonly Link[] = [];

export type PaletteSection = { title: string; commands: PaletteLine[] };

type Known = {
  session: OwnSession;
  /** The page that is open. */
  pathname: string;
  profile: ProfileData | undefined;
  /** Every tool and favourite that may be chosen. */
  links: readonly Link[];
  views: readonly ListedView[];
  found: Found;
};

/** The lines of the palette: without a text what one has opened and may do, else what is meant by it. */
export function sectionsFor(text: string, known: Known): PaletteSection[] {
  const sections = text === '' ? sectionsWithoutText(known) : sectionsMeant(text, known);
  return sections.filter(({ commands }) => commands.length > 0);
}

function sectionsWithoutText({ session, pathname }: Known): PaletteSection[] {
  const recent = recentlyOpened(session.user.id)
    .filter(({ path }) => path !== pathname)
    .map(({ path, title }) => ({
      key: `recent-${path}`,
      label: title,
      icon: History,
      target: { to: path },
    }));
  return [
    { title: titles.recent, commands: recent.slice(0, MOST) },
    { title: titles.actions, commands: actionsFor(session) },
    { title: titles.places, commands: placeLines(session) },
  ];
}

/** Of the same those that the search of the site does not find: tools, people and stations. */
export function staffSections(
  text: string,
  { profile, links, people }: Pick<Known, 'profile' | 'links'> & Pick<Found, 'people'>,
): PaletteSection[] {
  return [
    { title: titles.people, commands: people },
    { title: titles.tools, commands: toolsMeant(text, { profile, links }) },
    { title: titles.stations, commands: linesMeant(text, stationLines(profile)) },
  ].filter(({ commands }) => commands.length > 0);
}

function linesMeant(text: string, lines: readonly PaletteLine[]): PaletteLine[] {
  return likest(lines, text, ({ label, words = '' }) => `${label} ${words}`).slice(0, MOST);
}

function sectionsMeant(text: string, { session, profile, links, views, found }: Known): PaletteSection[] {
  const meant = (lines: readonly PaletteLine[]) => linesMeant(text, lines);
  const search: PaletteLine = {
    key: 'search',
    label: paletteTexts.searchFor(text),
    icon: Search,
    target: { to: paths.search(text) },
  };
  const sections = [
    { title: titles.actions, commands: meant(actionsFor(session)) },
    { title: titles.places, commands: meant(placeLines(session)) },
    { title: titles.views, commands: meant(viewLines(session, views)) },
    { title: titles.tools, commands: toolsMeant(text, { profile, links }) },
    { title: titles.people, commands: found.people },
    { title: titles.stations, commands: meant(stationLines(profile)) },
    { title: titles.posts, commands: found.posts },
    { title: titles.drafts, commands: found.drafts },
    { title: titles.records, commands: found.records },
  ];
  // What is called so stands before what it is only said of, such as the work of a colleague.
  const isCalledSo = ({ commands }: PaletteSection) => commands.some(({ label }) => hasWordLike(label, text));
  return [
    ...sections.filter(isCalledSo),
    ...sections.filter((section) => !isCalledSo(section)),
    { title: titles.site, commands: [search] },
  ];
}

/** One's own first. What they are called and are for in short comes before what is only said of them at length. */
function toolsMeant(text: string, { profile, links }: Pick<Known, 'profile' | 'links'>): PaletteLine[] {
  const own = [...(profile?.tools ?? []), ...(profile?.favourites ?? [])];
  const all = [...own, ...links.filter((link) => !own.some(({ id }) => id === link.id))];
  const called = linesMeant(text, all.map(toolLine));
  const saidOf = all.filter(({ longDescription }) => hasWordLike(longDescription, text)).map(toolLine);
  const others = saidOf.filter((line) => !called.some(({ key }) => key === line.key));
  return [...called, ...others].slice(0, MOST);
}

function toolLine({ id, name, shortDescription, url }: Link): PaletteLine {
  return {
    key: `tool-${id}`,
    label: name,
    icon: Wrench,
    words: `${name} ${shortDescription}`,
    target: { href: url },
  };
}

/** A station leads to those who work there. */
function stationLines(profile: ProfileData | undefined): PaletteLine[] {
  return (profile?.nodes ?? [])
    .filter(({ parent }) => parent !== null)
    .map(({ id, name }) => ({
      key: `station-${id}`,
      label: name,
      icon: MapPin,
      target: { to: `${paths.profileInfo()}?${new URLSearchParams({ q: name })}` },
    }));
}
