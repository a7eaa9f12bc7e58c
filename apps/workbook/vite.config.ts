import { styledComponents } from '@brandpost/web/styled-components.config.ts';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

/** The web app's build, so that what is looked at here is what is shipped. */
export default defineConfig({
  plugins: [babel({ presets: [styledComponents] }), react()],
  resolve: { conditions: ['brandpost-source', ...defaultClientConditions] },
});
