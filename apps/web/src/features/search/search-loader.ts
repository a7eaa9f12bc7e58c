import {
  FIRE_BAN_PAGE_SLUG,
  hearsSignal,
  languageOfFireQuestion,
  languageOfNowQuestion,
} from '@brandpost/domain';
import { redirect } from 'react-router';
import { paths } from '../../addresses/paths.ts';
import { need, want } from '../../api/read.ts';
import { loadFireBans } from '../../fire-ban/load-fire-bans.ts';
import type { LoaderContext } from '../../navigation/page-route.ts';
import { fetchVersionOf } from '../../queries/pages.ts';
import { fetchHits, fetchSearchSummary, NO_SUMMARY } from '../../queries/search.ts';

import { typesOf } from './result-kinds.ts';
import { searchPageTexts } from './search-page-texts.ts';
import { textFrom, viewFrom } from './search-view.ts';

export async function loader({ services, params, url }: LoaderContext) {
  const asked = url.searchParams.get('q')?.trim();
  // The form without scripts asks /sok?q=; the text's true place is in the path.
  if (params.slug === undefined && asked) throw redirect(paths.search(asked), 303);
  const text = textFrom(params.slug);
  if (text === '') {
    const { title, description } = searchPageTexts;
    return {
      meta: { title, description, canonicalPath: paths.search() },
      text,
      results: null,
      fireBans: null,
      fireLanguage: null,
      fireBanPage: null,
      nowLanguage: null,
      hearsSignal: false,
    };
  }
  const view = viewFrom(url.searchParams);
  const languageAsTyped = languageOfFireQuestion(text);
  const [found, summary, fireBansAsTyped] = await Promise.all([
    need(
      services,
      fetchHits(services, text, {
        types: view.kind === null ? null : typesOf(view.kind),
        steps: view.steps,
        isExact: view.isExact,
      }),
    ),
    want(services, fetchSearchSummary(services, text, view), NO_SUMMARY),
    languageAsTyped === null ? null : loadFireBans(services),
  ]);
  const fireLanguage = languageAsTyped ?? languageOfFireQuestion(summary.didYouMean ?? '');
  const fireBans = fireLanguage === null ? null : (fireBansAsTyped ?? (await loadFireBans(services)));
  const fireBanPage =
    fireLanguage === 'en'
      ? await want(services, fetchVersionOf(services, FIRE_BAN_PAGE_SLUG, fireLanguage), null)
      : null;
  const nowLanguage = languageOfNowQuestion(text) ?? languageOfNowQuestion(summary.didYouMean ?? '');
  const meta = {
    title: searchPageTexts.titleFor(text),
    description: searchPageTexts.description,
    canonicalPath: paths.search(text),
    isIndexed: false,
  };
  const results = { view, found, summary };
  return {
    meta,
    text,
    results,
    fireBans,
    fireLanguage,
    fireBanPage,
    nowLanguage,
    hearsSignal: hearsSignal(text),
  };
}
