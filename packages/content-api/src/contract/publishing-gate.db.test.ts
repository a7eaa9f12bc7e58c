import { beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from './engines.fixtures.ts';

const ADMINISTRATOR = 1;

const block = (type: string, props: object, id = 'a', children: object[] = []) => ({
  ...{ id, type, version: '1.0.0', props },
  children,
});
const text = (html: string) => block('html', { html });
const heading = (id: string) => block('heading', { text: ' ', size: 2 }, id);

const FAULTS = {
  'a link that leads nowhere': {
    content: [text('<p>Läs om <a href="/sida/finns-inte">brandvarnare</a></p>')],
    mayOverride: false,
  },
  'an empty heading': { content: [heading('a')], mayOverride: true },
  'a table without headings': {
    content: [block('table', {}, 'a', [block('table-row', { items: 'Norrån | Söderbo' }, 'b')])],
    mayOverride: true,
  },
} as const;

describeOnBothEngines('what is published with faults', (api) => {
  let token = '';
  beforeAll(async () => {
    token = await api.tokenFor(ADMINISTRATOR);
  });
  const post = (content: object[], more: object = {}) => ({
    ...{ type: 'news', title: 'Så släcker du', nodeIds: [1], content },
    ...more,
  });
  const create = (body: object) => api.send('POST', '/post', { token, body });
  const change = (id: number, body: object) => api.send('PUT', `/post/${id}`, { token, body });

  it.each(Object.entries(FAULTS))('does not go out with %s, by no way of writing', async (_, fault) => {
    const { content, mayOverride } = fault;
    const refused = await create(post([...content], { status: 'publish' }));
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual([
      { field: 'content', message: expect.stringMatching(/\p{L}{3}.*\./u) },
    ]);

    const draft = await create(post([...content], { status: 'draft' }));
    expect(draft.status).toBe(201);
    const { id } = draft.body;
    const later = new Date(Date.now() + 86_400_000).toISOString();
    expect((await change(id, { status: 'publish' })).status).toBe(422);
    expect((await change(id, { status: 'future', publishedDate: later })).status).toBe(422);
    expect((await api.get(`/post/${id}`, token)).body.status).toBe('draft');

    const override = { reason: 'Brådskar', findings: ['Fel'] };
    const forced = await change(id, { status: 'publish', override });
    expect(forced.status).toBe(mayOverride ? 200 : 422);
  });

  it('is refused when what is out gets a fault, now or by a change that waits', async () => {
    const { body: out } = await create(post([text('<p>Text</p>')], { status: 'publish' }));
    const content = FAULTS['an empty heading'].content;
    expect((await change(out.id, { content })).status).toBe(422);
    const publishAt = new Date(Date.now() + 86_400_000).toISOString();
    const waiting = await api.send('PUT', `/post/${out.id}/scheduled-change`, {
      token,
      body: { publishAt, post: { content } },
    });
    expect(waiting.status).toBe(422);
  });

  it('may be saved again with the faults that it went out with, not with others', async () => {
    const override = { reason: 'Brådskar', findings: ['Fel'] };
    const content = [...FAULTS['an empty heading'].content];
    const { status, body: out } = await create(post(content, { status: 'publish', override }));
    expect(status).toBe(201);
    expect((await change(out.id, { title: 'Så släcker du elden' })).status).toBe(200);
    const worse = [...content, heading('b')];
    expect((await change(out.id, { content: worse })).status).toBe(422);
  });

  it('keeps no alert waiting', async () => {
    const alert = { type: 'alert', unpublishedDate: new Date(Date.now() + 3_600_000).toISOString() };
    const content = [...FAULTS['a link that leads nowhere'].content];
    expect((await create(post(content, { ...alert, status: 'publish' }))).status).toBe(201);
  });
});
