import { ApiError } from '@brandpost/rubicore-api';
import { data } from 'react-router';
import { describe, expect, it } from 'vitest';
import { isWorthWaitingFor, retryDelayMs, withRetries } from './retry-policy.ts';
import { isTransient, saysNothing, wasNotBegun } from './transient.ts';

const answered = (status: number, retryAfterSeconds: number | null = null) =>
  new ApiError({ status, url: '/', message: 'Nej', retryAfterSeconds });
const LOST = new TypeError('Failed to fetch');

describe('what is tried again', () => {
  it.each([408, 429, 502, 503, 504])('is a call that is answered with %i', (status) => {
    expect([isTransient(answered(status)), isTransient(data(null, { status }))]).toEqual([true, true]);
  });

  it.each([400, 401, 403, 404, 409, 412, 413, 422, 500])('is none that is answered with %i', (status) => {
    expect(isTransient(answered(status))).toBe(false);
  });

  it('is a call that nobody answers, and no fault of our own', () => {
    expect(isTransient(LOST)).toBe(true);
    expect(isTransient(new Error('The answer holds no post'))).toBe(false);
  });

  it('is, where nothing may be done twice, what the service has not begun', () => {
    expect([408, 429, 503].map((status) => wasNotBegun(answered(status)))).toEqual([true, true, true]);
    expect([502, 504].map((status) => wasNotBegun(answered(status)))).toEqual([false, false]);
    expect(wasNotBegun(LOST)).toBe(false);
  });

  it('tells nothing of what was asked for, as a fault of the service does not', () => {
    expect([answered(429), answered(500), LOST].map(saysNothing)).toEqual([true, true, true]);
    expect([answered(404), answered(422)].map(saysNothing)).toEqual([false, false]);
  });
});

describe('the time between tries', () => {
  it('grows to fifteen seconds, and differs between those who were answered at once', () => {
    const soonest = [0, 1, 2, 3, 9].map((failures) => retryDelayMs(LOST, failures, () => 0));
    const latest = [0, 1, 2, 3, 9].map((failures) => retryDelayMs(LOST, failures, () => 1));
    expect(soonest).toEqual([1000, 2000, 4000, 7500, 7500]);
    expect(latest).toEqual([2000, 4000, 8000, 15_000, 15_000]);
  });

  it('is no shorter than the service asks for', () => {
    expect(retryDelayMs(answered(429, 30), 0, () => 0)).toBe(30_000);
    expect(retryDelayMs(answered(503, 86_400), 0, () => 0)).toBe(300_000);
  });
});

it('somebody who waits is served by one more try, soon; a closed service is not waited for', () => {
  const again = [LOST, answered(502), answered(429, 2)];
  const notAgain = [answered(429, 30), answered(503), answered(404), answered(500)];
  expect(again.map((error) => isWorthWaitingFor(error, 0))).toEqual([true, true, true]);
  expect(again.map((error) => isWorthWaitingFor(error, 1))).toEqual([false, false, false]);
  expect(notAgain.some((error) => isWorthWaitingFor(error, 0))).toBe(false);
});

describe('a task that fails', () => {
  const signal = new AbortController().signal;

  it('is done again while it may pass, so many times', async () => {
    let tries = 0;
    const task = async () => {
      tries += 1;
      throw answered(503, 0);
    };
    await expect(withRetries(task, { maxRetries: 1, signal })).rejects.toMatchObject({ status: 503 });
    expect(tries).toBe(2);
  });

  it('is not done again when it is refused, or when nobody waits for it any more', async () => {
    let tries = 0;
    const task = (status: number) => async () => {
      tries += 1;
      throw answered(status);
    };
    await expect(withRetries(task(422), { maxRetries: 5, signal })).rejects.toMatchObject({ status: 422 });
    const gone = new AbortController();
    const waiting = withRetries(task(503), { maxRetries: 5, signal: gone.signal });
    gone.abort();
    await expect(waiting).rejects.toMatchObject({ status: 503 });
    expect(tries).toBe(2);
  });
});
