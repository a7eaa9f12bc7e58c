import { Agent, request } from 'undici';
import { memoryMb } from '../process/memory.ts';

const AT_ONCE = 16;

/**
 * What the BFF takes once so many different pages have been asked for.
 * @returns resident memory in megabytes before and after
 */
export async function memoryOfPages(
  bff: { origin: string; pid: number | undefined },
  pages: number,
): Promise<{ beforeMb: number; afterMb: number }> {
  const dispatcher = new Agent({ connections: AT_ONCE });
  const beforeMb = memoryMb(bff.pid);
  let left = pages;
  const asking = Array.from({ length: AT_ONCE }, async () => {
    while (left > 0) {
      left -= 1;
      const answer = await request(`${bff.origin}/nyheter?sida=1&ar=${left}`, { dispatcher });
      await answer.body.dump();
    }
  });
  await Promise.all(asking);
  await dispatcher.close();
  return { beforeMb, afterMb: memoryMb(bff.pid) };
}
