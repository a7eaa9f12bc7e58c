import { fileURLToPath } from 'node:url';
import { defineRolldownBabelPreset } from '@rolldown/plugin-babel';

/**
 * Gives every styled component a name that is the same on the server and in the browser, in whatever order
 * their modules are loaded. Without it, class names differ and hydration warns.
 */
export const styledComponents = defineRolldownBabelPreset({
  // By its path: Babel would look for the name from wherever the process was started.
  preset: () => ({
    plugins: [[pathOf('babel-plugin-styled-components'), { displayName: false, pure: true }]],
  }),
  rolldown: { filter: { code: 'styled-components' } },
});

function pathOf(packageName: string): string {
  return fileURLToPath(import.meta.resolve(packageName));
}
