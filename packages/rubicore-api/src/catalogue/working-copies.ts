import { Type } from 'typebox';
import { defineArea } from '../endpoint.ts';
import { PostBody } from '../wire/post.ts';
import { DoneAnswer, IdParams, PagingQuery } from '../wire/shared.ts';
import { WorkingCopy, WorkingCopyParams, WorkingCopyQuery, WorkingCopyState } from '../wire/working-copy.ts';

const path = '/core/v1/post/:id/working-copy';

/** What is being written of a post that stays as it is meanwhile. Those who may change the post share it. */
export const workingCopies = defineArea({
  getWorkingCopy: {
    method: 'GET',
    path,
    summary: 'What is being written of a post without being shown',
    access: 'signed-in',
    params: IdParams,
    answer: WorkingCopy,
    extension: true,
  },
  saveWorkingCopy: {
    method: 'PUT',
    path,
    summary:
      "Saves what is being written, as unfinished as a draft may be; If-Match names the copy's own number, and there is none for a new copy",
    access: 'signed-in',
    params: IdParams,
    query: WorkingCopyQuery,
    body: { json: PostBody },
    answer: WorkingCopy,
    extension: true,
    unseen: true,
  },
  discardWorkingCopy: {
    method: 'DELETE',
    path,
    summary: 'Throws the working copy away; its last states can still be read',
    access: 'signed-in',
    params: IdParams,
    answer: DoneAnswer,
    extension: true,
    unseen: true,
  },
  listWorkingCopyStates: {
    method: 'GET',
    path: `${path}/version`,
    summary: 'The last twenty saves of working copies, newest first',
    access: 'signed-in',
    params: IdParams,
    query: PagingQuery,
    answer: Type.Array(WorkingCopyState),
    list: true,
    extension: true,
  },
  getWorkingCopyState: {
    method: 'GET',
    path: `${path}/version/:number`,
    summary: 'A working copy as it was saved under a number',
    access: 'signed-in',
    params: WorkingCopyParams,
    answer: WorkingCopy,
    extension: true,
  },
});
