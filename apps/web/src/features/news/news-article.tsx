import type { Post } from '@brandpost/domain';
import type { RelatedPost } from '@brandpost/rubicore-api';
import { type ReactNode, useMemo } from 'react';
import { paths } from '../../addresses/paths.ts';
import { useServices } from '../../api/services.ts';
import { ArticleEnd, ReadOn } from '../../article/article-end.tsx';
import { Body, Facts } from '../../article/article-frame.ts';
import { Breadcrumbs } from '../../article/breadcrumbs.tsx';
import { Lead } from '../../article/lead.ts';
import { LeadPicture, leadOf } from '../../article/lead-picture.tsx';
import { hasCards, PostAside } from '../../article/post-aside.tsx';
import { PostContent } from '../../article/post-content.tsx';
import { ReadMorePart } from '../../article/read-more-part.tsx';
import { ReadingFrame } from '../../article/reading-frame.ts';
import { useSoftHyphens } from '../../article/soft-hyphens.ts';
import { TimeStamp } from '../../article/time-stamp.tsx';
import { useLayoutData } from '../../layout/layout-data.ts';
import { FeedbackPart } from '../../plain-forms/feedback-part.tsx';
import type { ContentResources } from '../../queries/content.ts';
import { vacancyPart } from '../../vacancies/vacancy-part.ts';
import { newsTexts } from './news-texts.ts';
import { isForStaff, STAFF_START, trailOf } from './news-trail.ts';

/** What visitors read: whether a notice to staff helped is not asked. */
const IS_ASKED_ABOUT: ReadonlySet<Post['type']> = new Set(['news', 'pinned-news']);

type NewsArticleProps = {
  post: Post;
  resources: ContentResources;
  related: readonly RelatedPost[];
  /** What stands below the text. */
  children?: ReactNode;
};

/** A piece of news: when it came, whose it is, its picture and text, what belongs beside it, and where to read on. */
export function NewsArticle({ post, resources, related, children }: NewsArticleProps) {
  const { now } = useServices();
  const { menuPages } = useLayoutData();
  const isToCome = post.publishedDate !== null && Date.parse(post.publishedDate) > now.getTime();
  const { media, caption, content } = useMemo(() => leadOf(post), [post]);
  const soft = useSoftHyphens();
  return (
    <ReadingFrame>
      <article>
        <Breadcrumbs trail={trailOf(post, menuPages)} {...(isForStaff(post) && { from: STAFF_START })} />
        <h1 {...soft(post.title)} />
        {post.vacancy && <vacancyPart.View vacancy={post.vacancy} />}
        <Facts>
          {post.publishedDate && (
            <span>
              {isToCome ? newsTexts.toCome : newsTexts.published}{' '}
              <TimeStamp instant={post.publishedDate} withTime />
            </span>
          )}
          {post.pseudoAuthor && <span>{post.pseudoAuthor}</span>}
        </Facts>
        <Lead {...soft(post.excerpt)} />
        <LeadPicture media={media} caption={caption} isWide={!hasCards(post)} />
        <Body>
          <PostContent content={content} resources={resources} isLed={media !== null} />
        </Body>
        {children}
        <ArticleEnd title={post.title} path={paths.post(post)}>
          {IS_ASKED_ABOUT.has(post.type) && <FeedbackPart path={paths.post(post)} />}
        </ArticleEnd>
      </article>
      <PostAside post={post} />
      <ReadOn>
        <ReadMorePart posts={related} pathOf={paths.post} />
      </ReadOn>
    </ReadingFrame>
  );
}
