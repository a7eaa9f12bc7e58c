import {
  DeleteObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3';
import type { MirrorTarget } from './mirror-target.ts';

/** Browsers and caches may keep a page of the copy for so long, in seconds. */
const MAX_AGE_S = 5;

/** A part of a bucket for a static copy of the site. @param prefix ends with `/`, or is empty */
export function bucketTarget(
  client: S3Client,
  { bucket, prefix }: { bucket: string; prefix: string },
): MirrorTarget {
  const object = (file: string) => ({ Bucket: bucket, Key: prefix + file });
  return {
    async write(file, bytes, fileType) {
      const about = { ContentType: fileType, CacheControl: `public, max-age=${MAX_AGE_S}` };
      await client.send(new PutObjectCommand({ ...object(file), ...about, Body: bytes }));
    },
    async remove(file) {
      await client.send(new DeleteObjectCommand(object(file)));
    },
    async list() {
      const files: string[] = [];
      for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })) {
        for (const { Key } of page.Contents ?? [])
          if (Key !== undefined) files.push(Key.slice(prefix.length));
      }
      return files;
    },
    close() {
      client.destroy();
    },
  };
}
