import { IdSchema, LikeSchema } from '@brandpost/domain';
import { Type } from 'typebox';
import { defineArea } from '../endpoint.ts';
import { DoneAnswer, IdParams, pagingProperties } from '../wire/shared.ts';

/** Likes. Source: SPEC section 7. */
export const likes = defineArea({
  listLikes: {
    method: 'GET',
    path: '/core/v1/like',
    summary: 'Likes of a post',
    access: 'signed-in',
    query: Type.Object({ ...pagingProperties, postId: Type.Optional(IdSchema) }),
    answer: Type.Array(LikeSchema),
    list: true,
  },
  createLike: {
    method: 'POST',
    path: '/core/v1/like',
    summary: 'Likes a post',
    access: 'signed-in',
    body: { json: Type.Object({ postId: IdSchema }) },
    answer: LikeSchema,
    status: 201,
  },
  deleteLike: {
    method: 'DELETE',
    path: '/core/v1/like/:id',
    summary: 'Takes a like back',
    access: 'signed-in',
    params: IdParams,
    answer: DoneAnswer,
  },
});
