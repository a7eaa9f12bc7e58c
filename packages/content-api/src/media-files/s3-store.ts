import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { S3Settings } from '../config/config.ts';
import { StartError } from '../start-error.ts';
import type { MediaStore } from './media-store.ts';
import { storageFailure } from './storage-failure.ts';

export type S3Store = MediaStore & {
  /** @throws StartError when the bucket cannot be used */
  check(): Promise<void>;
  close(): void;
};

/** So that a bucket can hold other things beside ours. */
const PREFIX = 'media/';
const ATTEMPTS = 3;
const CONNECT_TIMEOUT_MS = 3_000;
const IDLE_TIMEOUT_MS = 30_000;

/** What goes wrong is thrown, and reported by the caller. */
const SILENT = { debug() {}, info() {}, warn() {}, error() {} };

/** Asks the server that the settings name, with their keys. */
export function s3Client({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings): S3Client {
  return new S3Client({
    endpoint: endpoint.href,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // A host name for each bucket is for Amazon alone.
    forcePathStyle: true,
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, socketTimeout: IDLE_TIMEOUT_MS },
    logger: SILENT,
    // Checksums in trailers are newer than many servers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** Files in a bucket, which several processes may share. */
export function s3Store(settings: S3Settings): S3Store {
  const { endpoint, bucket } = settings;
  const client = s3Client(settings);
  const object = (name: string) => ({ Bucket: bucket, Key: `${PREFIX}${name}` });
  return {
    async put(name, file, { fileType }) {
      try {
        const { size: ContentLength } = await stat(file);
        const about = { ...object(name), ContentLength, ContentType: fileType };
        await client.send(new PutObjectCommand({ ...about, Body: createReadStream(file) }));
      } catch (error) {
        throw storageFailure(error);
      }
    },

    async open(name, range) {
      const Range = range === undefined ? undefined : `bytes=${range.start}-${range.end}`;
      const response = await client
        .send(new GetObjectCommand({ ...object(name), Range }))
        .catch(nullWhereMissing);
      if (response === null) return null;
      if (!(response.Body instanceof Readable)) throw new Error('The bucket has answered without a body.');
      const whole = response.ContentRange?.split('/')[1];
      return { sizeBytes: Number(whole ?? response.ContentLength), stream: response.Body };
    },

    async delete(name) {
      await client.send(new DeleteObjectCommand(object(name)));
    },

    async sizeOf(name) {
      const response = await client.send(new HeadObjectCommand(object(name))).catch(nullWhereMissing);
      return response?.ContentLength ?? null;
    },

    async *list() {
      for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: PREFIX })) {
        for (const { Key } of page.Contents ?? []) if (Key !== undefined) yield Key.slice(PREFIX.length);
      }
    },

    async check() {
      try {
        await client.send(new HeadBucketCommand({ Bucket: bucket }));
      } catch (cause) {
        const reason = cause instanceof Error ? cause.name : 'unknown error';
        throw new StartError(`The bucket ${bucket} at ${endpoint.host} cannot be used (${reason}).`, {
          cause,
        });
      }
    },

    close() {
      client.destroy();
    },
  };
}

function nullWhereMissing(error: unknown): null {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
  throw storageFailure(error);
}
