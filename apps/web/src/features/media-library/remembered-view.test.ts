import { expect, it } from 'vitest';
import { WHOLE_LIBRARY } from './list/library-view.ts';
import { rememberedView, rememberView } from './remembered-view.ts';

it('opens the library as it was left, each kind of file by itself', () => {
  expect(rememberedView('image')).toEqual({ ...WHOLE_LIBRARY, kind: 'image' });
  const left = { ...WHOLE_LIBRARY, q: 'brand', categoryId: 4, unused: true, steps: 3, openId: 9 };
  rememberView('image', left);
  expect(rememberedView('image')).toEqual({ ...left, kind: 'image', steps: 1, openId: null });
  expect(rememberedView('pdf')).toEqual({ ...WHOLE_LIBRARY, kind: 'pdf' });
});
