import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * Two builds: the client (`vite build`) with a manifest that the server reads, and the server bundle
 * (`vite build --ssr`), which holds all it needs so that the BFF can load it as one file.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  publicDir: isSsrBuild ? false : 'public',
  resolve: { conditions: ['brandpost-source'] },
  ssr: {
    noExternal: true,
    resolve: { conditions: ['brandpost-source'], externalConditions: ['brandpost-source'] },
  },
  build: {
    manifest: !isSsrBuild,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    // Fonts stay files: a data address in the inline style would be sent with every page.
    assetsInlineLimit: 0,
    rolldownOptions: { input: isSsrBuild ? 'src/entry-server.tsx' : 'src/entry-client.tsx' },
  },
}));
