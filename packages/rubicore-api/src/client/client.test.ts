import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { createClient, type Transport } from './client.ts';

/** A transport that answers with a real Response and keeps what it was asked. */
function answering(body: string, init: ResponseInit = {}) {
  const asked: { address: string; method: string; headers: Record<string, string>; body?: string | Blob }[] =
    [];
  const transport: Transport = async (address, request) => {
    asked.push({ address, ...request });
    return new Response(body, init);
  };
  return { client: createClient(transport), asked };
}

describe('the client', () => {
  it('sends lists as repeated keys in one fixed order', async () => {
    const { client, asked } = answering('[]');
    await client.call('listPosts', {
      query: { type: ['page', 'page-related'], perPage: 5, includeContent: true },
    });
    expect(asked[0]?.address).toBe(
      '/rubicore/core/v1/post?includeContent=true&perPage=5&type=page&type=page-related',
    );
  });

  it('sends at once a call whose line is known, as a page that goes away needs it', async () => {
    const { client, asked } = answering('{"ok":true}');
    const params = { id: 7, client: 'en-flik-1' };
    await client.call('endPresence', { params });
    void client.call('endPresence', { params, keepalive: true });
    expect(asked).toHaveLength(2);
    expect(asked[1]).toMatchObject({ method: 'DELETE', keepalive: true });
  });

  it('says which version is changed', async () => {
    const { client, asked } = answering('{}');
    await client.call('updatePost', { params: { id: 7 }, json: { title: 'Ny' }, ifMatch: 3 });
    await client.call('updatePost', { params: { id: 7 }, json: { title: 'Ny' } });
    expect(asked.map(({ headers }) => headers['if-match'])).toEqual(['"3"', undefined]);
  });

  it('says under which key a record is made', async () => {
    const { client, asked } = answering('{}');
    await client.call('createPost', { json: { title: 'Ny' }, idempotencyKey: 'a-key' });
    await client.call('createPost', { json: { title: 'Ny' } });
    expect(asked.map(({ headers }) => headers['idempotency-key'])).toEqual(['a-key', undefined]);
  });

  it('escapes what goes into a path', async () => {
    const { client, asked } = answering('{}');
    await client.call('getPost', { params: { slug: '../a b' } });
    expect(asked[0]?.address).toBe('/rubicore/core/v1/post/..%2Fa%20b');
  });

  it('attaches the total to a list, and counts the rows where it is missing or nonsense', async () => {
    const counted = answering('[{"id":1}]', { headers: { 'x-pagination-total': '21' } });
    expect((await counted.client.call('listNodes', {})).total).toBe(21);
    const uncounted = answering('[{"id":1},{"id":2}]');
    expect((await uncounted.client.call('listNodes', {})).total).toBe(2);
    const wrong = answering('[{"id":1}]', { headers: { 'x-pagination-total': 'many' } });
    expect((await wrong.client.call('listNodes', {})).total).toBe(1);
  });

  it('raises an error with status, address and message from the answer', async () => {
    const { client } = answering('{"message":"Sidan finns inte","code":"POST_NOT_FOUND"}', { status: 404 });
    const error = await client.call('getPost', { params: { slug: 'borta' } }).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 404,
      url: '/rubicore/core/v1/post/borta',
      message: 'Sidan finns inte',
      code: 'POST_NOT_FOUND',
    });
  });

  it('tells what is in the way of a write', async () => {
    const { client } = answering('{"message":"Ändrat.","yours":null,"current":{"version":3},"trace":1}', {
      status: 412,
    });
    const error = await client.call('deletePost', { params: { id: 7 } }).catch((thrown) => thrown);
    expect(error.conflict).toEqual({ yours: null, current: { version: 3 } });
  });

  it('says after how long the service wants to be called again', async () => {
    const asked = async (header: Record<string, string>) => {
      const { client } = answering('{"message":"För många"}', { status: 429, headers: header });
      const error = await client.call('listPosts', {}).catch((thrown) => thrown);
      return error.retryAfterSeconds;
    };
    expect(await asked({ 'retry-after': '30' })).toBe(30);
    expect(await asked({ 'retry-after': new Date(Date.now() + 60_000).toUTCString() })).toBeCloseTo(60, -1);
    expect(await asked({ 'retry-after': 'snart' })).toBeNull();
    expect(await asked({})).toBeNull();
  });

  it('takes the first error under the status code when there is no message', async () => {
    for (const body of [
      '{"422":["Fältet måste vara ifyllt","annat"]}',
      '{"errors":{"422":["Fältet måste vara ifyllt"]}}',
      '{"message":"","errors":{"422":{"message":"Fältet måste vara ifyllt"}}}',
    ]) {
      const { client } = answering(body, { status: 422 });
      await expect(client.call('listPosts', {})).rejects.toThrow('Fältet måste vara ifyllt');
    }
  });

  it('has words of its own for an error page that is not JSON', async () => {
    const { client } = answering('<h1>Bad gateway</h1>', { status: 502 });
    await expect(client.call('listPosts', {})).rejects.toThrow('Något gick fel');
  });
});
