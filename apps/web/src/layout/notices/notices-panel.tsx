import type { Notice } from '@brandpost/rubicore-api';
import { Button, colour, IconButton } from '@brandpost/ui';
import { X } from 'lucide-react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { staffPaths } from '../../addresses/staff-paths.ts';
import { useLostFocus } from '../../navigation/use-lost-focus.ts';
import { barSheetHead } from '../workplace/bar-sheet.ts';
import { NoticeItem } from './notice-item.tsx';
import { noticesTexts as texts } from './notices-texts.ts';
import type { useNotices } from './use-notices.ts';

const Head = styled.div`
  ${barSheetHead}
`;
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.25rem;
  justify-content: space-between;
  padding: 0.375rem 1.25rem;
  border-top: 1px solid ${colour('line')};
`;
const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li + li {
    border-top: 1px solid ${colour('line')};
  }
`;
const Words = styled.div`
  display: grid;
  gap: 1rem;
  justify-items: start;
  padding: 1.5rem 1.25rem;
  color: ${colour('muted')};
`;
const TextButton = styled.button`
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: ${colour('primary')};
  font: inherit;
  text-decoration: underline;
  text-underline-offset: 0.18em;
  cursor: pointer;
`;
const Settings = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
`;

type PanelProps = {
  found: ReturnType<typeof useNotices>;
  onClose: () => void;
};

/** What the bell opens: the newest notices, and what can be done with them. */
export function NoticesPanel({ found, onClose }: PanelProps) {
  const { query, notices, unread, hasMore, showMore, markRead } = found;
  const heading = useLostFocus<HTMLHeadingElement>(`${hasMore} ${unread > 0}`);
  return (
    <>
      <Head>
        <h2 ref={heading} tabIndex={-1}>
          {texts.title}
        </h2>
        <IconButton type="button" aria-label={texts.close} onClick={onClose}>
          <X aria-hidden="true" size={22} />
        </IconButton>
      </Head>
      {query.isPending && <Words role="status">{texts.loading}</Words>}
      {query.isError && query.data === undefined && (
        <Words role="alert">
          {texts.failed}
          <Button type="button" data-look="quiet" onClick={() => query.refetch()}>
            {texts.again}
          </Button>
        </Words>
      )}
      {query.data !== undefined && notices.length === 0 && <Words>{texts.none}</Words>}
      <List>
        {notices.map((notice) => (
          <li key={keyTextOf(notice)}>
            <NoticeItem
              notice={notice}
              onFollow={() => {
                if (!notice.isRead) markRead([notice]);
                onClose();
              }}
            />
          </li>
        ))}
      </List>
      <Foot>
        {hasMore && (
          <TextButton type="button" onClick={showMore}>
            {texts.more}
          </TextButton>
        )}
        {unread > 0 && (
          <TextButton type="button" onClick={() => markRead(null)}>
            {texts.markAll}
          </TextButton>
        )}
        <Settings to={staffPaths.noticeSettings()} onClick={onClose}>
          {texts.settings}
        </Settings>
      </Foot>
    </>
  );
}

/** What tells notices apart, as one text. */
function keyTextOf({ kind, postId, occasion }: Notice): string {
  return `${kind} ${postId} ${occasion}`;
}
