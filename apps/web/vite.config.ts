import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { styledComponents } from './styled-components.config.ts';

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
      input: isSsrBuild ? 'src/entry-server.tsx' : 'src/entry-boot.ts',
      // What three chunks share is one file: forty small ones pack worse, and each costs a request.
      output: isSsrBuild
        ? {}
        : { codeSplitting: { groups: [{ name: 'shared', test: /./, minShareCount: 3 }] } },
    },
  },
}));
