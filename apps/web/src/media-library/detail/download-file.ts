/**
 * Saves what a call of ours answers with. Not by a link: a call has to say that it comes from this page, which links
 * cannot. @returns whether there was a file
 */
export async function downloadFile(address: string, name: string): Promise<boolean> {
  const answer = await fetch(address, { headers: { 'x-csrf': '1' } }).catch(() => null);
  if (answer?.ok !== true) return false;
  const blobAddress = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = blobAddress;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(blobAddress), 60_000);
  return true;
}
