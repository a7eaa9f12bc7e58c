import { IdSchema } from '@brandpost/domain';
import { Type } from 'typebox';
import { defineArea } from '../endpoint.ts';
import { IdParams } from '../wire/shared.ts';

const EditorsOfPost = Type.Object({ postId: IdSchema, userIds: Type.Array(IdSchema, { maxItems: 200 }) });

/** Editors of a post; `:id` is the post's. Source: SPEC section 7. */
export const editors = defineArea({
  getEditors: {
    method: 'GET',
    path: '/core/v1/editor/:id',
    summary: 'Who may edit a post',
    access: 'signed-in',
    params: IdParams,
    answer: EditorsOfPost,
  },
  setEditors: {
    method: 'PUT',
    path: '/core/v1/editor/:id',
    summary: 'Decides who may edit a post',
    access: 'signed-in',
    params: IdParams,
    body: { json: Type.Object({ userIds: Type.Array(IdSchema, { maxItems: 200 }) }) },
    answer: EditorsOfPost,
  },
});
