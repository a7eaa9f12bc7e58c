import { hasEnded } from '@brandpost/domain';
import { colour, Tag } from '@brandpost/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useServices } from '../../app/services.ts';
import { ArticleFrame, Body, Introduction } from '../../article/article-frame.ts';
import { Breadcrumbs } from '../../article/breadcrumbs.tsx';
import { AsideCard, PostAside } from '../../article/post-aside.tsx';
import { PostContent } from '../../article/post-content.tsx';
import { TimeStamp } from '../../article/time-stamp.tsx';
import { useClock } from '../../live/use-clock.ts';
import { postQuery } from '../../queries/post.ts';
import { paths } from '../../router/paths.ts';
import { sv } from '../../texts/sv.ts';

const Status = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.625rem;
  margin-bottom: 1rem;
`;
const Emergency = styled.a`
  display: flex;
  align-items: center;
  gap: 1.25rem;
  padding: 1.5rem;
  border-radius: var(--bp-radius-m);
  background: ${colour('crisis')};
  color: ${colour('on-crisis')};
  text-decoration: none;

  strong {
    font-size: 2.75rem;
    line-height: 1;
    letter-spacing: -0.02em;
  }
  &:hover span {
    text-decoration: underline;
  }
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
export const ALERT_TRAIL = [{ title: sv.alert.title, path: paths.alerts() }] as const;

/** A crisis: status, what has happened, what to do, when it began and was last updated, whom to call. */
export function OneAlert({ slug }: { slug: string }) {
  const services = useServices();
  const { data: post } = useSuspenseQuery(postQuery(services, slug));
  const now = useClock(services.now, [post?.unpublishedDate]);
  if (post === null) return null;
  const isOngoing = !hasEnded(post, now);
  return (
    <ArticleFrame>
      <article>
        <Breadcrumbs trail={ALERT_TRAIL} />
        <Status>
          <Tag $tone={isOngoing ? 'crisis' : 'plain'}>{isOngoing ? sv.alert.ongoing : sv.alert.ended}</Tag>
          {post.updatedDate && (
            <Tag $tone={isOngoing ? 'good' : 'plain'}>
              {sv.alert.updated} <TimeStamp instant={post.updatedDate} withTime />
            </Tag>
          )}
        </Status>
        <h1>{post.title}</h1>
        <Introduction>{post.excerpt}</Introduction>
        <CrisisBody>
          <PostContent content={post.content} />
        </CrisisBody>
      </article>
      <PostAside post={post}>
        <Emergency href="tel:112">
          <strong>112</strong> <span>{sv.alert.emergency}</span>
        </Emergency>
        <AsideCard>
          <h2>
            <a href="tel:11313">{sv.alert.questions}</a>
          </h2>
          <p>{sv.alert.questionsText}</p>
        </AsideCard>
        <AsideCard>
          <dl>
            {post.publishedDate && (
              <>
                <dt>{sv.alert.began}</dt>
                <dd>
                  <TimeStamp instant={post.publishedDate} withTime />
                </dd>
              </>
            )}
            {!isOngoing && post.unpublishedDate && (
              <>
                <dt>{sv.alert.endedAt}</dt>
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
