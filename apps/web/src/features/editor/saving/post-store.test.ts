import { emptyDraft, type PostDraft } from '@brandpost/domain';
import { createClient } from '@brandpost/rubicore-api';
import { describe, expect, it } from 'vitest';
import { type KeptPost, NEW_POST } from './kept-post.ts';
import { createPostStore } from './post-store.ts';

const NEW: PostDraft = { ...emptyDraft(), type: 'news', status: 'draft' };
const WIRE = { id: 7, type: 'news', title: 'Elda', excerpt: 'Vind', slug: 'elda', status: 'publish' };

type Asked = { call: string; body: Record<string, unknown>; headers: Record<string, string> };

const DRAFT_POST: KeptPost = { kind: 'draft', version: 1, mayChange: true, mayDiscard: true };
const TAKEN = { status: 422, message: 'Fel', errors: [{ field: 'slug', message: 'Adressen används redan' }] };

/** A service that answers each call by its method and the end of its path; `TAKEN` is a refusal. */
function service(answers: Record<string, (body: Record<string, unknown>) => object>) {
  const asked: Asked[] = [];
  const client = createClient(async (address, { method, headers, body }) => {
    const call = `${method} ${address.split('?')[0]?.replace('/rubicore/core/v1', '')}`;
    asked.push({ call, headers, body: JSON.parse(typeof body === 'string' ? body : '{}') });
    const answer = answers[call]?.(asked.at(-1)?.body ?? {}) ?? { message: 'Finns inte' };
    const status = answers[call] === undefined ? 404 : answer === TAKEN ? 422 : 200;
    const text = JSON.stringify(answer);
    return { ok: status === 200, status, headers: { get: () => null }, text: async () => text };
  });
  return { asked, store: createPostStore(client) };
}

