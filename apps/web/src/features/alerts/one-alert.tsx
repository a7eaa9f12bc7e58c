import {
  type AlertEnd,
  type AlertUpdate,
  alertEndOf,
  alertStateNames,
  alertSummary,
  hasEnded,
  type Post,
} from '@brandpost/domain';
import { formatDateTime } from '@brandpost/swedish';
import { colour, media, Tag } from '@brandpost/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { lookOf } from '../../alert-level/alert-look.ts';
import { AlertTag } from '../../alert-level/alert-tag.tsx';
import { useKnownClock } from '../../api/use-known-clock.ts';
import { AreaMap } from '../../area-map/area-map.tsx';
import type { AreaMapData } from '../../area-map/area-map-data.ts';
import { ArticleFrame, Body, Introduction } from '../../article/article-frame.ts';
import { Breadcrumbs } from '../../article/breadcrumbs.tsx';
import { PostAside } from '../../article/post-aside.tsx';
import { PostContent } from '../../article/post-content.tsx';
import { useSoftHyphens } from '../../article/soft-hyphens.ts';
import type { AlertPhrases } from '../../layout/live/alerts-on-page.ts';
import type { ContentResources } from '../../queries/content.ts';
import { AlertFacts } from './alert-facts.tsx';
import { alertTexts } from './alert-texts.ts';
import { ALERT_TRAIL } from './alert-trail.ts';
import { CrisisNumbers } from './crisis-numbers.tsx';
import { Freshness } from './freshness.tsx';
import { Instructions, instructionGround } from './instructions.tsx';
import { PrintNotice } from './notice/print-notice.tsx';
import { EndInLanguages, LanguageLinks, OtherLanguages } from './other-languages.tsx';
import { NewestUpdate, UpdateLog } from './update-log.tsx';

/* On phones the way here leaves its room to what is to be done. */
const Alert = styled.article`
  nav:has(> ol) {
    display: none;

    ${media.tablet} {
      display: block;
    }
  }
  h1 {
    font-size: clamp(1.75rem, 1.2rem + 2.4vw, 3.25rem);
  }
`;
/* Where nobody can say what to do in a field of its own, the numbered steps of the text are it. */
const TextWithSteps = styled(Body)`
  ol {
    ${instructionGround}
    padding-left: 2.5rem;
    font-size: 1.25rem;
    font-weight: 600;
  }
`;
const Status = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem 0.75rem;
  align-items: center;
  margin-bottom: 0.625rem;
  color: ${colour('muted')};
  font-size: 0.9375rem;
`;
const Unsure = styled.p`
  margin-top: 1rem;
  padding: 0.875rem 1rem;
  border: 2px solid ${colour('warning')};
  border-radius: var(--bp-radius-m);
  background: ${colour('warning-bg')};
  color: ${colour('ink')};
  font-weight: 600;
`;

/* Larger than what was said before, which no longer holds. */
const End = styled.div`
  margin-block: 1rem;
  padding: 1rem 1.25rem;
  border-left: 8px solid ${colour('good')};
  border-radius: var(--bp-radius-m);
  background: ${colour('good-bg')};
  color: ${colour('ink')};

  strong {
    font-size: 1.5rem;
  }
  p {
    margin-top: 0.25rem;
  }
