import { defineArea } from '../endpoint.ts';
import { PushChoices, PushEndpointBody, PushSettings, PushSubscriptionBody } from '../wire/push.ts';
import { DoneAnswer } from '../wire/shared.ts';

const path = '/core/v1/push';

/**
 * Crisis alerts as notifications, for anyone who asks. A subscription's address is a secret of its browser and stands in
 * bodies alone: addresses of calls are logged. Source: ADR 0052
 */
export const push = defineArea({
  getPushSettings: {
    method: 'GET',
    path,
    summary: 'What browsers subscribe with, and what may be chosen',
    access: 'anyone',
    answer: PushSettings,
    shared: true,
    extension: true,
  },
  savePushSubscription: {
    method: 'PUT',
    path: `${path}/subscription`,
    summary: 'Subscribes a browser, or changes what has been chosen for it',
    access: 'anyone',
    body: { json: PushSubscriptionBody },
    answer: PushChoices,
    unseen: true,
    extension: true,
  },
  findPushSubscription: {
    method: 'POST',
    path: `${path}/subscription/search`,
    summary: 'What has been chosen for a browser, which names its subscription',
    access: 'anyone',
    body: { json: PushEndpointBody },
    answer: PushChoices,
    unseen: true,
    extension: true,
  },
  deletePushSubscription: {
    method: 'POST',
    path: `${path}/subscription/removal`,
    summary: 'Forgets the subscription of a browser',
    access: 'anyone',
    body: { json: PushEndpointBody },
    answer: DoneAnswer,
    unseen: true,
    extension: true,
  },
});
