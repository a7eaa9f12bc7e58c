import { defineArea } from '../endpoint.ts';
import { NoticeChoicesBody, NoticeList, NoticePaging, NoticeSettings, NoticesRead } from '../wire/notice.ts';
import { DoneAnswer } from '../wire/shared.ts';

const path = '/core/v1/my-notice';

/** What the caller is told of, and how: nobody sees those of another. Source: ADR 0064 */
export const notices = defineArea({
  listNotices: {
    method: 'GET',
    path,
    summary: 'The caller’s notices of posts that they may see, newest first, and how many are unread',
    access: 'signed-in',
    query: NoticePaging,
    answer: NoticeList,
    extension: true,
  },
  markNoticesRead: {
    method: 'POST',
    path: `${path}/read`,
    summary: 'Marks some or all of the caller’s notices as read, on all of their devices',
    access: 'signed-in',
    body: { json: NoticesRead },
    answer: DoneAnswer,
    extension: true,
    unseen: true,
  },
  getNoticeSettings: {
    method: 'GET',
    path: `${path}/setting`,
    summary: 'What the caller wants to be sent beside the bell',
    access: 'signed-in',
    answer: NoticeSettings,
    extension: true,
  },
  setNoticeSettings: {
    method: 'PUT',
    path: `${path}/setting`,
    summary: 'Changes what the caller wants to be sent',
    access: 'signed-in',
    body: { json: NoticeChoicesBody },
    answer: NoticeSettings,
    extension: true,
    unseen: true,
  },
});
