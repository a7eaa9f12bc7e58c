import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AssetManifest, Renderer } from '@brandpost/render-contract';
import { SettingError } from '@brandpost/settings';
import type { FastifyInstance } from 'fastify';
import { assetRoutes } from '../assets/assets.ts';

/** Where pages come from: the built web app, or its sources while developing. */
export type PageSource = {
  mode: 'built' | 'developing';
  /** The renderer as it is now; while developing it follows every change. */
  renderer(): Promise<Renderer>;
  assets: AssetManifest | null;
  /**
   * Serves scripts, fonts and icons.
   * @param keptFolder where those of earlier builds are kept
   */
  serveFiles(app: FastifyInstance, keptFolder: string): Promise<void>;
  /** Called when a source changes, so that pages are rendered anew; those of a build never do. */
  onChange?(listener: () => void): void;
};

/** The folder of the web app beside this one; the same from the sources and from the build. */
export const WEB_FOLDER = fileURLToPath(new URL('../../../web/', import.meta.url));

/**
 * The built web app, loaded once. The bundle loads while the rest of the start goes on.
 * @throws SettingError where it has not been built
 */
export async function builtPages(folder = WEB_FOLDER): Promise<PageSource> {
  const bundle = join(folder, 'dist/server/entry-server.js');
  if (!existsSync(bundle)) {
    throw new SettingError('The web app is not built. Run: npx pnpm@12 build');
  }
  const loaded: Promise<{ renderer: Renderer }> = import(pathToFileURL(bundle).href);
  const manifest = await readFile(join(folder, 'dist/client/.vite/manifest.json'), 'utf8');
  return {
    mode: 'built',
    renderer: async () => (await loaded).renderer,
    assets: JSON.parse(manifest),
    serveFiles: (app, kept) => assetRoutes(app, { client: join(folder, 'dist/client'), kept }),
  };
}
