import { ApiError } from '@brandpost/rubicore-api';
import { mediaTexts } from '../media-texts.ts';

/** Why a file was not taken, and whether the same file may be taken another time. */
export type UploadFailure = { message: string; canRetry: boolean };

const MEGABYTE = 1024 * 1024;
const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];
const PDF_TYPE = 'application/pdf';
const MAX_PICTURE_BYTES = 15 * MEGABYTE;
const MAX_PDF_BYTES = 50 * MEGABYTE;

/** For the browser's file chooser. */
export const ACCEPTED_TYPES = [...PICTURE_TYPES, PDF_TYPE].join(',');

const { uploads: texts } = mediaTexts;

/** What can be known of a file before it is sent; null where nothing is wrong. The server judges by the bytes. */
export function refusalOf({ type, size }: Pick<Blob, 'type' | 'size'>): UploadFailure | null {
  if (!PICTURE_TYPES.includes(type) && type !== PDF_TYPE) return final(texts.wrongType);
  if (size === 0) return final(texts.empty);
  return size > (type === PDF_TYPE ? MAX_PDF_BYTES : MAX_PICTURE_BYTES) ? final(texts.tooLarge) : null;
}

/** The message of an upload that failed. */
export function uploadFailureOf(error: unknown): UploadFailure {
  if (!(error instanceof ApiError)) return passing(texts.noConnection);
  if (error.status === 401) return passing(texts.signedOut);
  if (error.status === 413) return final(texts.tooLarge);
  // What its name and the browser say has been looked at before it was sent.
  if (error.status === 415) return final(texts.otherType);
  if (error.code === 'UNREADABLE_PICTURE') return final(texts.unreadable);
  return passing(error.errors[0]?.message || error.message || mediaTexts.failed.title);
}

function final(message: string): UploadFailure {
  return { message, canRetry: false };
}

function passing(message: string): UploadFailure {
  return { message, canRetry: true };
}