`;

type OneAlertProps = {
  post: Post;
  resources: ContentResources;
  /** Of its area; null where none is drawn. */
  map: AreaMapData | null;
  /** What is said of it in its other languages. */
  phrases?: readonly AlertPhrases[];
  /** What those who may can do with it. */
  controls?: ReactNode;
  /** What stands below the text. */
  children?: ReactNode;
};

/** What is left of an alert that should not have gone out: anyone who has got its address hears that it does not hold. */
function Withdrawn({ phrases }: { phrases: readonly AlertPhrases[] | undefined }) {
  return (
    <ArticleFrame>
      <article>
        <Breadcrumbs trail={ALERT_TRAIL} />
        <h1>{alertTexts.withdrawn}</h1>
        <Introduction>{alertTexts.withdrawnText}</Introduction>
        <EndInLanguages phrases={phrases} end="ended" />
      </article>
    </ArticleFrame>
  );
}

/** A crisis: how severe, what to do, what has happened and since been said, where and until when, whom to call. */
export function OneAlert({ post, resources, map, phrases, controls, children }: OneAlertProps) {
  const { now, knownUntil } = useKnownClock([post.unpublishedDate]);
  const isOngoing = !hasEnded(post, knownUntil);
  const mayHaveEnded = isOngoing && hasEnded(post, now);
  const { alert } = post;
  const end = alertEndOf(post, knownUntil);
  const translations = alert?.translations ?? [];
  const [newest, earlier] = updatesOf(post, end);
  const soft = useSoftHyphens();
  if (alert?.withdrawnAt) return <Withdrawn phrases={phrases} />;
  const Text = alert === null ? TextWithSteps : Body;
  return (
    <ArticleFrame>
      <Alert>
        <Breadcrumbs trail={ALERT_TRAIL} />
        <Status>
          {isOngoing ? <AlertTag look={lookOf(alertSummary(post))} /> : <Tag>{alertTexts.ended}</Tag>}
          {post.updatedDate && (
            <span>
              {alertTexts.updated} <Freshness instant={post.updatedDate} />
            </span>
          )}
        </Status>
        <h1 {...soft(post.title)} />
        {end === null && <LanguageLinks translations={translations} />}
        {mayHaveEnded && post.unpublishedDate && (
          <Unsure>
            {alertTexts.mayHaveEnded(
              formatDateTime(post.unpublishedDate),
              formatDateTime(knownUntil.toISOString()),
            )}
          </Unsure>
        )}
        {alert?.isDrill && <p>{alertTexts.drill}</p>}
        {isOngoing && controls}
        {end === null && <Instructions steps={alert?.instructions ?? []} />}
        {end !== null && (
          <End>
            <strong>{end === 'over' ? alertStateNames.over : alertTexts.endedText}</strong>
            {end === 'over' && earlier.length > 0 && <p>{alertTexts.overText}</p>}
            <EndInLanguages phrases={phrases} end={end} />
          </End>
        )}
        {newest && <NewestUpdate update={newest} />}
        {end === null && <Introduction>{post.excerpt}</Introduction>}
        <AlertFacts post={post} isOngoing={isOngoing} mayHaveEnded={mayHaveEnded} />
        {map !== null && <AreaMap post={post} map={map} />}
        {Boolean(post.content?.length) && (
          <Text>
            <PostContent content={post.content} resources={resources} />
          </Text>
        )}
        <UpdateLog updates={earlier} />
        {end === null && <OtherLanguages translations={translations} phrases={phrases} />}
        {isOngoing && <PrintNotice post={post} />}
        {children}
      </Alert>
      <PostAside post={post}>
        <CrisisNumbers />
      </PostAside>
    </ArticleFrame>
  );
}

/**
 * What was said last, and what was said before it, newest first. Of an alert that has ended nothing is said last but how
 * it ended, and what stood first on its page is what was said first.
 */
function updatesOf(
  { alert, excerpt, publishedDate }: Post,
  end: AlertEnd | null,
): [newest: AlertUpdate | undefined, earlier: readonly AlertUpdate[]] {
  const updates = alert?.updates ?? [];
  const [latest, ...earlier] = updates;
  if (end === null) return [latest, earlier];
  const first = excerpt === '' || publishedDate === null ? [] : [{ at: publishedDate, text: excerpt }];
  const isClosing = latest !== undefined && Date.parse(latest.at) >= Date.parse(alert?.allClearAt ?? '');
  return isClosing ? [latest, [...earlier, ...first]] : [undefined, [...updates, ...first]];
}
