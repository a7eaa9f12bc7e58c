import { useContentResources } from './content-context.ts';

/** What views add to a text of their own accord. */
type BlockTexts = {
  readonly newTab: string;
  readonly pdf: (title: string) => string;
  readonly call: (phone: string) => string;
  readonly noVacancies: string;
  readonly film: string;
  readonly playFilm: string;
  readonly playNamedFilm: string;
  readonly filmElsewhere: (site: string) => string;
  readonly filmFrom: (site: string) => string;
  readonly openFilm: (site: string) => string;
};

const SWEDISH: BlockTexts = {
  newTab: 'öppnas i ny flik',
  pdf: (title) => `${title} (PDF, öppnas i ny flik)`,
  call: (phone) => `Ring ${phone}`,
  noVacancies: 'Just nu finns inga lediga jobb.',
  film: 'Film',
  playFilm: 'Spela upp filmen',
  playNamedFilm: 'spela upp filmen',
  filmElsewhere: (site) => `Film på ${site}, öppnas i ny flik`,
  filmFrom: (site) => `Filmen visas från ${site}. De kan spara kakor när du spelar upp den.`,
  openFilm: (site) => `Öppna filmen på ${site} (öppnas i ny flik)`,
};

const ENGLISH: BlockTexts = {
  newTab: 'opens in a new tab',
  pdf: (title) => `${title} (PDF, opens in a new tab)`,
  call: (phone) => `Call ${phone}`,
  noVacancies: 'There are no vacancies at the moment.',
  film: 'Film',
  playFilm: 'Play the film',
  playNamedFilm: 'play the film',
  filmElsewhere: (site) => `Film on ${site}, opens in a new tab`,
  filmFrom: (site) => `The film is shown from ${site}. They may store cookies when you play it.`,
  openFilm: (site) => `Open the film on ${site} (opens in a new tab)`,
};

/** In English within English content, in Swedish within all other. */
export function useBlockTexts(): BlockTexts {
  return useContentResources().language === 'en' ? ENGLISH : SWEDISH;
}
