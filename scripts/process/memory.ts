import { readFileSync } from 'node:fs';

/** Resident memory of a process, in megabytes; NaN where the system does not tell. */
export function memoryMb(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}
