import { emptyDraft, type PostDraft } from '@brandpost/domain';
import { createClient } from '@brandpost/rubicore-api';
import { describe, expect, it } from 'vitest';
import { createPostStore } from './post-store.ts';

const NEW: PostDraft = { ...emptyDraft(), type: 'news', status: 'draft' };
const WIRE = { id: 7, type: 'news', title: 'Elda', excerpt: 'Vind', slug: 'elda', status: 'publish' };

type Asked = { call: string; body: Record<string, unknown>; headers: Record<string, string> };

/** A service that answers each call by its method and the end of its path. */
function service(answers: Record<string, () => object>) {
  const asked: Asked[] = [];
  const client = createClient(async (address, { method, headers, body }) => {
    const call = `${method} ${address.split('?')[0]?.replace('/rubicore/core/v1', '')}`;
    asked.push({ call, headers, body: JSON.parse(typeof body === 'string' ? body : '{}') });
    const answer = answers[call];
    const status = answer === undefined ? 404 : 200;
    const text = JSON.stringify(answer?.() ?? { message: 'Finns inte' });
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
    await expect(store.save({ ...NEW, title: 'E' }, null)).rejects.toThrow('Failed to fetch');
    isReached = true;
    expect(await store.save({ ...NEW, title: 'Elda' }, null)).toMatchObject({ version: 2, draft: { id: 7 } });
    expect(asked.map(({ call }) => call)).toEqual(['POST /post', 'POST /post', 'PUT /post/7']);
    expect(new Set(asked.slice(0, 2).map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect([asked[2]?.body.title, asked[2]?.headers['if-match']]).toEqual(['Elda', '"1"']);
  });

  it('goes on with a post that an earlier page may have made', async () => {
    const { asked, store } = service({
      'POST /post': () => ({ ...WIRE, status: 'draft', version: 1 }),
      'PUT /post/7': () => ({ ...WIRE, status: 'draft', version: 1 }),
    });
    store.continueCreation('the-key-of-an-earlier-page');
    await store.save(NEW, null);
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
      version: 5,
      draft: { title: 'Grilla', excerpt: 'Ingen vind' },
    });
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
    const { draft } = await store.save({ ...NEW, content: card('htt'), info }, null);
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
    expect(await store.read(7)).toMatchObject({ draft: { acknowledgementRound: 3, orderPostBeforeId: 9 } });
    expect(store.roundOut()).toBe(2);
  });
});
