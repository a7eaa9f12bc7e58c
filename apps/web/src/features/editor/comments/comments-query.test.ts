import { ApiError, type RubicoreClient } from '@brandpost/rubicore-api';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { commentsQuery } from './comments-query.ts';

const clientThatFails = (error: Error) =>
  ({ call: () => Promise.reject(error) }) as unknown as RubicoreClient;
const ask = (error: Error) =>
  new QueryClient().fetchQuery({ ...commentsQuery(clientThatFails(error), 7), retry: false });
const refusal = (status: number) => new ApiError({ status, url: '/post/7/comment', message: 'Nej' });

it.each([404, 403])(
  'there are none where the upstream answers %i: nothing of them is shown',
  async (status) => {
    expect(await ask(refusal(status))).toBeNull();
  },
);

it('a failure is one: it may pass', async () => {
  await expect(ask(refusal(503))).rejects.toMatchObject({ status: 503 });
});
