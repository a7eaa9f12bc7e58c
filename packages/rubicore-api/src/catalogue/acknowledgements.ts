import { Type } from 'typebox';
import { defineArea } from '../endpoint.ts';
import {
  AcknowledgementBody,
  AcknowledgementReminder,
  AcknowledgementReminderBody,
  AcknowledgementReport,
  MissingAcknowledgements,
  WireAcknowledgement,
} from '../wire/acknowledgement.ts';
import { IdParams, PagingQuery } from '../wire/shared.ts';

const path = '/core/v1/post/:id/acknowledgement';

/** "Jag har läst och förstått". UX section 3, Acknowledged information. */
export const acknowledgements = defineArea({
  acknowledgePost: {
    method: 'POST',
    path,
    summary:
      'Says that the caller has read and understood a post; never in the name of another. Twice is once',
    access: 'signed-in',
    params: IdParams,
    body: { json: AcknowledgementBody },
    answer: WireAcknowledgement,
    extension: true,
    unseen: true,
  },
  remindOfAcknowledgement: {
    method: 'POST',
    path: `${path}/reminder`,
    summary:
      'Reminds those who have not acknowledged a post: all, by those who may change it; those in their own groups, by those with follow_acknowledgement. Refused for an hour after the last time',
    access: 'signed-in',
    params: IdParams,
    body: { json: AcknowledgementReminderBody },
    answer: AcknowledgementReminder,
    extension: true,
    unseen: true,
  },
  getAcknowledgements: {
    method: 'GET',
    path,
    summary:
      'Who has acknowledged a post and who has not: all, for those who may change it; those in their own groups, for those with follow_acknowledgement',
    access: 'signed-in',
    params: IdParams,
    answer: AcknowledgementReport,
    extension: true,
  },
  listMissingAcknowledgements: {
    method: 'GET',
    path: '/core/v1/my-missing-acknowledgement',
    summary:
      'Who in the caller’s own groups has not acknowledged the posts that ask and that the caller sees, with telephone',
    access: { capability: 'follow_acknowledgement' },
    answer: Type.Array(MissingAcknowledgements),
    extension: true,
  },
  listMyAcknowledgements: {
    method: 'GET',
    path: '/core/v1/my-acknowledgement',
    summary: 'What the caller has acknowledged, newest first',
    access: 'signed-in',
    query: PagingQuery,
    answer: Type.Array(WireAcknowledgement),
    list: true,
    extension: true,
  },
});
