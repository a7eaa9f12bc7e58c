import optimizeLocales from '@react-aria/optimize-locales-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { type ConfigEnv, defineConfig, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { type ModuleUses, moduleUses } from './module-uses.config.ts';
import { styledComponents } from './styled-components.config.ts';

/** What shows an answer about fires, when the HTML of the page is not enough. */
const FIRE_BANS =
  /src\/fire-ban\/fire-(?:answer|out-of|ban-|risk-)|(?:domain\/src|decode|queries)\/fire-|icons\/(?:ban|octagon-x|circle-question-mark)\./;
/** What draws an alert's area, when the HTML of the page is not enough. */
const AREA_MAPS = /src\/area-map\/(fetch-|map-|area-figure|area-map-texts)|domain\/src\/geo\//;
/** What staff have: the server names it and all that it needs, so that visitors' script need not. */
const NAMED_BY_THE_DOCUMENT = /\/staff-modules-/;
const ALREADY_LOADED = /\/(?:boot|shared|react-dom|rolldown-runtime)-/;
const REACT_DOM = /node_modules\/(react-dom|scheduler)\//;
/** What knows every kind of block: needed when content is asked for, not with the HTML that has it already. */
const BLOCKS =
  /cms-blocks\/src\/(?!address\/|tree\/walk-tree|children-of|limits|plain-object|read-json-list|blocks\/e-service\/read-link-ids|react\/)/;
/** What answers in blocks as the server rendered them: on pages with a film or a look-up. */
const SERVED_BLOCKS = /cms-blocks\/src\/(?:served|blocks\/(?:area-lookup\/answer|area\/is-in|video\/play)-)/;
/** What shows vacancies, and what the start page has below its first screen, when the HTML of the page is not enough. */
const BELOW_THE_FIRST_SCREEN =
  /src\/vacancies\/(?!vacancy-part)|features\/start\/(?:start-(?:late|sections)|section|self-service|latest-news|promos|open-vacancies)|ui\/src\/landscape\/|queries\/vacancies|domain\/src\/vacancy\./;
/** What stands around the text of pages and news alone. */
const ARTICLES =
  /src\/article\/(article-end|article-texts|contents-list|lead-picture|load-read-more|read-more-part|reading-frame|share-row)/;
/** What asks for the data of pages, and reads them: needed when somebody goes on to another, not by the page in the HTML. */
const LOADERS =
  /src\/(?:features\/news\/news-query|queries\/(?!layout\.|load-live|alerts|external-messages|cache-keys|profile|notices|reading-marks|fire-|vacancies|content(?:s|-references))|article\/load-content|document\/(?:page-subject|share-picture))/;
/** What an open page asks by when it hears of a crisis. */
const LIVE_LOADERS =
  /queries\/(?:load-live|alerts|external-messages)\.|api\/decoded|rubicore-api\/src\/decode\/(?!user|fire-)/;
/** Of a few pages only, or not needed at once. */
const LATER = new RegExp(
  `${ARTICLES.source}|${FIRE_BANS.source}|${AREA_MAPS.source}|${BLOCKS.source}|${SERVED_BLOCKS.source}|${BELOW_THE_FIRST_SCREEN.source}|${LOADERS.source}|${LIVE_LOADERS.source}|src/area-map/|ui/src/fields/|cms-blocks/src/(?:react/|address/video-source)|domain/src/vacancy-words|swedish/src/edit-distance|src/texts/type-names|features/alerts/alert-texts|domain/src/alert-phrases`,
);

/**
 * Two builds: the client (`vite build`) with a manifest that the server reads, and the server bundle
 * (`vite build --ssr`), which holds all it needs so that the BFF can load it as one file.
 */
export default defineConfig(({ command, isSsrBuild }) => {
  const config = baseConfig({ command, isSsrBuild });
  if (command !== 'build' || isSsrBuild) return config;
  return { ...config, plugins: [...config.plugins, chunks(baseConfig({ command }))] };
});

/** A page names some thirty files, and only the builds of one have to be told apart: 42 bits are plenty. */
const FILE_NAME = 'assets/[name]-[hash:7].js';

/**
 * Puts the modules of the client into chunks: by who needs them, which a first build tells.
 * @param config that of the client, which is not the object that is being read
 */
function chunks(config: UserConfig): Plugin {
  return {
    name: 'brandpost:chunks',
    async config() {
      const codeSplitting = { groups: chunkGroups(await moduleUses(config)) };
      const output = { codeSplitting, chunkFileNames: FILE_NAME, entryFileNames: FILE_NAME };
      return { build: { rolldownOptions: { output } } };
    },
  };
}

