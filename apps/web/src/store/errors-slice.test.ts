import { describe, expect, it } from 'vitest';
import { errorClosed, errorReported, errorsReducer } from './errors-slice.ts';

const lost = { status: 502, url: '/rubicore/core/v1/link', message: 'Tjänsten svarar inte.' };

describe('the error list', () => {
  it('shows one failing service once, however many calls it fails', () => {
    const once = errorsReducer([], errorReported(lost));
    expect(errorsReducer(once, errorReported({ ...lost, url: '/rubicore/core/v1/post' }))).toHaveLength(1);
    expect(errorsReducer(once, errorReported({ ...lost, status: 504 }))).toHaveLength(2);
  });

  it('keeps an error until it is closed', () => {
    const state = errorsReducer([], errorReported(lost));
    expect(errorsReducer(state, errorClosed('another'))).toEqual(state);
    expect(errorsReducer(state, errorClosed(state[0]?.id ?? ''))).toEqual([]);
  });
});
