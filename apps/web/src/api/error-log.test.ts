import { describe, expect, it } from 'vitest';
import { createErrorLog } from './error-log.ts';

const lost = { status: 502, url: '/rubicore/core/v1/link', message: 'Tjänsten svarar inte.' };

describe('the error log', () => {
  it('tells of one failing service once, however many calls it fails', () => {
    const log = createErrorLog();
    log.report(lost);
    log.report({ ...lost, url: '/rubicore/core/v1/post' });
    expect(log.entries()).toHaveLength(1);
    log.report({ ...lost, status: 504 });
    expect(log.entries()).toHaveLength(2);
  });

  it('keeps an error until it is closed', () => {
    const log = createErrorLog([{ id: '1', ...lost }]);
    log.close('another');
    expect(log.entries()).toHaveLength(1);
    log.close('1');
    expect(log.entries()).toEqual([]);
  });

  it('tells those who listen, and gives each entry a name of its own after what the server reported', () => {
    const log = createErrorLog([{ id: '1', ...lost }]);
    let changes = 0;
    const stop = log.subscribe(() => {
      changes += 1;
    });
    log.report({ ...lost, status: 504 });
    expect(log.entries().map(({ id }) => id)).toEqual(['1', '2']);
    stop();
    log.close('2');
    expect(changes).toBe(1);
  });
});
