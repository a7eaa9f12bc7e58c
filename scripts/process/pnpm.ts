import type { Command } from './tool.ts';

/** pnpm itself: the one that runs us, else the one that npx finds. */
export function pnpm(...args: string[]): Command {
  const path = process.env.npm_execpath ?? '';
  if (!/pnpm(?:\.[cm]?js|\.exe)?$/.test(path)) return ['npx', '--yes', 'pnpm@12', ...args];
  return /js$/.test(path) ? [process.execPath, path, ...args] : [path, ...args];
}
