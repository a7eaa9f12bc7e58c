import { capabilityValue } from '@brandpost/domain';
import type { ApiViewer } from '../access/api-viewer.ts';

/** Whether somebody may upload, change and delete files. */
export function managesMedia(viewer: ApiViewer): boolean {
  return capabilityValue(viewer.grants, 'manage_media') === true;
}
