import { Unpublished } from '../../article/unpublished.tsx';
import { usePageData } from '../../navigation/page-route.ts';
import { useSessionParts } from '../../session/use-session.ts';
import { NewsArticle } from './news-article.tsx';
import type { loader } from './news-item-loader.ts';

/** One piece of news, or of information to staff. Source: SPEC section 2, /nyhet/:slug?. */
export function Page() {
  const { post, resources, related } = usePageData<typeof loader>();
  const parts = useSessionParts();
  return (
    <>
      <Unpublished post={post} />
      <NewsArticle post={post} resources={resources} related={related}>
        {parts && <parts.StaffReading key={post.id} post={post} />}
      </NewsArticle>
    </>
  );
}
