import { beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from './engines.fixtures.ts';

const EDITOR = 3;
const AUTHOR = 4;
const STATES = 'status=publish&status=future&status=draft&perPage=99';

describeOnBothEngines('looking for a page to link to', (api) => {
  const tokens = new Map<number, string>();
  const tokenOf = (userId: number) => tokens.get(userId) ?? '';
  beforeAll(async () => {
    for (const id of [1, EDITOR, AUTHOR]) tokens.set(id, await api.tokenFor(id));
    const write = (title: string, status: string) =>
      api.send('POST', '/post', {
        token: tokenOf(AUTHOR),
        body: { type: 'page', title, status, nodeIds: [1] },
      });
    await write('Åskledare på Öns skola', 'draft');
    await write('Mer om ÅSKLEDARE', 'publish');
    await write('100 % säker_het', 'publish');
  });
  const titles = async (q: string, userId: number, states = STATES) => {
    const { body, total } = await api.get(`/post?q=${encodeURIComponent(q)}&${states}`, tokenOf(userId));
    expect(total).toBe(body.length);
    return body.map((post: { title: string }) => post.title).toSorted();
  };

  it('finds a part of a title, drafts too for those who write them', async () => {
    const both = ['Mer om ÅSKLEDARE', 'Åskledare på Öns skola'];
    expect(await titles('åskled', AUTHOR)).toEqual(both);
    expect(await titles(' ÅSKLEDARE ', 1)).toEqual(both);
    expect(await titles('åskled', EDITOR)).toEqual(['Mer om ÅSKLEDARE']);
    expect(await titles('ÖNS', AUTHOR)).toEqual(['Åskledare på Öns skola']);
    expect(await titles('askled', AUTHOR)).toEqual([]);
  });

  it('is narrowed by type and state, and takes signs for what they are', async () => {
    expect(await titles('åskled', AUTHOR, 'status=draft')).toEqual(['Åskledare på Öns skola']);
    expect(await titles('åskled', AUTHOR, `${STATES}&type=news`)).toEqual([]);
    expect(await titles('100 %', EDITOR)).toEqual(['100 % säker_het']);
    expect(await titles('r_h', EDITOR)).toEqual(['100 % säker_het']);
    expect(await titles('%s%', EDITOR)).toEqual([]);
  });

  it('is for those who are signed in: visitors search', async () => {
    expect((await api.get('/post?q=brand')).status).toBe(401);
    expect((await api.get(`/search?q=${encodeURIComponent('åskledare')}`)).body).toMatchObject([
      { title: 'Mer om ÅSKLEDARE' },
    ]);
  });
});
