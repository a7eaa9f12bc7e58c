import { Type } from 'typebox';
import { defineArea } from '../endpoint.ts';
import { PostTemplate, PostTemplateBody, WholePostTemplate } from '../wire/post-template.ts';
import { DoneAnswer, IdParams } from '../wire/shared.ts';

const path = '/core/v1/post-template';
const [mayWrite, mayPublish] = [{ capability: 'create_post' }, { capability: 'publish_post' }] as const;

/** What new posts can begin as. Source: ADR 0068 */
export const postTemplates = defineArea({
  listPostTemplates: {
    method: 'GET',
    path,
    summary: 'The templates that new posts can begin as, by name',
    access: mayWrite,
    answer: Type.Array(PostTemplate),
    extension: true,
  },
  getPostTemplate: {
    method: 'GET',
    path: `${path}/:id`,
    summary: 'A template with the post that it makes',
    access: mayWrite,
    params: IdParams,
    answer: WholePostTemplate,
    extension: true,
  },
  savePostTemplate: {
    method: 'POST',
    path: '/core/v1/post/:id/template',
    summary:
      'Saves what is written of a post as a template: without pictures, files, times, persons and what is asked of readers',
    access: mayPublish,
    params: IdParams,
    body: { json: PostTemplateBody },
    answer: PostTemplate,
    status: 201,
    extension: true,
    unseen: true,
  },
  updatePostTemplate: {
    method: 'PUT',
    path: `${path}/:id`,
    summary: 'Changes what a template is called',
    access: mayPublish,
    params: IdParams,
    body: { json: PostTemplateBody },
    answer: PostTemplate,
    extension: true,
    unseen: true,
  },
  deletePostTemplate: {
    method: 'DELETE',
    path: `${path}/:id`,
    summary: 'Deletes a template; posts that were made from it stay as they are',
    access: mayPublish,
    params: IdParams,
    answer: DoneAnswer,
    extension: true,
    unseen: true,
  },
});
