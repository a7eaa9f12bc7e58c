import { resolve } from 'node:path';

/** The folder that holds the whole project. */
export const PROJECT_ROOT = resolve(import.meta.dirname, '..');
