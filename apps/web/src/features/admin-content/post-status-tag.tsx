import type { PostStatus } from '@brandpost/domain';
import type { ReviewState } from '@brandpost/rubicore-api';
import { Tag, type TagTone } from '@brandpost/ui';
import { styled } from 'styled-components';
import { useServices } from '../../api/services.ts';
import { adminContentTexts as texts } from './admin-content-texts.ts';

const TONES: Readonly<Record<PostStatus, TagTone>> = {
  publish: 'good',
  draft: 'plain',
  future: 'plain',
  trash: 'plain',
};

/* One below the other where a column has no room for two, and no word in parts. */
const Tags = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0.25rem;

  > span {
    overflow-wrap: break-word;
  }
`;

type PostStatusTagProps = {
  status: PostStatus;
  unpublishedDate?: string | null;
  hasWorkingCopy?: boolean;
  isDrill?: boolean;
  allClearAt?: string | null;
  reviewState?: ReviewState | null;
};

/**
 * Where a post is in its life, in words; also when its time is over, it is a drill, more is being written, or somebody
 * reviews it.
 */
export function PostStatusTag(props: PostStatusTagProps) {
  const { status, hasWorkingCopy, isDrill } = props;
  const { unpublishedDate = null, allClearAt = null, reviewState = null } = props;
  const { now } = useServices();
  const isEnded =
    status === 'publish' && unpublishedDate !== null && Date.parse(unpublishedDate) <= now.getTime();
  const isChanged = !isEnded && status === 'publish' && hasWorkingCopy === true;
  return (
    <Tags>
      {isEnded ? (
        <Tag>{texts.ended}</Tag>
      ) : (
        <Tag $tone={isChanged ? 'signal' : TONES[status]}>
          {isChanged ? texts.changed : (texts.statuses[status] ?? status)}
        </Tag>
      )}
      {isDrill === true && <Tag $tone="signal">{texts.drill}</Tag>}
      {!isEnded && allClearAt !== null && <Tag>{texts.allClear}</Tag>}
      {!isEnded && reviewState !== null && (
        <Tag $tone={reviewState === 'approved' ? 'good' : 'plain'}>{texts.reviewStates[reviewState]}</Tag>
      )}
    </Tags>
  );
}
