import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { styledComponents } from './styled-components.config.ts';

/** What only those who write or sign in need, however many parts of the app share it. */
const NOT_FOR_VISITORS =
  /src\/(editor|media-library|admin-table|administration|layouts\/profile|routes\/profile)\/|(editor|media|profile|admin[a-z-]*)-texts|csv\.ts|use-renew|react-hook-form|link-icon|lists\/(list-state|search-field)|need-right|may-any|icons\/(bed-double|file-check|file-search|graduation-cap|message-square-text|user-check|users|shield-check|shield-exclamation-point|list|trash|venetian-mask|search-x|user-round|log-out|pencil|plus|trash-2|columns-3|file-down|ellipsis-vertical|chevrons-up-down|undo-2|cloud-off|lock-keyhole)\.|(other-calls|calls)\.ts|validation\/src/;

/**
 * Two builds: the client (`vite build`) with a manifest that the server reads, and the server bundle
 * (`vite build --ssr`), which holds all it needs so that the BFF can load it as one file.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [babel({ presets: [styledComponents] }), react()],
  publicDir: isSsrBuild ? false : 'public',
  resolve: { conditions: ['brandpost-source'] },
  ssr: {
    noExternal: command === 'build' ? true : [/^@brandpost\//],
    resolve: { conditions: ['brandpost-source'], externalConditions: ['brandpost-source'] },
  },
  build: {
    manifest: !isSsrBuild,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    // Fonts stay files: a data address in the inline style would be sent with every page.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Styled Components uses its list of attributes for warnings in development alone, but brings it along.
      treeshake: { moduleSideEffects: (id) => !id.includes('@emotion/is-prop-valid') },
      // The fonts' files are named by the server alone.
      input: isSsrBuild ? 'src/entry-server.tsx' : ['src/entry-boot.ts', 'src/app/fonts.ts'],
      // What every page starts with is small and its own file. What three chunks share, or two of them and the frame
      // around all pages, is one: forty small ones pack worse, and each costs a request.
      output: isSsrBuild
        ? {}
        : {
            codeSplitting: {
              groups: [
                { name: 'boot', test: /preload-helper|src\/boot\/|element-ids/ },
                { name: 'shared', test: (id) => !NOT_FOR_VISITORS.test(id), minShareCount: 3 },
                { name: 'shared', test: /domain|src\/layouts\//, minShareCount: 2 },
              ],
            },
          },
    },
  },
}));
