import type { AssetManifest } from '@brandpost/render-contract';
import { MODULES_ATTRIBUTE, ROOT_ELEMENT_ID, STATE_ELEMENT_ID } from './element-ids.ts';
import { stateJson } from './escape.ts';
import { headTags } from './head-tags.ts';
import type { PageMeta } from './page-meta.ts';
import type { Site } from './structured-data/site.ts';
import { structuredDataTag } from './structured-data/structured-data.ts';

const BOOT = 'src/entry-boot.ts';
const APP = 'src/entry-client.tsx';

type DocumentParts = Site & {
  meta: PageMeta;
  /** What runs before anything is painted. */
  inlineScripts: readonly string[];
  /** The style elements that styled-components collected. */
  styleTags: string;
  body: string;
  state: unknown;
  fontPath: string;
  assets: AssetManifest | null;
  /** Source files of the matched route's modules. */
  routeSources: readonly string[];
};

/** The whole HTML document. Parts are joined, never replaced into each other: content may hold anything. */
export function documentHtml(parts: DocumentParts): string {
  return [
    '<!doctype html><html lang="sv"><head>',
    headTags(parts.meta, parts),
    `<link rel="preload" href="${parts.fontPath}" as="font" type="font/woff2" crossorigin>`,
    ...parts.inlineScripts.map((script) => `<script>${script}</script>`),
    parts.styleTags,
    '<link rel="stylesheet" href="/print.css" media="print">',
    scriptTags(parts.assets, parts.routeSources),
    structuredDataTag(parts.meta, parts),
    `</head><body><div id="${ROOT_ELEMENT_ID}">`,
    parts.body,
    `</div><script type="application/json" id="${STATE_ELEMENT_ID}">`,
    stateJson(parts.state),
    '</script></body></html>',
  ].join('');
}

function scriptTags(assets: AssetManifest | null, routeSources: readonly string[]): string {
  if (assets === null) {
    return '<script type="module" src="/@brandpost/refresh.js"></script><script type="module" src="/src/entry-boot.ts"></script>';
  }
  const boot = assets[BOOT];
  if (boot === undefined) throw new Error(`The client build lacks ${BOOT}`);
  const files = new Set<string>();
  for (const source of [APP, ...routeSources]) collectFiles(assets, source, files);
  const modules = [...files].map((file) => `/${file}`).join(' ');
  // At the same time as it: it would otherwise be heard of from it.
  const imported = (boot.imports ?? []).flatMap((source) => assets[source]?.file ?? []);
  return [
    `<script type="module" src="/${boot.file}" ${MODULES_ATTRIBUTE}="${modules}"></script>`,
    ...imported.map((file) => `<link rel="modulepreload" href="/${file}">`),
  ].join('');
}

function collectFiles(assets: AssetManifest, source: string, files: Set<string>): void {
  const chunk = assets[source];
  if (chunk === undefined || files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const next of chunk.imports ?? []) collectFiles(assets, next, files);
}
