import { ApiError, callAddress, type calls, messageOf, retryAfterSecondsIn } from '@brandpost/rubicore-api';
import { leavesFor, OWN_CALL } from '../../../api/browser-fetch.ts';
import { withRetries } from '../../../api/retry-policy.ts';
import { wasNotBegun } from '../../../api/transient.ts';

/** The connection ended before there was an answer. */
class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
}

/** Named here, held to the list of all calls by its type: the list itself would come along with every page. */
const LINES: Pick<typeof calls, 'uploadMedia' | 'replaceMediaFile'> = {
  uploadMedia: 'POST /core/v1/media',
  replaceMediaFile: 'PUT /core/v1/media/:id/file',
};

type Sending = {
  call: keyof typeof LINES;
  params?: Record<string, number>;
  query: Record<string, string | number | boolean | undefined>;
  file: Blob;
  /** How much of the file has left, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

const MAX_RETRIES = 3;

/**
 * Sends a file as it is, and again when the service could not begin with it. Not by `fetch`, which does not tell how far
 * an upload has come.
 * @returns the answer as it travelled
 * @throws ApiError for every answer but 2xx, ConnectionLost where there was none; nothing is settled once it is aborted
 */
export function sendFile(sending: Sending): Promise<unknown> {
  const { signal } = sending;
  return withRetries(() => sendOnce(sending), { maxRetries: MAX_RETRIES, signal, isWorthIt: wasNotBegun });
}

function sendOnce({ call, params, query, file, onProgress, signal }: Sending): Promise<unknown> {
  const [method = '', path = ''] = LINES[call].split(' ');
  const address = callAddress(path, params, query);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('content-type', file.type || 'application/octet-stream');
    for (const [name, value] of Object.entries(OWN_CALL)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total);
    request.onerror = () => reject(new ConnectionLost());
    request.onload = () => {
      const body = parsed(request.responseText);
      if (request.status >= 200 && request.status < 300) return resolve(body);
      const error = errorFrom(address, request, body);
      if (error.status === 401) leavesFor(error.code);
      reject(error);
    };
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function errorFrom(url: string, request: XMLHttpRequest, body: unknown): ApiError {
  const { status } = request;
  const problem = typeof body === 'object' && body !== null ? body : {};
  const retryAfterSeconds = retryAfterSecondsIn(request.getResponseHeader('retry-after'));
  return new ApiError({ ...problem, status, url, message: messageOf(status, body) ?? '', retryAfterSeconds });
}
