import { readFileSync } from 'node:fs';

/** What Linux counts in, on every machine that Node runs on. Source: getconf CLK_TCK */
const TICKS_PER_SECOND = 100;

/** What a process has used of processors so far, in milliseconds; NaN where the system does not tell. */
export function cpuTimeMs(pid: number | undefined): number {
  try {
    // Behind the program's name, which may hold anything. Source: proc_pid_stat(5), fields 14 and 15
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
  } catch {
    return Number.NaN;
  }
}
