import { decodeMediaRecord, type MediaRecord } from '@brandpost/rubicore-api';
import { describe, expect, it } from 'vitest';
import { nextToSend, queueAfter, type Upload, type UploadEvent } from './upload-queue.ts';

const WORDS = { title: 'Bil', alt: 'En röd brandbil', isDecorative: false };
const MEDIA = decodeMediaRecord({ id: 9, filename: 'bil.jpg' }) as MediaRecord;
const CUT = { message: 'Anslutningen bröts.', canRetry: true };

function jpeg(id: number, type = 'image/jpeg') {
  return { id, file: new File(['x'], `${id}.jpg`, { type }) };
}

function queueOf(ids: number[], ...events: UploadEvent[]): readonly Upload[] {
  const files = ids.map((id) => jpeg(id));
  const added: UploadEvent = { event: 'added', files, categoryId: null };
  return [added, ...events].reduce<readonly Upload[]>(queueAfter, []);
}

const steps = (queue: readonly Upload[]) => queue.map(({ progress }) => progress.step);
const described = (id: number): UploadEvent => ({ event: 'described', id, words: WORDS });
const started = (id: number): UploadEvent => ({ event: 'started', id });

describe('the upload queue', () => {
  it('sends nothing before it is said what the file shows', () => {
    const queue = queueOf([1, 2]);
    expect(steps(queue)).toEqual(['describing', 'describing']);
    expect(nextToSend(queue)).toEqual([]);
    expect(nextToSend(queueAfter(queue, described(2))).map(({ id }) => id)).toEqual([2]);
  });

  it('sends two at once, and the next when one is there', () => {
    const all = queueOf([1, 2, 3, 4], ...[1, 2, 3, 4].map(described));
    expect(nextToSend(all).map(({ id }) => id)).toEqual([1, 2]);
    const two = [started(1), started(2)].reduce(queueAfter, all);
    expect(nextToSend(two)).toEqual([]);
    const one = queueAfter(two, { event: 'finished', id: 1, media: MEDIA });
    expect(nextToSend(one).map(({ id }) => id)).toEqual([3]);
  });

  it('refuses a file of the wrong kind at once, and never sends it', () => {
    const queue = queueAfter([], { event: 'added', files: [jpeg(1, 'text/plain')], categoryId: 3 });
    expect(steps(queue)).toEqual(['failed']);
    expect(steps(queueAfter(queue, described(1)))).toEqual(['failed']);
    expect(steps(queueAfter(queue, { event: 'retried', id: 1 }))).toEqual(['failed']);
  });

  it('tries again with the same words after the connection was cut', () => {
    const failed = queueOf([1], described(1), started(1), { event: 'failed', id: 1, failure: CUT });
    const again = queueAfter(failed, { event: 'retried', id: 1 });
    expect(steps(again)).toEqual(['waiting']);
    expect(again[0]?.words).toEqual(WORDS);
  });

  it('does not hear of a file that was cancelled', () => {
    const cancelled = queueOf([1], described(1), started(1), { event: 'removed', id: 1 });
    expect(queueAfter(cancelled, { event: 'finished', id: 1, media: MEDIA })).toEqual([]);
  });

  it('does not go back from what is done', () => {
    const done = queueOf([1], described(1), started(1), { event: 'finished', id: 1, media: MEDIA });
    const events: UploadEvent[] = [
      { event: 'progressed', id: 1, share: 0.5 },
      { event: 'failed', id: 1, failure: CUT },
      { event: 'retried', id: 1 },
      started(1),
    ];
    for (const event of events) expect(steps(queueAfter(done, event))).toEqual(['done']);
  });

  it('keeps what is under way when the rest is cleared', () => {
    const queue = queueOf([1, 2], described(1), started(1), { event: 'finished', id: 1, media: MEDIA });
    expect(queueAfter(queue, { event: 'cleared' }).map(({ id }) => id)).toEqual([2]);
  });
});
