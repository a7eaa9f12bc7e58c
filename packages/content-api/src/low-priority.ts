import type { ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';

/** Of -20 to 19, where 19 yields to everything else. */
const PRIORITY = 10;

/** Lets a process that has time yield the processor to those that answer somebody. */
export function lowerPriority(child: ChildProcess): void {
  child.once('spawn', () => {
    try {
      if (child.pid !== undefined) setPriority(child.pid, PRIORITY);
    } catch {
      // It has ended already, or the system does not allow it: then it runs like the others.
    }
  });
}
