import { defineArea } from '../endpoint.ts';
import { Audience, AudienceBody, PostAsUser, PostAsUserParams } from '../wire/audience.ts';

/** Who sees a post, before it is out and afterwards. */
export const audience = defineArea({
  getAudience: {
    method: 'POST',
    path: '/core/v1/audience',
    summary: 'Who would see a post that is meant for these; nothing is written',
    access: 'signed-in',
    body: { json: AudienceBody },
    answer: Audience,
    extension: true,
  },
  getPostAsUser: {
    method: 'GET',
    path: '/core/v1/post/:id/as/:userId',
    summary: 'Whether a colleague sees a post, and why; for those who may change it',
    access: 'signed-in',
    params: PostAsUserParams,
    answer: PostAsUser,
    extension: true,
  },
});
