import { decodeMediaRecord, type MediaRecord } from '@brandpost/rubicore-api';
import { DEMO_SITE } from '../site/demo-site.ts';

const found = DEMO_SITE.media
  .map(decodeMediaRecord)
  .find((media) => media?.fileType.startsWith('image/') && media.alt !== '');
if (!found) throw new Error('The demo service has no picture with an alt text');

/** A picture with its words. */
export const PICTURE: MediaRecord = found;
