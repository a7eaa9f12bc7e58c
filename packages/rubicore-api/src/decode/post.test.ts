import { describe, expect, it } from 'vitest';
import { decodePost } from './post.ts';

const least = { id: 7, type: 'news', title: 'Rök över Åsbruk', slug: 'rok-over-asbruk' };

describe('reading a post from an upstream', () => {
  it('takes blurbs, info and contact as lists or as JSON text', () => {
    const lists = decodePost({ ...least, blurb: [{ title: 'a', text: 'b', url: '/c' }], info: [] });
    const texts = decodePost({
      ...least,
      blurbs: '[{"title":"a","text":"b","url":"/c"}]',
      contact: '{"name":"Växel"}',
    });
    expect(lists?.blurbs).toEqual(texts?.blurbs);
    expect(texts?.contact?.name).toBe('Växel');
  });

  it('fills what a plain upstream leaves out', () => {
    expect(decodePost(least)).toMatchObject({
      status: 'publish',
      parentId: 0,
      nodeIds: [],
      media: null,
      excerpt: '',
    });
  });

  it('takes ties as numbers, texts or records', () => {
    expect(decodePost({ ...least, nodeId: [1, '2', { id: 3 }, 'x', null] })?.nodeIds).toEqual([1, 2, 3]);
  });

  it('refuses what no page can show', () => {
    for (const wire of [
      null,
      'text',
      [],
      { ...least, id: 'x' },
      { ...least, type: 'unknown' },
      { ...least, slug: '' },
    ]) {
      expect(decodePost(wire)).toBeNull();
    }
  });

  it('leaves content out where the list did not carry it', () => {
    expect(decodePost(least)).not.toHaveProperty('content');
    expect(decodePost({ ...least, content: '[{"id":"1","type":"html"}]' })?.content).toEqual([
      { id: '1', type: 'html', version: '1.0.0', props: {}, children: [] },
    ]);
  });
});
