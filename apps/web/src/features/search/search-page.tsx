import { Container, media } from '@brandpost/ui';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { SearchForm } from '../../layout/search-box/search-form.tsx';
import { usePageData } from '../../navigation/page-route.ts';
import { ownSession, useSession, useSessionParts } from '../../session/use-session.ts';
import { sv } from '../../texts/sv.ts';
import { FireHit } from './fire-hit.tsx';
import { NowAnswer } from './now-answer.tsx';
import { Results, UsualQuestionsBelow } from './results.tsx';
import { SearchAnswer } from './search-answer.tsx';
import type { loader } from './search-loader.ts';
import { searchPageTexts } from './search-page-texts.ts';

/* On a phone the first find is on the first screen, whatever alerts there are. */
const Title = styled.h1`
  @media (max-width: 47.99rem) {
    margin-top: -1.5rem;
    font-size: 1.375rem;
  }
`;
const Top = styled.div`
  margin-top: 0.5rem;

  ${media.tablet} {
    margin-top: 2rem;
  }
`;

/** What was found, with filters by type and a better spelling. Source: SPEC section 2, /sok/:slug?. */
export function Page() {
  const { text, results, fireBans, fireLanguage, fireBanPage, nowLanguage, hearsSignal } =
    usePageData<typeof loader>();
  const session = ownSession(useSession());
  const parts = useSessionParts();
  return (
    <Container>
      <Title>{text === '' ? searchPageTexts.title : searchPageTexts.titleFor(text)}</Title>
      <Top>
        <SearchForm label={sv.search.again} key={text} initialText={text} />
      </Top>
      {fireBans !== null && fireLanguage !== null && (
        <FireHit fireBans={fireBans} language={fireLanguage} page={fireBanPage} />
      )}
      {(nowLanguage !== null || hearsSignal) && <NowAnswer language={nowLanguage} />}
      {results?.summary.answer && <SearchAnswer answer={results.summary.answer} />}
      {parts && session !== null && text !== '' && (
        <Suspense>
          <parts.StaffFinds key={text} text={text} />
        </Suspense>
      )}
      {results === null ? (
        <UsualQuestionsBelow />
      ) : (
        <Results text={text} isForStaff={session !== null} {...results} />
      )}
    </Container>
  );
}
