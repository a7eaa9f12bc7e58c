import { ApiError } from '@brandpost/rubicore-api';
import { describe, expect, it } from 'vitest';
import { refusalOf, uploadFailureOf } from './upload-failure.ts';

const MEGABYTE = 1024 * 1024;

describe('a file before it is sent', () => {
  it.each([
    ['image/jpeg', 15 * MEGABYTE],
    ['application/pdf', 50 * MEGABYTE],
  ])('may be as large as the server takes: %s', (type, size) => {
    expect(refusalOf({ type, size })).toBeNull();
    expect(refusalOf({ type, size: size + 1 })?.message).toContain('för stor');
  });

  it.each(['image/svg+xml', 'text/html', 'image/heic', ''])('is refused as %j', (type) => {
    expect(refusalOf({ type, size: 10 })?.message).toContain('Filtypen');
  });

  it('is refused when it is empty', () => {
    expect(refusalOf({ type: 'image/png', size: 0 })?.message).toBe('Filen är tom.');
  });
});

function answered(status: number, code = 'X', errors: { field: string; message: string }[] = []) {
  return uploadFailureOf(new ApiError({ status, code, url: '/', message: 'Svarets egna ord', errors }));
}

describe('an upload that failed', () => {
  it('can be tried again when there was no connection', () => {
    expect(uploadFailureOf(new Error())).toEqual({
      message: 'Anslutningen bröts. Inget är sparat. Försök igen.',
      canRetry: true,
    });
  });

  it.each([
    [413, 'TOO_LARGE', 'för stor'],
    [415, 'WRONG_MEDIA_TYPE', 'något annat än vad namnet säger'],
    [422, 'UNREADABLE_PICTURE', 'för många bildpunkter'],
  ])('is not tried again when the file is the reason: %i %s', (status, code, part) => {
    const { message, canRetry } = answered(status, code);
    expect(message).toContain(part);
    expect(canRetry).toBe(false);
  });

  it('is described in the words of the answer otherwise, the field first', () => {
    expect(answered(503).message).toBe('Svarets egna ord');
    expect(
      answered(422, 'UNPROCESSABLE', [{ field: 'alt', message: 'Fältet måste vara ifyllt' }]).message,
    ).toBe('Fältet måste vara ifyllt');
  });
});
