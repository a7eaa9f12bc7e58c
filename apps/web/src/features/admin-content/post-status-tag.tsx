import type { PostStatus } from '@brandpost/domain';
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
};

/** Where a post is in its life, in words; also when its time is over, or more is being written. */
export function PostStatusTag({ status, unpublishedDate = null, hasWorkingCopy }: PostStatusTagProps) {
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
    </>
  );
}
