import { asksAboutFire } from '@brandpost/domain';
import { Container } from '@brandpost/ui';
import { Suspense } from 'react';
import { redirect } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { need, want } from '../../api/read.ts';
import { loadFireBans } from '../../fire-ban/load-fire-bans.ts';
import { SearchForm } from '../../layout/search-box/search-form.tsx';
import { UsualQuestions } from '../../layout/search-panel/usual-questions.tsx';
import { type LoaderContext, usePageData } from '../../navigation/page-route.ts';
import { fetchHits, fetchSearchSummary, NO_SUMMARY } from '../../queries/search.ts';

import { ownSession, useSession, useSessionParts } from '../../session/use-session.ts';
import { sv } from '../../texts/sv.ts';
import { FireHit } from './fire-hit.tsx';
import { typesOf } from './result-kinds.ts';
import { Results, Status } from './results.tsx';
import { SearchAnswer } from './search-answer.tsx';
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
    };
  }
  const view = viewFrom(url.searchParams);
  const [found, summary, fireBans] = await Promise.all([
    need(services, fetchHits(services, text, view.kind === null ? null : typesOf(view.kind), view.steps)),
    want(services, fetchSearchSummary(services, text), NO_SUMMARY),
    asksAboutFire(text) ? loadFireBans(services) : null,
  ]);
  const meta = {
    title: searchPageTexts.titleFor(text),
    description: searchPageTexts.description,
    canonicalPath: paths.search(text),
    isIndexed: false,
  };
  return { meta, text, results: { view, found, summary }, fireBans };
}

const Top = styled.div`
  margin-top: 2rem;
`;

/** What was found, with filters by type and a better spelling. Source: SPEC section 2, /sok/:slug?. */
export function Page() {
  const { text, results, fireBans } = usePageData<typeof loader>();
  const session = ownSession(useSession());
  const parts = useSessionParts();
  return (
    <Container>
      <h1>{text === '' ? searchPageTexts.title : searchPageTexts.titleFor(text)}</h1>
      <Top>
        <SearchForm label={sv.search.again} key={text} initialText={text} />
      </Top>
      {fireBans !== null && <FireHit fireBans={fireBans} />}
      {results?.summary.answer && <SearchAnswer answer={results.summary.answer} />}
      {parts && session !== null && text !== '' && (
        <Suspense>
          <parts.StaffFinds key={text} text={text} />
        </Suspense>
      )}
      {results === null ? <Ask /> : <Results text={text} {...results} />}
    </Container>
  );
}

function Ask() {
  return (
    <>
      <Status as="h2" id="fragor">
        {sv.search.usualQuestions}
      </Status>
      <Top>
        <UsualQuestions labelledBy="fragor" />
      </Top>
    </>
  );
}
