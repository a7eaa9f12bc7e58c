import type { Post } from '@brandpost/domain';
import { decodePost, type ReviewState, type WirePost } from '@brandpost/rubicore-api';
import { formatDateTime } from '@brandpost/swedish';
import { coveringLink, Tag } from '@brandpost/ui';
import { pillShape } from '@brandpost/ui/fields';
import { History } from 'lucide-react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { useServices } from '../../api/services.ts';
import { Card, CardFacts } from '../../layout/profile/section.tsx';
import { typeNames } from '../../texts/type-names.ts';
import { PostStatusTag } from '../admin-content/post-status-tag.tsx';
import { AD_TYPES } from '../ads/ad-types.ts';
import { myContentTexts } from './my-content-texts.ts';

/** What a list shows of a post that one has written. */
export type OwnPost = Pick<
  Post,
  'id' | 'type' | 'title' | 'slug' | 'status' | 'publishedDate' | 'unpublishedDate' | 'updatedDate'
> & {
  hasWorkingCopy: boolean;
  reviewState: ReviewState | null;
  isDrill: boolean;
  /** When a change that waits is made; null when none waits. */
  changesAt: string | null;
};

const Title = styled.h3`
  font-size: 1.125rem;
  font-weight: 600;

  ${coveringLink}
  a:hover {
    text-decoration: underline;
  }
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 1rem;
`;
const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.375rem;
`;
const HistoryWay = styled(Link)`
  ${pillShape}
  position: relative;
  z-index: 1;
  padding-inline: 0.875rem;
`;

/**
 * What a list shows of a post, from any upstream's wording of it: of one that is being written on, what is written.
 * null for what makes no sense.
 */
export function decodeOwnPost(wire: unknown): OwnPost | null {
  const post = decodePost(wire);
  if (post === null) return null;
  const { id, type, title, slug, status, publishedDate, unpublishedDate, updatedDate } = post;
  const { hasWorkingCopy, workingCopy, reviewState, changesAt } = wire as Partial<WirePost>;
  return {
    ...{ id, type, slug, status, publishedDate, unpublishedDate },
    title: workingCopy?.title ?? title,
    updatedDate: workingCopy?.savedDate ?? updatedDate,
    hasWorkingCopy: hasWorkingCopy === true,
    isDrill: post.alert?.isDrill === true,
    reviewState: reviewState ?? null,
    changesAt: changesAt ?? null,
  };
}

/**
 * A post that one has written, and how it stands with it. It leads to where it is written.
 * @param props.heading its level
 * @param props.hasHistory whether there is a way to what the post was
 */
export function OwnPostCard(props: { post: OwnPost; heading: 'h2' | 'h3'; hasHistory?: boolean }) {
  const { post, heading, hasHistory = false } = props;
  const { now } = useServices();
  const { status, changesAt } = post;
  const title = post.title || myContentTexts.untitled;
  const isPast = (date: string) => Date.parse(date) <= now.getTime();
  const isLate = changesAt !== null && isPast(changesAt);
  return (
    <Card>
      <Row>
        <div>
          <Title as={heading}>
            <Link to={AD_TYPES.includes(post.type) ? paths.post(post) : paths.createContent(post.id)}>
              {title}
            </Link>
          </Title>
          <CardFacts>
            {typeNames[post.type]?.one ?? post.type}
            {post.updatedDate && ` · ${myContentTexts.saved(formatDateTime(post.updatedDate))}`}
          </CardFacts>
        </div>
        <Marks>
          <PostStatusTag {...post} />
          {status === 'future' && post.publishedDate && (
            <Tag>{myContentTexts.publishes(formatDateTime(post.publishedDate))}</Tag>
          )}
          {status === 'publish' && post.unpublishedDate && !isPast(post.unpublishedDate) && (
            <Tag>{myContentTexts.ends(formatDateTime(post.unpublishedDate))}</Tag>
          )}
          {changesAt !== null && (
            <Tag $tone={isLate ? 'crisis' : 'plain'}>
              {(isLate ? myContentTexts.notChanged : myContentTexts.changes)(formatDateTime(changesAt))}
            </Tag>
          )}
          {hasHistory && (
            <HistoryWay
              to={`${paths.createContent(post.id)}?visa=historik`}
              aria-label={myContentTexts.historyOf(title)}
            >
              <History aria-hidden="true" size={18} />
              {myContentTexts.history}
            </HistoryWay>
          )}
        </Marks>
      </Row>
    </Card>
  );
}
