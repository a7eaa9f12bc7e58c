import type { AssetManifest } from '@brandpost/render-contract';
import type { Palettes } from '@brandpost/ui';
import { MODULES_ATTRIBUTE, ROOT_ELEMENT_ID, STATE_ELEMENT_ID } from './element-ids.ts';
import { stateJson } from './escape.ts';
import { headTags } from './head-tags.ts';
import { LINKS_WITHOUT_SCRIPTS } from './late-links.ts';
import type { PageMeta } from './page-meta.ts';
import { modulesOf } from './start-script.ts';
import type { Site } from './structured-data/site.ts';
import { structuredDataTag } from './structured-data/structured-data.ts';

const DEVELOPED_SCRIPTS = ['/@brandpost/refresh.js', '/src/entry-boot.ts'].map(
  (source) => `<script type="module" src="${source}"></script>`,
);

type DocumentParts = Site & {
  meta: PageMeta;
  palettes: Palettes;
  /** What stands in the document itself: it runs before anything is painted. */
  inlineScript: string;
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
    ...(parts.assets === null ? DEVELOPED_SCRIPTS : []),
    `<script>${parts.inlineScript}</script>`,
    parts.styleTags,
    LINKS_WITHOUT_SCRIPTS,
    structuredDataTag(parts.meta, parts),
    `</head><body><div id="${ROOT_ELEMENT_ID}" ${MODULES_ATTRIBUTE}="${modulesOf(parts.assets, parts.sources).join(' ')}">`,
    parts.body,
    `</div><script type="application/json" id="${STATE_ELEMENT_ID}">`,
    stateJson(parts.state),
    '</script></body></html>',
  ].join('');
}