function baseConfig({
  command,
  isSsrBuild = false,
}: {
  command: ConfigEnv['command'];
  isSsrBuild?: boolean | undefined;
}) {
  return {
    // Of React Aria's own words, the Swedish ones alone.
    plugins: [optimizeLocales.vite({ locales: ['sv-SE'] }), babel({ presets: [styledComponents] }), react()],
    publicDir: isSsrBuild ? (false as const) : 'public',
    resolve: { conditions: ['brandpost-source'] },
    ssr: {
      noExternal: command === 'build' ? (true as const) : [/^@brandpost\//],
      resolve: { conditions: ['brandpost-source'], externalConditions: ['brandpost-source'] },
    },
    build: {
      manifest: !isSsrBuild,
      outDir: isSsrBuild ? 'dist/server' : 'dist/client',
      // What runs already need not be named again wherever something is loaded later.
      modulePreload: { resolveDependencies: namedDependencies },
      // Fonts stay files: a data address in the inline style would be sent with every page.
      assetsInlineLimit: 0,
      rolldownOptions: {
        // Styled Components uses its list of attributes for warnings in development alone, but brings it along.
        treeshake: { moduleSideEffects: (id: string) => !id.includes('@emotion/is-prop-valid') },
        // The fonts' files are named by the server alone.
        input: isSsrBuild
          ? 'src/entry-server.tsx'
          : ['src/entry-boot.ts', 'src/document/typeface/typeface.ts'],
      },
    },
  } satisfies UserConfig;
}

function namedDependencies(
  file: string,
  dependencies: string[],
  { hostType }: { hostType: 'html' | 'js' },
): string[] {
  if (NAMED_BY_THE_DOCUMENT.test(file)) return [];
  return hostType === 'js' ? dependencies.filter((name) => !ALREADY_LOADED.test(name)) : dependencies;
}

/** As many parts that need a module make it one of all pages: forty small files pack worse, and each costs a request. */
const [MANY_PARTS, MANY_PARTS_FOR_A_PACKAGE] = [3, 2];
const OF_A_PACKAGE = /\/packages\//;

/**
 * What every page starts with is small and its own file. What every page needs, or several of visitors' pages do, is one
 * more, and what every page of staff needs another.
 */
function chunkGroups({ byVisitors, byAllStaff }: ModuleUses): Rolldown.CodeSplittingGroup[] {
  const isShared = (id: string) =>
    byVisitors(id) >= (OF_A_PACKAGE.test(id) ? MANY_PARTS_FOR_A_PACKAGE : MANY_PARTS);
  return [
    // With the entry itself: a page loads this chunk, and not the file that only imports it.
    {
      name: 'boot',
      test: /preload-helper|src\/(?:boot\/|entry-boot)|document\/(?:element-ids|late-links)|rolldown\/runtime/,
    },
    // Its own, so that a new version of the app leaves it in the caches of browsers.
    { name: 'react-dom', test: REACT_DOM },
    { name: 'shared', test: (id) => isShared(id) && !LATER.test(id) },
    // What the start page shares with several others, and what lists share.
    {
      name: 'lists',
      test: /features\/news\/(news-(card|row|view|skeleton|list-texts))|lists\/filter-links|texts\/type-names/,
    },
    {
      name: 'article',
      test: new RegExp(`${ARTICLES.source}|features/(news/news-article|pages/page-(view|context|texts))`),
    },
    // With its icons, some of which pages of staff have too.
    { name: 'link-icon', test: /features\/e-services\/link-icon/ },
    { name: 'live', test: LIVE_LOADERS },
    // Of the start page, pages and searches, and of no list.
    { name: 'fire-ban', test: FIRE_BANS },
    { name: 'served', test: SERVED_BLOCKS },
    { name: 'blocks', test: BLOCKS, minShareCount: 3 },
    { name: 'loaders', test: LOADERS },
    { name: 'area-map', test: AREA_MAPS },
    // The page of a crisis has all of it.
    {
      name: 'alert',
      test: /features\/alerts\/(?!push\/)|domain\/src\/alert-words/,
      minShareCount: 2,
    },
    { name: 'staff', test: (id) => byAllStaff(id) && byVisitors(id) === 0 },
    // Each chunk more is a name more in the list that every page loads.
    { name: 'fields', test: /ui\/src\/fields\// },
    {
      name: 'widgets',
      test: /ui\/src\/widgets\/|node_modules\/(react-aria|react-stately|@internationalized)/,
      minShareCount: 2,
    },
  ];
}
