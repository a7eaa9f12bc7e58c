import { expect, it } from 'vitest';
import { describeOnBothEngines } from './engines.fixtures.ts';
import { publishOld } from './old-post.fixtures.ts';

const DEAD = '/report/dead-link?perPage=100';

describeOnBothEngines('links that lead nowhere', (api) => {
  const news = (title: string, html: string) => ({
    ...{ type: 'news', title, nodeIds: [1] },
    content: [{ id: 'b1', type: 'html', version: '1.0.0', props: { html }, children: [] }],
  });
  const publish = async (title: string, html: string) =>
    await publishOld(api, await api.tokenFor(1), news(title, html));
  const dead = async () => (await api.get(DEAD, await api.tokenFor(3))).body as { href: string }[];

  it('are listed with where they stand, pages and files', async () => {
    const before = (await dead()).length;
    const id = await publish(
      'Länkar',
      `<p><a href="/sida/finns-inte?a=1">en sida</a>, <a href="/media/finns-inte.pdf">en fil</a>,
        <a href="/sida/brandvarnare">brandvarnare</a>, <a href="https://example.se/nej">andras</a></p>`,
    );
    expect((await dead()).slice(before)).toEqual([
      {
        ...{ postId: id, type: 'news', title: 'Länkar', slug: 'lankar' },
        ...{ text: 'en sida', href: '/sida/finns-inte?a=1' },
      },
      expect.objectContaining({ text: 'en fil', href: '/media/finns-inte.pdf' }),
    ]);
  });

  it('are those of what visitors see, and come and go with what they lead to', async () => {
    const before = (await dead()).length;
    const body = { ...news('Utkast', '<p><a href="/sida/finns-inte">x</a></p>'), status: 'draft' };
    const draft = await api.send('POST', '/post', { token: await api.tokenFor(1), body });
    expect(draft.status, JSON.stringify(draft.body)).toBe(201);
    expect(await dead()).toHaveLength(before);
    await publish('Leder dit', '<p><a href="/nyhet/kommer-snart">snart</a></p>');
    expect(await dead()).toHaveLength(before + 1);
    await publish('Kommer snart', '<p>Nu</p>');
    expect(await dead()).toHaveLength(before);
  });

  it('are for those who publish', async () => {
    expect((await api.get(DEAD)).status).toBe(401);
    expect((await api.get(DEAD, await api.tokenFor(7))).status).toBe(403);
  });
});