describe('where posts are kept', () => {
  it('makes a new post under one key until it is answered, and then saves what has been written since', async () => {
    let isReached = false;
    const { asked, store } = service({
      'POST /post': () => {
        if (!isReached) throw new TypeError('Failed to fetch');
        return { ...WIRE, status: 'draft', title: 'E', version: 1 };
      },
      'PUT /post/7': () => ({ ...WIRE, status: 'draft', title: 'Elda', version: 2 }),
    });
    await expect(store.save({ ...NEW, title: 'E' }, NEW_POST)).rejects.toThrow('Failed to fetch');
    isReached = true;
    expect(await store.save({ ...NEW, title: 'Elda' }, NEW_POST)).toMatchObject({
      post: { kind: 'draft', version: 2 },
      draft: { id: 7 },
    });
    expect(asked.map(({ call }) => call)).toEqual(['POST /post', 'POST /post', 'PUT /post/7']);
    expect(new Set(asked.slice(0, 2).map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect([asked[2]?.body.title, asked[2]?.headers['if-match']]).toEqual(['Elda', '"1"']);
  });

  it('lets go on with a new post who has just made it', async () => {
    const { store } = service({ 'POST /post': () => ({ ...WIRE, status: 'draft', version: 1 }) });
    const { post } = await store.save(NEW, NEW_POST);
    expect(post).toMatchObject({ mayChange: true, mayDiscard: true });
  });

  it('goes on with a post that an earlier page may have made', async () => {
    const { asked, store } = service({
      'POST /post': () => ({ ...WIRE, status: 'draft', version: 1 }),
      'PUT /post/7': () => ({ ...WIRE, status: 'draft', version: 1 }),
    });
    store.continueCreation('the-key-of-an-earlier-page');
    await store.save(NEW, NEW_POST);
    expect(asked[0]?.headers['idempotency-key']).toBe('the-key-of-an-earlier-page');
    expect(asked.map(({ call }) => call)).toEqual(['POST /post', 'PUT /post/7']);
  });

  it('opens what was written of an older version with what the post has become since', async () => {
    const { store } = service({
      'GET /post/7': () => ({ ...WIRE, excerpt: 'Ingen vind', version: 3 }),
      'GET /post/7/working-copy': () => ({
        post: { ...WIRE, title: 'Grilla' },
        orderPostBeforeId: 9,
        number: 5,
        base: 2,
      }),
      'GET /post/7/version/2': () => WIRE,
    });
    expect(await store.read(7)).toMatchObject({
      post: { kind: 'out', version: 3, workingCopy: 5 },
      draft: { title: 'Grilla', excerpt: 'Ingen vind' },
    });
  });

  it('asks for nothing that the service has said with the post is not there', async () => {
    const { asked, store } = service({
      'GET /post/7': () => ({ ...WIRE, version: 3, hasWorkingCopy: false }),
    });
    const { post } = await store.read(7);
    expect(asked.map(({ call }) => call)).toEqual(['GET /post/7']);
    expect(post).toMatchObject({ kind: 'out', workingCopy: null, change: null, isChangeKnown: true });
    const silent = service({ 'GET /post/7': () => ({ ...WIRE, version: 3 }) });
    expect((await silent.store.read(7)).post).toMatchObject({ isChangeKnown: false });
    expect(silent.asked.map(({ call }) => call)).toContain('GET /post/7/working-copy');
    const at = '2026-12-01T06:00:00Z';
    const waiting = service({ 'GET /post/7': () => ({ ...WIRE, hasWorkingCopy: false, changesAt: at }) });
    expect((await waiting.store.read(7)).post).toMatchObject({ isChangeKnown: false });
  });

  it('leaves a half-written address as it stands, although the service keeps none', async () => {
    const card = (buttonUrl: string) => [
      { id: 'k', type: 'card', version: '1.0.0', props: { buttonUrl }, children: [] },
    ];
    const info = [{ title: 'Mer', url: 'www.ex', openInNewWindow: false }];
    const { store } = service({
      'POST /post': () => ({
        ...WIRE,
        status: 'draft',
        content: card(''),
        info: [{ title: 'Mer', url: '' }],
      }),
    });
    const { draft } = await store.save({ ...NEW, content: card('htt'), info }, NEW_POST);
    expect(draft).toMatchObject({ id: 7, slug: 'elda', content: card('htt'), info });
  });

  it('knows which round of acknowledgement others have of a post that is out, whatever is being written', async () => {
    const post = { ...WIRE, version: 3, acknowledgementRound: 2 };
    const { store } = service({
      'GET /post/7': () => post,
      'GET /post/7/working-copy': () => ({
        post: { ...post, acknowledgementRound: 3 },
        ...{ orderPostBeforeId: 9, number: 5, base: 3 },
      }),
    });
    expect(await store.read(7)).toMatchObject({
      draft: { acknowledgementRound: 3, orderPostBeforeId: 9 },
      post: { acknowledgementRound: 2 },
    });
  });

  it.each([
    [null, NEW_POST],
    [7, DRAFT_POST],
  ] as const)('gives a proposed address that is taken a free one, and saves (id %j)', async (id, post) => {
    const save = ({ slug }: Record<string, unknown>) =>
      slug === 'elda-2' ? { ...WIRE, slug, status: 'draft', version: 1 } : TAKEN;
    const { asked, store } = service({
      'POST /post': save,
      'PUT /post/7': save,
      'GET /post-slug-availability/elda': () => ({ slug: 'elda', available: false, suggestion: 'elda-2' }),
    });
    const { draft } = await store.save({ ...NEW, id, title: 'Elda', slug: 'elda' }, post);
    expect(draft).toMatchObject({ id: 7, slug: 'elda-2' });
    expect(asked).toHaveLength(3);
  });

  it('leaves an address that somebody wrote as it is, and says that it is taken', async () => {
    const { asked, store } = service({ 'POST /post': () => TAKEN });
    const saved = store.save({ ...NEW, title: 'Elda', slug: 'eldning' }, NEW_POST);
    await expect(saved).rejects.toMatchObject({ status: 422 });
    expect(asked).toHaveLength(1);
  });

  it('keeps no working copy that says what readers are shown', async () => {
    const post = { ...WIRE, version: 3 };
    const { asked, store } = service({
      'GET /post/7': () => post,
      'GET /post/7/working-copy': () => ({
        post: { ...post, title: 'Grilla' },
        ...{ orderPostBeforeId: null, number: 5, base: 3 },
      }),
      'DELETE /post/7/working-copy': () => ({ ok: true }),
    });
    const read = await store.read(7);
    const saved = await store.save({ ...read.draft, title: 'Elda' }, read.post);
    expect(saved.post).toMatchObject({ kind: 'out', workingCopy: null });
    expect(asked.at(-1)).toMatchObject({
      call: 'DELETE /post/7/working-copy',
      headers: { 'if-match': '"5"' },
    });
  });

  it('knows that a draft whose time to come is called off may be thrown away by its author', async () => {
    const scheduled = { ...WIRE, status: 'future', version: 2, hasWorkingCopy: false };
    const draft = { ...WIRE, status: 'draft', version: 3 };
    let isDraft = false;
    const { store } = service({
      'GET /post/7': () => (isDraft ? { ...draft, hasWorkingCopy: false, mayDiscard: true } : scheduled),
      'PUT /post/7': () => {
        isDraft = true;
        return draft;
      },
    });
    const read = await store.readPost(7);
    const { post } = await store.setStatus(read.draft, read.post, 'draft');
    expect(post).toMatchObject({ kind: 'draft', mayDiscard: true, mayChange: true });
  });
});
