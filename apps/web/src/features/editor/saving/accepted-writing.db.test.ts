import { mediaPath, safeUrl, walkTree } from '@brandpost/cms-blocks';
import { checkContent, knownSite, targetsOf } from '@brandpost/cms-blocks/editing';
import type { ContentNode, PostDraft } from '@brandpost/domain';
import { ApiError, type RubicoreClient } from '@brandpost/rubicore-api';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorsOf } from '../review/post-errors.ts';
import { NEW_POST } from './kept-post.ts';
import { type OwnContentApi, startOwnContentApi } from './own-content-api.fixtures.ts';
import { createPostStore } from './post-store.ts';
import { anyWriting } from './random-writing.fixtures.ts';

/** Many times as often at night. */
const RUNS = 30 * Number(process.env.TEST_TIMES ?? 1);

let api: OwnContentApi;
let editor: RubicoreClient;
beforeAll(async () => {
  api = await startOwnContentApi();
  editor = await api.clientOf('sysadm01');
});
afterAll(() => api.close());

/** Whether a call was refused, and for which fields; half a character makes the whole body one that cannot be read. */
async function refusal(call: Promise<unknown>): Promise<{ isRefused: boolean; fields: string[] }> {
  try {
    await call;
    return { isRefused: false, fields: [] };
  } catch (error) {
    if (!(error instanceof ApiError) || ![400, 422].includes(error.status)) throw error;
    return { isRefused: true, fields: error.errors.map(({ field }) => field) };
  }
}

const TAGS = /<[^>]*>/g;
const KNOWN_TAG =
  /^<\/?(?:p|h[1-6]|ul|ol|li|strong|em|b|i|br|blockquote|a)>$|^<a href="(?:https?:|mailto:|tel:|\/(?!\/))[^"<>]*"(?: target="_blank" rel="[a-z ]+")?>$/;

/** What a page should never hold, no matter who wrote it: read without our own sanitiser. */
function hostileIn(content: readonly ContentNode[]): string[] {
  return [...walkTree(content)].flatMap(({ node: { type, props } }) => {
    const html = typeof props.html === 'string' ? (props.html.match(TAGS) ?? []) : [];
    const addresses = [props.buttonUrl, props.videoSrc, props.imgSrc].filter(
      (url) => typeof url === 'string' && url !== '',
    );
    return [
      ...html.filter((tag) => !KNOWN_TAG.test(tag)),
      ...addresses.filter((url) => /^\s*(?:javascript|data|vbscript|\/\/)/i.test(String(url))).map(String),
      ...(type === 'script' || Object.hasOwn(props, '__proto__') ? [type] : []),
    ];
  });
}

/** As it is kept: an address that may not be used is reported at its field, and nobody is sent there. */
function asKept(content: readonly ContentNode[]): ContentNode[] {
  return content.map(({ props, children, ...node }) => ({
    ...node,
    props: {
      ...props,
      ...(typeof props.buttonUrl === 'string' && { buttonUrl: safeUrl(props.buttonUrl, 'link') ?? '' }),
      ...(typeof props.videoSrc === 'string' && { videoSrc: safeUrl(props.videoSrc, 'frame') ?? '' }),
      ...(typeof props.imgSrc === 'string' && {
        imgSrc: mediaPath(props.imgSrc) === null ? '' : props.imgSrc.trim(),
      }),
    },
    children: asKept(children),
  }));
}

const wordsOf = ({ title, excerpt, content, blurbs, info, contact }: PostDraft) => ({
  title,
  excerpt,
  content,
  blurbs,
  info,
  contact,
});

/** Whether the editor would stop it before it is published. */
async function mustBeMended({ content: tree, ...post }: PostDraft): Promise<boolean> {
  const targets = targetsOf({ tree, post });
  const known = knownSite(targets, await editor.call('findKnownTargets', { json: targets }));
  return checkContent({ tree, post, known }).some(({ severity }) => severity === 'must');
}

describe('what is written in the editor', () => {
  it(`is saved however unfinished, and published when the editor finds nothing wrong, ${RUNS} times`, async () => {
    const seen = { saved: 0, published: 0 };
    let count = 0;
    const write = async (writing: PostDraft) => {
      count += 1;
      const draft = { ...writing, slug: `skrivet-${count}` };
      const errors = errorsOf(draft).map(({ field }) => field);
      const store = createPostStore(editor);

      const saving = store.save(draft, NEW_POST);
      const unsaved = await refusal(saving);
      expect(errors).toEqual(expect.arrayContaining(unsaved.fields));
      if (unsaved.isRefused) {
        expect(errors).not.toEqual([]);
        return;
      }
      seen.saved += 1;
      const saved = await saving;
      expect(wordsOf(saved.draft)).toEqual(wordsOf(draft));

      const wrong = (await mustBeMended({ ...saved.draft, content: asKept(saved.draft.content) }))
        ? [...errors, 'content']
        : errors;
      const unpublished = await refusal(store.setStatus(saved.draft, saved.post, 'publish'));
      expect(unpublished.isRefused).toBe(wrong.length > 0);
      expect(wrong).toEqual(expect.arrayContaining(unpublished.fields));
      const { draft: kept } = await store.readPost(saved.draft.id ?? 0);
      expect(kept.content).toEqual(asKept(draft.content));
      expect(hostileIn(kept.content)).toEqual([]);
      if (!unpublished.isRefused) seen.published += 1;
    };
    await fc.assert(fc.asyncProperty(anyWriting, write), { numRuns: RUNS, seed: 2026 });
    expect(seen.published).toBeGreaterThan(RUNS / 10);
    expect(seen.saved).toBeGreaterThan(RUNS / 2);
  }, 300_000);
});
