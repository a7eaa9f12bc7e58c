import { Type } from 'typebox';
import { defineArea } from '../endpoint.ts';
import { Presence, PresenceBody, PresenceParams } from '../wire/presence.ts';
import { DoneAnswer, IdParams } from '../wire/shared.ts';

/** Who else is writing in a post. Those who may change it may know. */
export const presence = defineArea({
  reportPresence: {
    method: 'PUT',
    path: '/core/v1/post/:id/presence',
    summary: 'Tells that one has a post open, every 15 seconds, and who else has; after 40 one has gone',
    access: 'signed-in',
    params: IdParams,
    body: { json: PresenceBody },
    answer: Type.Array(Presence),
    extension: true,
    unseen: true,
  },
  endPresence: {
    method: 'DELETE',
    path: '/core/v1/post/:id/presence/:client',
    summary: 'Tells that one has closed the post in a tab',
    access: 'signed-in',
    params: PresenceParams,
    answer: DoneAnswer,
    extension: true,
    unseen: true,
  },
});
