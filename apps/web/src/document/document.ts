import type { AssetManifest } from '@brandpost/render-contract';
import type { Palettes } from '@brandpost/ui';
import { MODULES_ATTRIBUTE, ROOT_ELEMENT_ID, STATE_ELEMENT_ID } from './element-ids.ts';
import { stateJson } from './escape.ts';
import { headTags } from './head-tags.ts';
import { LINKS_WITHOUT_SCRIPTS } from './late-links.ts';
import type { PageMeta } from './page-meta.ts';
import type { Site } from './structured-data/site.ts';
import { structuredDataTag } from './structured-data/structured-data.ts';

const BOOT = 'src/entry-boot.ts';
const APP = 'src/entry-client.tsx';

type DocumentParts = Site & {
  meta: PageMeta;
  palettes: Palettes;
  /** What runs before anything is painted. */
  inlineScripts: readonly string[];
  /** The style elements that styled-components collected. */
  styleTags: string;
  body: string;
  state: unknown;
  fontPath: string;
  assets: AssetManifest | null;
  /** Source files that the app imports to take this page over. */
  sources: readonly string[];
};

/** The whole HTML document. Parts are joined, never replaced into each other: content may hold anything. */
export function documentHtml(parts: DocumentParts): string {
  return [
    '<!doctype html><html lang="sv"><head>',
    headTags(parts.meta, parts),
    `<link rel="preload" href="${parts.fontPath}" as="font" type="font/woff2" crossorigin>`,
    // Before the styles: the browser asks for both files at once, whatever it has to do with these.
    scriptTags(parts.assets, parts.sources),
    ...parts.inlineScripts.map((script) => `<script>${script}</script>`),
    parts.styleTags,
    LINKS_WITHOUT_SCRIPTS,
    structuredDataTag(parts.meta, parts),
    `</head><body><div id="${ROOT_ELEMENT_ID}">`,
    parts.body,
    `</div><script type="application/json" id="${STATE_ELEMENT_ID}">`,
    stateJson(parts.state),
    '</script></body></html>',
  ].join('');
}

function scriptTags(assets: AssetManifest | null, sources: readonly string[]): string {
  if (assets === null) {
    return '<script type="module" src="/@brandpost/refresh.js"></script><script type="module" src="/src/entry-boot.ts"></script>';
  }
  const files = new Set<string>();
  for (const source of [APP, ...sources]) collectFiles(assets, source, files);
  const modules = [...files].map((file) => `/${file}`).join(' ');
  return `<script type="module" src="/${bootFile(assets)}" ${MODULES_ATTRIBUTE}="${modules}"></script>`;
}

/** The build has all of the entry in one chunk, and beside it a file that imports that one and nothing else. */
function bootFile(assets: AssetManifest): string {
  const [chunk] = assets[BOOT]?.imports ?? [];
  const file = chunk === undefined ? undefined : assets[chunk]?.file;
  if (file === undefined) throw new Error(`The client build lacks ${BOOT}`);
  return file;
}

function collectFiles(assets: AssetManifest, source: string, files: Set<string>): void {
  const chunk = assets[source];
  if (chunk === undefined || files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const next of chunk.imports ?? []) collectFiles(assets, next, files);
}
