import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { styledComponents } from './styled-components.config.ts';

/** A build of its own: the page that shows what a phone keeps shares no chunk with the pages of visitors. */
export default defineConfig({
  plugins: [babel({ presets: [styledComponents] }), react()],
  publicDir: false,
  resolve: { conditions: ['brandpost-source'] },
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      treeshake: { moduleSideEffects: (id) => !id.includes('@emotion/is-prop-valid') },
      input: 'faltlage.html',
    },
  },
});
