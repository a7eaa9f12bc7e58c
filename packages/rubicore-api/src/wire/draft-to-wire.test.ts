import { emptyDraft } from '@brandpost/domain';
import { expect, it } from 'vitest';
import { draftToWire } from './draft-to-wire.ts';

it('sends empty strings as null, no parent as 0 and no excerpt as an empty text', () => {
  const wire = draftToWire({ ...emptyDraft(), pseudoAuthor: '', publishedDate: '' });
  expect(wire).toMatchObject({
    title: null,
    slug: null,
    pseudoAuthor: null,
    publishedDate: null,
    parentId: 0,
    excerpt: '',
    contact: null,
  });
});

it('keeps what is written', () => {
  const wire = draftToWire({ ...emptyDraft(), type: 'page', title: 'Sotning', excerpt: '', parentId: 110 });
  expect(wire).toMatchObject({
    type: 'page',
    title: 'Sotning',
    excerpt: '',
    parentId: 110,
    status: 'publish',
  });
});

it('sends blurbs, info and contact as JSON text', () => {
  const blurbs = [{ title: 'T', text: '"citat"', url: 'https://example.se' }];
  const info = [{ title: 'I', url: 'https://example.se', openInNewWindow: true }];
  const contact = { title: 'Växel', name: '', phone: '', email: '', address: '', openingHours: '' };
  const wire = draftToWire({ ...emptyDraft(), blurbs, info, contact });
  expect(JSON.parse(wire.blurbs)).toEqual(blurbs);
  expect(JSON.parse(wire.info)).toEqual(info);
  expect(JSON.parse(wire.contact ?? '')).toEqual(contact);
});

it('sends an order only for a new post that goes before no other', () => {
  const draft = { ...emptyDraft(), order: 3 };
  expect(draftToWire(draft).order).toBe(3);
  expect(draftToWire({ ...draft, id: 12 }).order).toBeNull();
  expect(draftToWire({ ...draft, orderPostBeforeId: 9 }).order).toBeNull();
});

it('sends the content as it is, the picture as its id, and no type while none is chosen', () => {
  const content = [{ id: 'a', type: 'html', version: '1.0.0', props: { html: '' }, children: [] }];
  const wire = draftToWire({ ...emptyDraft(), content, media: { id: 4, filename: 'a.jpg' } });
  expect(wire.content).toBe(content);
  expect(wire.mediaId).toBe(4);
  expect(Object.keys(wire)).not.toContain('type');
  expect(Object.keys(wire)).not.toContain('media');
});

it('begins a draft as published and shares nothing between drafts', () => {
  const draft = emptyDraft();
  draft.nodeIds.push(1);
  expect(emptyDraft().nodeIds).toEqual([]);
  expect(emptyDraft().status).toBe('publish');
});
