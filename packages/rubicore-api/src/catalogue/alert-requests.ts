import { Type } from 'typebox';
import { defineArea } from '../endpoint.ts';
import {
  AlertApprover,
  AlertDenial,
  AlertRequest,
  AlertRequestParams,
  AlertRequestQuery,
  AlertRequests,
} from '../wire/alert-request.ts';
import { PostBody, WirePost } from '../wire/post.ts';
import { DoneAnswer, IdParams } from '../wire/shared.ts';

const access = { capability: 'publish_alert' } as const;
/** Below the post: what visitors share of it is asked for anew when it goes out. */
const path = '/core/v1/post/:id/alert-request';

/** A second person for crisis alerts. Source: ADR 0053 */
export const alertRequests = defineArea({
  listAlertRequests: {
    method: 'GET',
    path: '/core/v1/alert-request',
    summary:
      'Whether crisis alerts need a second person; those that wait for one, and those of the caller’s that one has denied',
    access,
    answer: AlertRequests,
    extension: true,
  },
  listAlertApprovers: {
    method: 'GET',
    path: '/core/v1/alert-approver',
    summary: 'Who else than the caller may approve a crisis alert, by name',
    access,
    answer: Type.Array(AlertApprover),
    extension: true,
  },
  requestAlert: {
    method: 'POST',
    path,
    summary:
      'Asks a second person to let a crisis alert out as it stands in the body; the post itself stays a draft, or as it is out',
    access,
    params: IdParams,
    query: AlertRequestQuery,
    body: { json: PostBody },
    answer: AlertRequest,
    status: 201,
    extension: true,
  },
  approveAlert: {
    method: 'POST',
    path: `${path}/:requestId/approval`,
    summary: 'Lets a crisis alert out exactly as somebody else has asked for it',
    access,
    params: AlertRequestParams,
    answer: WirePost,
    extension: true,
  },
  denyAlert: {
    method: 'POST',
    path: `${path}/:requestId/denial`,
    summary: 'Denies what somebody else has asked for, with a reason that they are told',
    access,
    params: AlertRequestParams,
    body: { json: AlertDenial },
    answer: DoneAnswer,
    extension: true,
  },
  cancelAlertRequest: {
    method: 'DELETE',
    path: `${path}/:requestId`,
    summary: 'Takes back what the caller has asked for; the draft stays',
    access,
    params: AlertRequestParams,
    answer: DoneAnswer,
    extension: true,
  },
});
