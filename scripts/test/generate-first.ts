import type { TestProject } from 'vitest/node';
import { generate } from '../generate.ts';

/** Before tests, which run from the sources: what those compile from schemas is as the schemas are. */
export async function setup(project: TestProject): Promise<void> {
  await generate();
  project.onTestsRerun(generate);
}
