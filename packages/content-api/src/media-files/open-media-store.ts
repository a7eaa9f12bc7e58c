import type { S3Settings } from '../config/config.ts';
import { localStore } from './local-store.ts';
import type { MediaStore } from './media-store.ts';

/**
 * The store that is configured: a bucket, else a folder.
 * @throws StartError when the bucket cannot be used
 */
export async function openMediaStore(config: {
  mediaDir: string;
  mediaBucket: S3Settings | null;
}): Promise<MediaStore> {
  if (config.mediaBucket === null) return localStore(config.mediaDir);
  // Large, and needed by few.
  const { s3Store } = await import('./s3-store.ts');
  const store = s3Store(config.mediaBucket);
  await store.check();
  return store;
}
