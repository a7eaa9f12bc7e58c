import { collectReferences } from '@brandpost/cms-blocks';
import type { Post } from '@brandpost/domain';
import { colour } from '@brandpost/ui';
import { redirect } from 'react-router';
import { styled } from 'styled-components';
import { ArticleFrame, Body, Facts, Introduction } from '../../article/article-frame.ts';
import { Breadcrumbs } from '../../article/breadcrumbs.tsx';
import { loadContent, metaOfPost } from '../../article/load-content.ts';
import { PostAside } from '../../article/post-aside.tsx';
import { PostContent } from '../../article/post-content.tsx';
import { PostPicture } from '../../article/post-picture.tsx';
import { TimeStamp } from '../../article/time-stamp.tsx';
import { newsSubject } from '../../document/page-subject.ts';
import { needPost } from '../../queries/post.ts';
import { type LoaderContext, usePageData } from '../../router/page-route.ts';
import { paths } from '../../router/paths.ts';
import { useSessionParts } from '../../session/use-session.ts';
import { newsTexts } from '../../texts/news-texts.ts';
import { sv } from '../../texts/sv.ts';

const TYPES = ['news', 'pinned-news', 'info', 'info-important', 'related_info'] as const;
/** Where information to staff is listed. */
const STAFF_TRAIL = [{ title: newsTexts.information, path: paths.information() }] as const;
const STAFF_TYPES: readonly Post['type'][] = ['info', 'info-important', 'related_info'];
const TRAIL = [{ title: sv.titles.news, path: paths.newsList() }] as const;

export async function loader({ services, params }: LoaderContext) {
  if (params.slug === undefined) throw redirect(paths.newsList(), 301);
  const post = await needPost(services, params.slug, TYPES);
  const resources = await loadContent(services, post);
  const trail = STAFF_TYPES.includes(post.type) ? STAFF_TRAIL : TRAIL;
  const meta = metaOfPost(post, paths.newsItem(post.slug), { trail, subject: newsSubject(post) });
  return { meta, trail, post, resources };
}

const Picture = styled(PostPicture)`
  width: 100%;
  margin-top: 2rem;
  border-radius: var(--bp-radius-l);
  background: ${colour('surface-2')};
`;

/** One piece of news, or of information to staff. Source: SPEC section 2, /nyhet/:slug?. */
export function Page() {
  const { trail, post, resources } = usePageData<typeof loader>();
  const parts = useSessionParts();
  // A picture that the text shows itself is not shown twice.
  const isInText = collectReferences(post.content ?? []).imageFilenames.includes(post.media?.filename ?? '');
  return (
    <ArticleFrame>
      <article>
        <Breadcrumbs trail={trail} />
        <h1>{post.title}</h1>
        <Facts>
          {post.publishedDate && (
            <span>
              {newsTexts.published} <TimeStamp instant={post.publishedDate} withTime />
            </span>
          )}
          {post.pseudoAuthor && <span>{post.pseudoAuthor}</span>}
        </Facts>
        <Introduction>{post.excerpt}</Introduction>
        {post.media && !isInText && <Picture media={post.media} place="article" isFirstSeen />}
        <Body>
          <PostContent content={post.content} resources={resources} />
        </Body>
        {parts && <parts.StaffReading key={post.id} post={post} />}
      </article>
      <PostAside post={post} />
    </ArticleFrame>
  );
}
