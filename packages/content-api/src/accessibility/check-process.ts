import { readFile } from 'node:fs/promises';
import type { CheckAnswer, CheckOrder } from './open-checker.ts';

/** A process for what is large and slow: whatever a page or a paper does to it, the service goes on. */
process.on('message', async (order: CheckOrder) => {
  process.send?.(await answer(order));
});

async function answer(order: CheckOrder): Promise<CheckAnswer> {
  try {
    if (order.kind === 'html') {
      const { checkHtml } = await import('./check-html.ts');
      return { ok: true, ...(await checkHtml(order.html, order.url)) };
    }
    const { checkPdf } = await import('./check-pdf.ts');
    return { ok: true, title: '', found: await checkPdf(await readFile(order.file)) };
  } catch (error) {
    return { ok: false, why: error instanceof Error ? error.message : String(error) };
  }
}
