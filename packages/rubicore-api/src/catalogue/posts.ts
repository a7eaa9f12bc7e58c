import { IdSchema, MAX_RELATED_POSTS } from '@brandpost/domain';
import { Type } from 'typebox';
import { defineArea } from '../endpoint.ts';
import {
  PostBody,
  PostGetQuery,
  PostListQuery,
  PostSaveQuery,
  PostUpdateQuery,
  RelatedPost,
  WirePost,
} from '../wire/post.ts';
import { DoneAnswer, IdParams, SlugParams, ValuesBody } from '../wire/shared.ts';

function ties(name: 'node' | 'category' | 'user') {
  const path = `/core/v1/post/:id/${name}` as const;
  const shared = {
    path,
    access: 'signed-in' as const,
    params: IdParams,
    body: { json: ValuesBody },
    answer: DoneAnswer,
  };
  return {
    link: { method: 'POST', summary: `Ties a post to ${name} ids`, ...shared },
    unlink: { method: 'DELETE', summary: `Loosens a post from ${name} ids`, ...shared },
  } as const;
}

const EditorsOfPost = Type.Object({ postId: IdSchema, userIds: Type.Array(IdSchema, { maxItems: 200 }) });

/** Posts, and who edits one. Source: SPEC section 7. */
export const posts = defineArea({
  listPosts: {
    method: 'GET',
    path: '/core/v1/post',
    summary: 'Posts; status defaults to publish and sort to order ASC',
    access: 'anyone',
    query: PostListQuery,
    answer: Type.Array(WirePost),
    list: true,
    shared: true,
  },
  getPost: {
    method: 'GET',
    path: '/core/v1/post/:slug',
    summary: 'One post with its content, by slug or id',
    access: 'anyone',
    params: SlugParams,
    query: PostGetQuery,
    answer: WirePost,
    shared: true,
  },
  listRelatedPosts: {
    method: 'GET',
    path: '/core/v1/post/:id/related',
    summary:
      'What to read on in: posts that this one links to, that link to it, or that are like it; best first',
    access: 'anyone',
    params: IdParams,
    answer: Type.Array(RelatedPost, { maxItems: MAX_RELATED_POSTS }),
    shared: true,
    extension: true,
  },
  createPost: {
    method: 'POST',
    path: '/core/v1/post',
    summary:
      'Writes a new post, and the same one again for an Idempotency-Key that was sent before; ads (advertisment, givetake) may be written by anyone signed in',
    access: 'signed-in',
    query: PostSaveQuery,
    body: { json: PostBody },
    answer: WirePost,
    status: 201,
  },
  updatePost: {
    method: 'PUT',
    path: '/core/v1/post/:id',
    summary: 'Changes what is given of a post; If-Match names the version that was changed',
    access: 'signed-in',
    params: IdParams,
    query: PostUpdateQuery,
    body: { json: PostBody },
    answer: WirePost,
  },
  deletePost: {
    method: 'DELETE',
    path: '/core/v1/post/:id',
    summary: 'Puts a post in the trash, or deletes one that lies there',
    access: 'signed-in',
    params: IdParams,
    answer: DoneAnswer,
  },
  listMyPosts: {
    method: 'GET',
    path: '/core/v1/my-post',
    summary: "The caller's own posts",
    access: 'signed-in',
    query: PostListQuery,
    answer: Type.Array(WirePost),
    list: true,
  },
  linkPostToNodes: ties('node').link,
  unlinkPostFromNodes: ties('node').unlink,
  linkPostToCategories: ties('category').link,
  unlinkPostFromCategories: ties('category').unlink,
  linkPostToUsers: ties('user').link,
  unlinkPostFromUsers: ties('user').unlink,
  getSlugAvailability: {
    method: 'GET',
    path: '/core/v1/post-slug-availability/:slug',
    summary: 'Whether a slug is free',
    access: 'signed-in',
    params: SlugParams,
    query: Type.Object({ postId: Type.Optional(IdSchema) }),
    /** `slug` is the text asked for as a slug; `suggestion` one that is free; `redirect` whether it leads elsewhere. */
    answer: Type.Object({
      slug: Type.String(),
      available: Type.Boolean(),
      suggestion: Type.Optional(Type.String()),
      redirect: Type.Optional(Type.Boolean()),
    }),
  },
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
