import { updateBlock } from '@brandpost/cms-blocks';
import { type ContentNode, emptyDraft, type PostDraft } from '@brandpost/domain';
import { describe, expect, it } from 'vitest';
import { sayChanges } from './say-changes.ts';

const heading = (id: string, text: string) => ({
  ...{ id, type: 'heading', version: '1.0.0', props: { text, size: 2 }, children: [] },
});
const content: ContentNode[] = [heading('a', 'Så gör du'), heading('b', 'Sedan')];
const draft: PostDraft = { ...emptyDraft(), title: 'Elda', slug: 'elda', content };
const said = (change: Partial<PostDraft>, names = ['Sigrid Systemlund']) =>
  sayChanges(names, draft, { ...draft, ...change });
const changed = (id: string, text: string, from = content) => {
  const done = updateBlock(from, id, { text });
  if (!done.ok) throw new Error(done.error.message);
  return done.value;
};

describe('what is said of what colleagues have changed', () => {
  it.each([
    [{ title: 'Elda säkert', slug: 'elda-sakert' }, 'ändrade rubriken överst'],
    [{ excerpt: 'Så.' }, 'ändrade ingressen'],
    [{ content: changed('b', 'Till sist') }, 'ändrade rubriken ”Till sist”'],
    [{ content: [...content, heading('c', '')] }, 'lade till rubriken'],
    [{ content: content.slice(1) }, 'tog bort rubriken ”Så gör du”'],
    [{ content: content.toReversed() }, 'flyttade rubriken ”Sedan”'],
    [{ status: 'draft', publishedDate: null }, 'avpublicerade inlägget'],
    [{ title: 'Grilla', content: changed('b', 'Nu', changed('a', 'Gör så')) }, 'gjorde 3 ändringar'],
  ] as const)('names who and what: %j', (change, what) => {
    expect(said(change as Partial<PostDraft>)).toBe(`Sigrid Systemlund ${what}`);
  });

  it('names each who has saved, and nobody where that is not known', () => {
    expect(said({ excerpt: 'Så.' }, ['Anna Ek', 'Bo Al'])).toBe('Anna Ek och Bo Al ändrade ingressen');
    expect(said({ excerpt: 'Så.' }, [])).toBe('På ett annat ställe ändrades ingressen');
  });

  it('is nothing where nothing is another', () => {
    expect(said({})).toBe('');
  });
});
