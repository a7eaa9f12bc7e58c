import { Container } from '@brandpost/ui';
import { redirect, useParams } from 'react-router';
import { styled } from 'styled-components';
import type { PageMeta } from '../../document/page-meta.ts';
import { UsualQuestions } from '../../layouts/search-panel/usual-questions.tsx';
import { need, want } from '../../queries/read.ts';
import { NO_SUMMARY, searchQuery, searchSummaryQuery } from '../../queries/search.ts';
import type { LoaderContext } from '../../router/page-route.ts';
import { paths } from '../../router/paths.ts';
import { SearchForm } from '../../search-box/search-form.tsx';
import { sv } from '../../texts/sv.ts';
import { Results, Status } from './results.tsx';
import { textFrom, viewFrom } from './search-view.ts';

export async function loader({ services, params, url }: LoaderContext): Promise<PageMeta> {
  const asked = url.searchParams.get('q')?.trim();
  // The form without scripts asks /sok?q=; the text's true place is in the path.
  if (params.slug === undefined && asked) throw redirect(paths.search(asked), 303);
  const text = textFrom(params.slug);
  if (text === '') {
    return {
      title: sv.searchPage.title,
      description: sv.searchPage.description,
      canonicalPath: paths.search(),
    };
  }
  const { type, steps } = viewFrom(url.searchParams);
  await Promise.all([
    need(services, searchQuery(services, text, type, steps)),
    want(services, searchSummaryQuery(services, text), NO_SUMMARY),
  ]);
  return {
    title: sv.searchPage.titleFor(text),
    description: sv.searchPage.description,
    canonicalPath: paths.search(text),
    isIndexed: false,
  };
}

const Top = styled.div`
  margin-top: 2rem;
`;
/** What was found, with filters by type and a better spelling. Source: SPEC section 2, /sok/:slug?. */
export function Page() {
  const text = textFrom(useParams().slug);
  return (
    <Container>
      <h1>{text === '' ? sv.searchPage.title : sv.searchPage.titleFor(text)}</h1>
      <Top>
        <SearchForm label={sv.search.again} key={text} initialText={text} />
      </Top>
      {text === '' ? <Ask /> : <Results text={text} />}
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
