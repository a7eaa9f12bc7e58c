import type { PostStatus } from '@brandpost/domain';
import type { ReviewState } from '@brandpost/rubicore-api';
import { Tag, type TagTone } from '@brandpost/ui';
import { useServices } from '../../api/services.ts';
import { adminContentTexts as texts } from './admin-content-texts.ts';

const TONES: Readonly<Record<PostStatus, TagTone>> = {
  publish: 'good',
  draft: 'plain',
  future: 'signal',
  trash: 'plain',
};

type PostStatusTagProps = {
  status: PostStatus;
  unpublishedDate?: string | null;
  hasWorkingCopy?: boolean;
  reviewState?: ReviewState | null;
};

/** Where a post is in its life, in words; also when its time is over, more is being written, or somebody reviews it. */
export function PostStatusTag(props: PostStatusTagProps) {
  const { status, unpublishedDate = null, hasWorkingCopy, reviewState = null } = props;
  const { now } = useServices();
  const isEnded =
    status === 'publish' && unpublishedDate !== null && Date.parse(unpublishedDate) <= now.getTime();
  if (isEnded) return <Tag>{texts.ended}</Tag>;
  return (
    <>
      <Tag $tone={TONES[status]}>{texts.statuses[status] ?? status}</Tag>
      {status === 'publish' && hasWorkingCopy === true && (
        <>
          {' '}
          <Tag $tone="signal">{texts.changed}</Tag>
        </>
      )}
      {reviewState !== null && (
        <>
          {' '}
          <Tag $tone={reviewState === 'approved' ? 'good' : 'plain'}>{texts.reviewStates[reviewState]}</Tag>
        </>
      )}
    </>
  );
}
