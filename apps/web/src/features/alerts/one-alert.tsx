import { hasEnded, type Post } from '@brandpost/domain';
import { colour, Tag } from '@brandpost/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { useServices } from '../../api/services.ts';
import { useClock } from '../../api/use-clock.ts';
import { ArticleFrame, Body, Introduction } from '../../article/article-frame.ts';
import { Breadcrumbs } from '../../article/breadcrumbs.tsx';
import { AsideCard, PostAside } from '../../article/post-aside.tsx';
import { PostContent } from '../../article/post-content.tsx';
import { TimeStamp } from '../../article/time-stamp.tsx';
import type { ContentResources } from '../../queries/content.ts';
import { sv } from '../../texts/sv.ts';
import { alertTexts } from './alert-texts.ts';
import { CrisisNumbers } from './crisis-numbers.tsx';

const Status = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.625rem;
  margin-bottom: 1rem;
`;
/* What to do now is the largest list on the page: numbered steps stand on the warning ground. */
const CrisisBody = styled(Body)`
  ol {
    margin-block: 1.25rem 2rem;
    padding: 1.5rem 1.5rem 1.5rem 3rem;
    border-left: 8px solid ${colour('crisis')};
    border-radius: 0 var(--bp-radius-m) var(--bp-radius-m) 0;
    background: ${colour('warning-bg')};
    color: ${colour('ink')};
    font-size: 1.375rem;
    font-weight: 600;

    li + li {
      margin-top: 0.75rem;
    }
    li::marker {
      font-weight: 800;
    }
  }
`;

/** The way to a crisis. */
export const ALERT_TRAIL = [{ title: sv.titles.alerts, path: paths.alerts() }] as const;

type OneAlertProps = {
  post: Post;
  resources: ContentResources;
  /** What stands below the text. */
  children?: ReactNode;
};

/** A crisis: status, what has happened, what to do, when it began and was last updated, whom to call. */
export function OneAlert({ post, resources, children }: OneAlertProps) {
  const now = useClock(useServices().now, [post.unpublishedDate]);
  const isOngoing = !hasEnded(post, now);
  return (
    <ArticleFrame>
      <article>
        <Breadcrumbs trail={ALERT_TRAIL} />
        <Status>
          <Tag $tone={isOngoing ? 'crisis' : 'plain'}>
            {isOngoing ? alertTexts.ongoing : alertTexts.ended}
          </Tag>
          {post.updatedDate && (
            <Tag $tone={isOngoing ? 'good' : 'plain'}>
              {alertTexts.updated} <TimeStamp instant={post.updatedDate} withTime />
            </Tag>
          )}
        </Status>
        <h1>{post.title}</h1>
        <Introduction>{post.excerpt}</Introduction>
        <CrisisBody>
          <PostContent content={post.content} resources={resources} />
        </CrisisBody>
        {children}
      </article>
      <PostAside post={post}>
        <CrisisNumbers />
        <AsideCard>
          <dl>
            {post.publishedDate && (
              <>
                <dt>{alertTexts.began}</dt>
                <dd>
                  <TimeStamp instant={post.publishedDate} withTime />
                </dd>
              </>
            )}
            {!isOngoing && post.unpublishedDate && (
              <>
                <dt>{alertTexts.endedAt}</dt>
                <dd>
                  <TimeStamp instant={post.unpublishedDate} withTime />
                </dd>
              </>
            )}
          </dl>
        </AsideCard>
      </PostAside>
    </ArticleFrame>
  );
}
