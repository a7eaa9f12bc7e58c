import type { TestProject } from 'vitest/node';
import { seedFolder } from '../seeded-folder.ts';
import { startService } from '../start-service.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the service of all HTTP tests is. They read it only. */
    origin: string;
  }
}

/** Before all HTTP tests: the built product is started with the demo content, once. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const removeFolder = await seedFolder();
  const service = await startService('http');
  project.provide('origin', service.origin);
  return async () => {
    await service.stop();
    await removeFolder();
  };
}
