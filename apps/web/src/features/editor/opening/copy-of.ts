import { copyBlock } from '@brandpost/cms-blocks/editing';
import { type Language, type PostDraft, ROOT_PARENT_ID } from '@brandpost/domain';
import { postEditorTexts } from '../post-editor-texts.ts';

/** A draft of one's own that begins as a template. */
export function draftFromTemplate(template: PostDraft, authorId: number): PostDraft {
  return { ...copyOf(template, authorId), title: template.title };
}

/** A draft that begins as a page, or as a version of it, to become its version in another language. */
export function versionOf(page: PostDraft, language: Language, authorId: number): PostDraft {
  return {
    ...copyOf(page, authorId),
    ...{ title: page.title, language, translationOfId: page.translationOfId ?? page.id },
    ...{ parentId: ROOT_PARENT_ID, comparedDate: new Date().toISOString() },
  };
}

/**
 * A draft of one's own with what another post says and for whom it is: with a title that tells it is a copy, an address
 * and times of its own to come, and asking nobody for anything yet.
 */
export function copyOf(post: PostDraft, authorId: number): PostDraft {
  return {
    ...post,
    id: null,
    title: postEditorTexts.copyOf(post.title),
    slug: '',
    status: 'draft',
    order: null,
    authorId,
    editorIds: [],
    authoredDate: null,
    comparedDate: null,
    publishedDate: null,
    unpublishedDate: null,
    acknowledgeBy: null,
    acknowledgementRound: 1,
    content: post.content.map((block) => copyBlock(block, () => crypto.randomUUID())),
  };
}
