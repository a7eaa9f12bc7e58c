import { formatShortDate } from '@brandpost/swedish';
import { Tag } from '@brandpost/ui';
import { staffTexts } from '../../layout/profile/staff-texts.ts';

type ReadingMarkProps = {
  post: { acknowledgeBy: string | null };
  isRead: boolean;
  mustAcknowledge: boolean;
  nowMs: number;
};

/** What a post asks of somebody, or whether they have read it. */
export function ReadingMark({ post, isRead, mustAcknowledge, nowMs }: ReadingMarkProps) {
  if (!mustAcknowledge) {
    return <Tag $tone={isRead ? 'good' : 'warning'}>{isRead ? staffTexts.read : staffTexts.unread}</Tag>;
  }
  const by = post.acknowledgeBy ?? '';
  const words = Date.parse(by) < nowMs ? staffTexts.overdue : staffTexts.acknowledgeBy;
  return <Tag $tone="crisis">{words(formatShortDate(by))}</Tag>;
}
