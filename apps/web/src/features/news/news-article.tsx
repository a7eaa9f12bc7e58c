import type { Post } from '@brandpost/domain';
import { colour } from '@brandpost/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { useServices } from '../../api/services.ts';
import { ArticleFrame, Body, Facts, Introduction } from '../../article/article-frame.ts';
import { Breadcrumbs } from '../../article/breadcrumbs.tsx';
import { PostAside } from '../../article/post-aside.tsx';
import { PostContent } from '../../article/post-content.tsx';
import { PostPicture } from '../../article/post-picture.tsx';
import { TimeStamp } from '../../article/time-stamp.tsx';
import { FeedbackPart } from '../../plain-forms/feedback-part.tsx';
import type { ContentResources } from '../../queries/content.ts';
import { sv } from '../../texts/sv.ts';
import { vacancyPart } from '../../vacancies/vacancy-part.ts';
import { newsTexts } from './news-texts.ts';

const NEWS_TRAIL = [{ title: sv.titles.news, path: paths.newsList() }] as const;
/** Where information to staff is listed. */
const STAFF_TRAIL = [{ title: newsTexts.information, path: paths.information() }] as const;
const STAFF_TYPES: readonly Post['type'][] = ['info', 'info-important', 'related_info'];

/** The way to a piece of news, or of information to staff. */
export function trailOf({ type }: Pick<Post, 'type'>): readonly { title: string; path: string }[] {
  return STAFF_TYPES.includes(type) ? STAFF_TRAIL : NEWS_TRAIL;
}

type NewsArticleProps = {
  post: Post;
  resources: ContentResources;
  /** What stands below the text. */
  children?: ReactNode;
};

const Picture = styled(PostPicture)`
  width: 100%;
  margin-top: 2rem;
  border-radius: var(--bp-radius-l);
  background: ${colour('surface-2')};
`;

/** A piece of news: when it came, whose it is, its picture and text, and what belongs beside it. */
export function NewsArticle({ post, resources, children }: NewsArticleProps) {
  const { now } = useServices();
  const isToCome = post.publishedDate !== null && Date.parse(post.publishedDate) > now.getTime();
  // A picture that the text shows itself is not shown twice.
  const isInText = post.media !== null && namesFile(post.content, post.media.filename);
  return (
    <ArticleFrame>
      <article>
        <Breadcrumbs trail={trailOf(post)} />
        <h1>{post.title}</h1>
        <Facts>
          {post.publishedDate && (
            <span>
              {isToCome ? newsTexts.toCome : newsTexts.published}{' '}
              <TimeStamp instant={post.publishedDate} withTime />
            </span>
          )}
          {post.pseudoAuthor && <span>{post.pseudoAuthor}</span>}
        </Facts>
        <Introduction>{post.excerpt}</Introduction>
        {post.vacancy && <vacancyPart.View vacancy={post.vacancy} />}
        {post.media && !isInText && <Picture media={post.media} place="article" isFirstSeen />}
        <Body>
          <PostContent content={post.content} resources={resources} />
        </Body>
        {children}
        {post.type === 'news' && <FeedbackPart path={paths.post(post)} />}
      </article>
      <PostAside post={post} />
    </ArticleFrame>
  );
}

/** Whether blocks name a file of the library. As text: what knows every kind of block would be sent with each article. */
function namesFile(content: Post['content'], filename: string): boolean {
  return JSON.stringify(content ?? []).includes(`"/media/${filename}"`);
}
