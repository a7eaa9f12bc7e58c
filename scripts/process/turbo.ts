import { type Command, tool } from './tool.ts';

/** Silent about itself: nothing is sent anywhere and no newer version is advertised. */
export const TURBO_ENV = { TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1', DO_NOT_TRACK: '1' };

/** Runs a task of turbo.json wherever it has not run since its inputs changed. */
export function turbo(...args: string[]): Command {
  return tool('turbo', ['run', ...args, '--output-logs=errors-only']);
}
