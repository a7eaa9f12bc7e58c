import { defineConfig } from 'vite';

/** A build of its own: the service worker is one file under one name, and shares no chunk with pages. */
export default defineConfig({
  publicDir: false,
  resolve: { conditions: ['brandpost-source'] },
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    lib: {
      entry: 'src/service-worker/service-worker.ts',
      formats: ['iife'],
      name: 'serviceWorker',
      fileName: () => 'service-worker.js',
    },
  },
});
