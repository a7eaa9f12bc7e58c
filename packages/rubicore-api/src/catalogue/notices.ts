import { defineArea } from '../endpoint.ts';
import {
  NoticeChoicesBody,
  NoticeDevice,
  NoticeList,
  NoticePaging,
  NoticeSettings,
  NoticesRead,
} from '../wire/notice.ts';
import { PushDeviceBody, PushEndpointBody } from '../wire/push.ts';
import { DoneAnswer } from '../wire/shared.ts';

const path = '/core/v1/my-notice';

/** What the caller is notified of, and how: nobody sees those of another. Source: ADR 0064 */
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
  saveNoticeDevice: {
    method: 'PUT',
    path: `${path}/device`,
    summary: 'Has the caller’s notices sent to a browser, until they sign out there',
    access: 'signed-in',
    body: { json: PushDeviceBody },
    answer: DoneAnswer,
    extension: true,
    unseen: true,
  },
  findNoticeDevice: {
    method: 'POST',
    path: `${path}/device/search`,
    summary: 'Whether the caller’s notices are sent to a browser, which names its subscription',
    access: 'signed-in',
    body: { json: PushEndpointBody },
    answer: NoticeDevice,
    extension: true,
    unseen: true,
  },
  deleteNoticeDevice: {
    method: 'POST',
    path: `${path}/device/removal`,
    summary: 'Sends the caller’s notices to a browser no more',
    access: 'signed-in',
    body: { json: PushEndpointBody },
    answer: DoneAnswer,
    extension: true,
    unseen: true,
  },
});
