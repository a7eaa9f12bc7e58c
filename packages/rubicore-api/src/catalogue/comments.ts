import { Type } from 'typebox';
import { defineArea } from '../endpoint.ts';
import {
  CommentBody,
  CommentChange,
  CommentParams,
  CommentThread,
  Mentionable,
  MentionableQuery,
  PostComments,
  ThreadResolution,
} from '../wire/comment.ts';
import { DoneAnswer, IdParams } from '../wire/shared.ts';

const path = '/core/v1/post/:id/comment';

/** What those who write a post say to each other beside it; nobody else learns that there is anything. Source: ADR 0069 */
export const comments = defineArea({
  listComments: {
    method: 'GET',
    path,
    summary: 'The comments on a post and on its blocks, by threads, for those who may change it',
    access: 'signed-in',
    params: IdParams,
    answer: PostComments,
    extension: true,
  },
  createComment: {
    method: 'POST',
    path,
    summary:
      'Begins a thread on a block or on the post, which may suggest other words, or answers in one, which is then open again',
    access: 'signed-in',
    params: IdParams,
    body: { json: CommentBody },
    answer: CommentThread,
    status: 201,
    extension: true,
    unseen: true,
  },
  editComment: {
    method: 'PUT',
    path: `${path}/:commentId`,
    summary: 'Changes the words of a comment of the caller’s own',
    access: 'signed-in',
    params: CommentParams,
    body: { json: CommentChange },
    answer: CommentThread,
    extension: true,
    unseen: true,
  },
  deleteComment: {
    method: 'DELETE',
    path: `${path}/:commentId`,
    summary: 'Removes a comment of the caller’s own, or as an administrator any; answers to it stay',
    access: 'signed-in',
    params: CommentParams,
    answer: DoneAnswer,
    extension: true,
    unseen: true,
  },
  resolveThread: {
    method: 'PUT',
    path: `${path}/:commentId/resolution`,
    summary: 'Marks a thread as resolved, a suggestion as used or dismissed, or opens it again',
    access: 'signed-in',
    params: CommentParams,
    body: { json: ThreadResolution },
    answer: CommentThread,
    extension: true,
    unseen: true,
  },
  findMentionable: {
    method: 'GET',
    path: '/core/v1/post/:id/mentionable',
    summary: 'Some whose names match and who may read the comments of a post themselves, by name',
    access: 'signed-in',
    params: IdParams,
    query: MentionableQuery,
    answer: Type.Array(Mentionable),
    extension: true,
  },
});
