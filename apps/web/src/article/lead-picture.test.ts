import { expect, it } from 'vitest';
import { leadOf } from './lead-picture.tsx';

const media = { id: 1, filename: 'a.jpg', title: '', alt: 'En bil', widthPx: 10, heightPx: 5, copies: [] };
const node = (type: string, props: Record<string, unknown>) => ({
  id: type,
  type,
  version: '1.0.0',
  props,
  children: [],
});
const text = node('html', { html: '<p>x</p>' });

it('shows a picture of the text that is the post’s own on top alone, with its caption', () => {
  const content = [text, node('image', { imgSrc: '/media/a.jpg', caption: ' Vid ån ' })];
  expect(leadOf({ media, content })).toEqual({ media, caption: 'Vid ån', content: [text] });
});

it('leaves other pictures where they stand, and what is no picture', () => {
  const content = [node('image', { imgSrc: '/media/b.jpg' }), node('image', { imgSrc: 7 }), text];
  expect(leadOf({ media, content })).toEqual({ media, caption: '', content });
  expect(leadOf({ media: null, content })).toEqual({ media: null, caption: '', content });
  expect(leadOf({ media })).toEqual({ media, caption: '', content: [] });
});

it('lets an answer come first, and leaves the picture behind it', () => {
  const lookup = node('area-lookup', {});
  const content = [lookup, text, node('image', { imgSrc: '/media/a.jpg' })];
  expect(leadOf({ media, content })).toEqual({ media: null, caption: '', content });
  expect(leadOf({ media, content: [lookup, text] }).media).toBe(media);
});
