import { soundPolygon } from '@brandpost/domain';
import { describe, expect, it } from 'vitest';
import { decodeAlertDetails } from './alert-details.ts';
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

it('an area is read corner by corner, and one of another upstream that is none stays none', () => {
  const polygonOf = (polygon: unknown) =>
    soundPolygon(decodeAlertDetails({ level: 'vma', polygon })?.polygon ?? []);
  const corners = [
    { lat: 64.1, lon: 20.1 },
    { lat: 64.1, lon: 20.2 },
    { lat: 64.2, lon: 20.200_04 },
  ];
  const last = { lat: 64.2, lon: 20.2 };
  expect(polygonOf(corners)).toEqual([...corners.slice(0, 2), last]);
  expect(polygonOf(JSON.stringify(corners))).toHaveLength(3);
  for (const other of [
    undefined,
    null,
    7,
    'x',
    {},
    [...corners, null],
    [...corners, { lat: 'x', lon: 20 }],
    [1, 2, 3],
  ])
    expect(polygonOf(other)).toEqual([]);
});
