import { describe, expect, it } from 'vitest';
import { createUploads } from './uploads.ts';

const WORDS = { title: 'Bil', alt: 'En röd brandbil', isDecorative: false };
const pictures = (...names: string[]) => names.map((name) => new File(['x'], name, { type: 'image/jpeg' }));

/** A service that answers when it is told to. */
function slowService() {
  const sent: { name: string; folder: unknown; signal: AbortSignal; answer: (body: unknown) => void }[] = [];
  const send: NonNullable<Parameters<typeof createUploads>[0]> = ({ file, query, signal }) =>
    new Promise((answer) => {
      sent.push({ name: (file as File).name, folder: query.categoryId, signal, answer });
    });
  return { sent, send };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('files on their way into the library', () => {
  it('are sent by themselves, two at a time, to the folder that was chosen last', async () => {
    const { sent, send } = slowService();
    const uploads = createUploads(send);
    uploads.add(pictures('a.jpg', 'b.jpg', 'c.jpg'), 1);
    uploads.move(4);
    for (const { id } of uploads.queue()) uploads.describe(id, WORDS);
    expect(sent.map(({ name, folder }) => [name, folder])).toEqual([
      ['a.jpg', 4],
      ['b.jpg', 4],
    ]);
    sent[0]?.answer({ id: 5, filename: 'a.jpg' });
    await settled();
    expect(sent.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
    expect(uploads.queue().map(({ progress }) => progress.step)).toEqual(['done', 'sending', 'sending']);
  });

  it('go no further when they are taken out of the queue, or all is given up', async () => {
    const { sent, send } = slowService();
    const uploads = createUploads(send);
    uploads.add(pictures('a.jpg', 'b.jpg'), null);
    for (const { id } of uploads.queue()) uploads.describe(id, WORDS);
    const [first] = uploads.queue();
    uploads.remove(first?.id ?? 0);
    expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    uploads.end();
    expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, true]);
    sent[1]?.answer({ id: 6, filename: 'b.jpg' });
    await settled();
    expect(uploads.queue()).toEqual([]);
  });

  it('say that the answer was none', async () => {
    const { sent, send } = slowService();
    const uploads = createUploads(send);
    uploads.add(pictures('a.jpg'), null);
    uploads.describe(uploads.queue()[0]?.id ?? 0, WORDS);
    sent[0]?.answer({ nothing: true });
    await settled();
    expect(uploads.queue()[0]?.progress).toMatchObject({ step: 'failed', failure: { canRetry: true } });
  });
});
