import { decodeMediaRecord, type MediaRecord } from '@brandpost/rubicore-api';
import { describe, expect, it } from 'vitest';
import { nextToSend, type Upload, uploadEvents, uploadsReducer } from './uploads-slice.ts';

const WORDS = { title: 'Bil', alt: 'En röd brandbil', isDecorative: false };
const MEDIA = decodeMediaRecord({ id: 9, filename: 'bil.jpg' }) as MediaRecord;
const CUT = { message: 'Anslutningen bröts.', canRetry: true };
type Event = Parameters<typeof uploadsReducer>[1];

const { started, finished, failed, progressed, retried, removed, cleared, moved } = uploadEvents;
const jpeg = (id: number, type = 'image/jpeg') => ({ id, file: new File(['x'], `${id}.jpg`, { type }) });
const after = (queue: readonly Upload[], ...events: Event[]) => events.reduce(uploadsReducer, queue);
const queueOf = (ids: number[], ...events: Event[]) =>
  after([], uploadEvents.added({ files: ids.map((id) => jpeg(id)), categoryId: null }), ...events);
const steps = (queue: readonly Upload[]) => queue.map(({ progress }) => progress.step);
const described = (id: number) => uploadEvents.described({ id, words: WORDS });

describe('the upload queue', () => {
  it('sends nothing before it is said what the file shows', () => {
    const queue = queueOf([1, 2]);
    expect(steps(queue)).toEqual(['describing', 'describing']);
    expect(nextToSend(queue)).toEqual([]);
    expect(nextToSend(after(queue, described(2))).map(({ id }) => id)).toEqual([2]);
  });

  it('sends two at once, and the next when one is there', () => {
    const all = queueOf([1, 2, 3, 4], ...[1, 2, 3, 4].map(described));
    expect(nextToSend(all).map(({ id }) => id)).toEqual([1, 2]);
    const two = after(all, started({ id: 1 }), started({ id: 2 }));
    expect(nextToSend(two)).toEqual([]);
    expect(nextToSend(after(two, finished({ id: 1, media: MEDIA }))).map(({ id }) => id)).toEqual([3]);
  });

  it('refuses a file of the wrong kind at once, and never sends it', () => {
    const added = uploadEvents.added({ files: [jpeg(1, 'text/plain')], categoryId: 3 });
    const queue = after([], added);
    expect(steps(queue)).toEqual(['failed']);
    expect(steps(after(queue, described(1), retried({ id: 1 })))).toEqual(['failed']);
  });

  it('tries again with the same words after the connection was cut', () => {
    const queue = queueOf([1], described(1), started({ id: 1 }), failed({ id: 1, failure: CUT }));
    const again = after(queue, retried({ id: 1 }));
    expect(steps(again)).toEqual(['waiting']);
    expect(again[0]?.words).toEqual(WORDS);
  });

  it('holds what is written of a file before it is final, and begins with a title from its name', () => {
    const queue = queueOf([1]);
    expect(queue[0]?.words).toEqual({ title: '1', alt: '', isDecorative: false });
    const written = after(queue, uploadEvents.written({ id: 1, words: WORDS }));
    expect([steps(written), written[0]?.words]).toEqual([['describing'], WORDS]);
    const late = { id: 1, words: { ...WORDS, alt: 'För sent' } };
    expect(after(written, described(1), uploadEvents.written(late))[0]?.words).toEqual(WORDS);
  });

  it('goes to another folder, but for what is on its way or has arrived', () => {
    const begun = [described(1), started({ id: 1 }), finished({ id: 1, media: MEDIA }), described(2)];
    const queue = queueOf([1, 2, 3, 4], ...begun, started({ id: 2 }), described(3));
    const folders = after(queue, moved({ categoryId: 7 })).map(({ categoryId }) => categoryId);
    expect(folders).toEqual([null, null, 7, 7]);
  });

  it('does not hear of a file that was cancelled', () => {
    const cancelled = queueOf([1], described(1), started({ id: 1 }), removed({ id: 1 }));
    expect(after(cancelled, finished({ id: 1, media: MEDIA }))).toEqual([]);
  });

  it('does not go back from what is done', () => {
    const done = queueOf([1], described(1), started({ id: 1 }), finished({ id: 1, media: MEDIA }));
    const events = [
      progressed({ id: 1, share: 0.5 }),
      failed({ id: 1, failure: CUT }),
      retried({ id: 1 }),
      started({ id: 1 }),
    ];
    for (const event of events) expect(steps(after(done, event))).toEqual(['done']);
  });

  it('keeps what is under way when the rest is cleared', () => {
    const queue = queueOf([1, 2], described(1), started({ id: 1 }), finished({ id: 1, media: MEDIA }));
    expect(after(queue, cleared()).map(({ id }) => id)).toEqual([2]);
    expect(after(queue, uploadEvents.ended())).toEqual([]);
  });
});
