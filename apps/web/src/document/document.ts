import type { AssetManifest } from '@brandpost/render-contract';
import { MODULES_ATTRIBUTE, ROOT_ELEMENT_ID, STATE_ELEMENT_ID } from './element-ids.ts';
import { escapeHtml, stateJson } from './escape.ts';
import { documentTitle, type PageMeta } from './page-meta.ts';
import { THEME_SCRIPT } from './theme-script.ts';

const BOOT = 'src/entry-boot.ts';
const APP = 'src/entry-client.tsx';

type DocumentParts = {
  meta: PageMeta;
  siteName: string;
  origin: string;
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
  const { meta, siteName, origin } = parts;
  const title = escapeHtml(documentTitle(meta, siteName));
  const canonical = escapeHtml(origin + meta.canonicalPath);
  const description = escapeHtml(meta.description);
  return [
    '<!doctype html><html lang="sv"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    meta.isIndexed === false ? '<meta name="robots" content="noindex">' : '',
    `<link rel="canonical" href="${canonical}">`,
    `<meta property="og:title" content="${title}"><meta property="og:description" content="${description}">`,
    `<meta property="og:type" content="website"><meta property="og:url" content="${canonical}">`,
    `<meta property="og:locale" content="sv_SE"><meta property="og:site_name" content="${escapeHtml(siteName)}">`,
    meta.imagePath ? `<meta property="og:image" content="${escapeHtml(origin + meta.imagePath)}">` : '',
    '<meta name="theme-color" content="#0b2347">',
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    `<link rel="preload" href="${parts.fontPath}" as="font" type="font/woff2" crossorigin>`,
    `<script>${THEME_SCRIPT}</script>`,
    parts.styleTags,
    scriptTags(parts.assets, parts.routeSources),
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
  return `<script type="module" src="/${boot.file}" ${MODULES_ATTRIBUTE}="${modules}"></script>`;
}

function collectFiles(assets: AssetManifest, source: string, files: Set<string>): void {
  const chunk = assets[source];
  if (chunk === undefined || files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const next of chunk.imports ?? []) collectFiles(assets, next, files);
}
