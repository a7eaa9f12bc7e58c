import { commentOfOccasion, LEADS_TO_EDITOR } from '@brandpost/domain';
import type { Notice } from '@brandpost/rubicore-api';
import { formatDate } from '@brandpost/swedish';
import { colour, VisuallyHidden } from '@brandpost/ui';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { staffPaths } from '../../addresses/staff-paths.ts';
import { TimeStamp } from '../../article/time-stamp.tsx';
import { noticesTexts as texts, whatOf } from './notices-texts.ts';

const Way = styled(Link)`
  position: relative;
  display: grid;
  gap: 0.125rem;
  padding: 0.75rem 1.25rem 0.75rem 2.25rem;
  color: ${colour('ink')};
  text-decoration: none;
  overflow-wrap: anywhere;

  &:hover {
    background: ${colour('surface')};
  }
  &:hover strong {
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  strong {
    font-weight: 400;
  }
  &[data-is-unread='true'] strong {
    font-weight: 650;
  }
`;
const Dot = styled.span`
  position: absolute;
  top: 1.1875rem;
  left: 1rem;
  width: 0.5rem;
  height: 0.5rem;
  border-radius: 50%;
  background: ${colour('primary')};

  @media (forced-colors: active) {
    background: Highlight;
  }
`;
const Small = styled.span`
  color: ${colour('muted')};
  font-size: 0.9375rem;
  line-height: 1.4;
`;

/** One notice, which leads to what it is about. */
export function NoticeItem({ notice, onFollow }: { notice: Notice; onFollow: () => void }) {
  const { title, happened, isRead } = notice;
  const limit = limitOf(notice, new Date());
  return (
    <Way to={addressOf(notice)} data-is-unread={!isRead} onClick={onFollow}>
      {!isRead && (
        <Dot>
          <VisuallyHidden>{texts.unread}</VisuallyHidden>
        </Dot>
      )}
      <Small>{whatOf(notice)}</Small>
      <strong>{title.trim() || texts.untitled}</strong>
      <Small>{limit ?? <TimeStamp instant={happened} withTime />}</Small>
    </Way>
  );
}

function addressOf({ kind, postId, postType, slug, occasion }: Notice): string {
  if (kind === 'missing') return paths.receipts(postId);
  if (kind === 'commented' || kind === 'mentioned') {
    return staffPaths.comment(postId, commentOfOccasion(occasion));
  }
  if (LEADS_TO_EDITOR.has(kind)) return paths.createContent(postId);
  return paths.post({ type: postType, slug });
}

/** Until when there is time; null where the notice has no such day. */
function limitOf({ kind, deadline, isSettled }: Notice, now: Date): string | null {
  if (deadline === null || isSettled) return null;
  const day = formatDate(deadline);
  if (kind === 'ends-soon') return texts.ends(day);
  return Date.parse(deadline) > now.getTime() ? texts.acknowledgeBy(day) : texts.acknowledgedBy(day);
}
