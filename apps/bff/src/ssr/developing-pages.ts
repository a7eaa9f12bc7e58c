import type { Renderer } from '@brandpost/render-contract';
import type { FastifyInstance } from 'fastify';
import { createServer } from 'vite';
import { type PageSource, WEB_FOLDER } from './page-source.ts';

/** Prepares React's refresh before the app's first module: what Vite would put into an index.html. */
const REFRESH_SCRIPT = `import '/@vite/client';
import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
`;

/** The web app from its sources through Vite, with every change at once in the browser. */
export async function developingPages(folder = WEB_FOLDER): Promise<PageSource> {
  const vite = await createServer({
    root: folder,
    appType: 'custom',
    // The other loaders write a file beside the config, which a watching Node takes for a change.
    configLoader: 'native',
    server: { middlewareMode: true },
  });
  return {
    mode: 'developing',
    assets: null,
    async renderer() {
      const module = await vite.ssrLoadModule('/src/entry-server.tsx');
      return module.renderer as Renderer;
    },
    onChange: (listener) => void vite.watcher.on('change', listener),
    async serveFiles(app: FastifyInstance) {
      app.get('/@brandpost/refresh.js', (_, reply) => reply.type('text/javascript').send(REFRESH_SCRIPT));
      app.addHook('onRequest', (request, reply, done) => {
        if (request.url === '/@brandpost/refresh.js') return done();
        vite.middlewares(request.raw, reply.raw, () => done());
      });
      app.addHook('onClose', () => vite.close());
    },
  };
}
