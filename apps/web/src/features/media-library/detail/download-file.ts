import { browserFetch } from '../../../api/browser-fetch.ts';
import { saveFile } from '../../../api/save-file.ts';

/**
 * Saves what a call of ours answers with. Not by a link: a call has to say that it comes from this page, which links
 * cannot. @returns whether there was a file
 */
export async function downloadFile(address: string, name: string): Promise<boolean> {
  const answer = await browserFetch(address).catch(() => null);
  if (answer?.ok !== true) return false;
  saveFile(name, await answer.blob());
  return true;
}
