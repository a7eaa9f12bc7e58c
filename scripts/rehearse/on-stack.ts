import { buildProduct } from '../build.ts';
import { step } from '../terminal/step.ts';
import { missingPrograms } from './programs.ts';
import { type Stack, startStack } from './stack.ts';

/**
 * Builds the product, starts all of it, and ends this process when it has been played with: with 0 where `play` finds
 * that all is well, else with 1. The stack is stopped in every case.
 */
export async function onStack(play: (stack: Stack) => Promise<boolean>): Promise<never> {
  const missing = await missingPrograms();
  if (missing.length > 0) {
    console.error(`Not installed: ${missing.join(', ')}.`);
    process.exit(1);
  }
  const built = await step('Build', buildProduct);
  if (!built.ok) {
    process.stderr.write(built.output);
    process.exit(1);
  }
  const stack = await startStack();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => stack.stop().finally(() => process.exit(1)));
  let isWell = false;
  try {
    isWell = await play(stack);
  } finally {
    await stack.stop();
  }
  process.exit(isWell ? 0 : 1);
}
