import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import type { TestApi } from './engines.fixtures.ts';

/** A picture of noise, so that it cannot be packed into nothing. */
export async function picture(
  widthPx = 1200,
  heightPx = 800,
  format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' = 'jpeg',
): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const drawn = sharp({
    create: { width: widthPx, height: heightPx, channels: 3, noise, background: '#888' },
  });
  return await drawn.toFormat(format, format === 'avif' ? { effort: 0 } : {}).toBuffer();
}

/** The least that is a PDF; it opens at its first page. */
export function paper(): Buffer {
  return paperOpeningBy('[3 0 R/Fit]');
}

/** With a script that runs when it is opened. */
export function paperWithScript(): Buffer {
  return paperOpeningBy('<</S/JavaScript/JS(app.alert("hej"))>>');
}

function paperOpeningBy(action: string): Buffer {
  const objects = [
    '1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction 4 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj',
    `4 0 obj ${action} endobj`,
  ];
  return Buffer.from(`%PDF-1.7\n${objects.join('\n')}\ntrailer<</Root 1 0 R>>\n%%EOF\n`);
}

export type Upload = {
  token: string;
  body: Buffer;
  /** null: none is declared. */
  type?: string | null;
  query?: Record<string, string>;
  method?: 'POST' | 'PUT';
  path?: string;
};

/** What a record has to have said about it. */
export const WORDS = { title: 'Rök över hamnen', alt: 'Svart rök stiger över hamnen' };

/** Sends a file as a browser does. */
export async function upload(api: TestApi, { token, body, type, query, method, path }: Upload) {
  const search = new URLSearchParams(query ?? WORDS);
  const answer = await api.app.inject({
    method: method ?? 'POST',
    url: `/rubicore/core/v1${path ?? '/media'}?${search}`,
    headers: {
      authorization: `Bearer ${token}`,
      ...(type === null ? {} : { 'content-type': type ?? 'image/jpeg' }),
    },
    payload: body,
  });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
}

/** Asks for an uploaded file. */
export function fileOf(
  api: TestApi,
  name: string,
  token: string,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  return api.app.inject({
    url: `/media/${encodeURIComponent(name)}`,
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
}
