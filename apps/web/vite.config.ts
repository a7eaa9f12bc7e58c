import optimizeLocales from '@react-aria/optimize-locales-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { styledComponents } from './styled-components.config.ts';

const STAFF_FOLDERS =
  'administration|area-map/drawing|field-mode|field-store|forms|passkeys|server-state|layout/(account|notices|profile|workplace)|features/(admin-[a-z-]+|ads|alert-publishing|command-palette|editor|first-steps|help|information|media-library|notice-settings|own-content|people|preview|reviews|staff-start|tools)';
const STAFF_MODULES = [
  'addresses/(admin-paths|alert-request-path|staff-paths)',
  'api/(retry-policy|save-file)',
  'lists/(filter-links|list-state|search-field)',
  'queries/(profile|reading-marks)',
  'session/(need-right|may-any|missing-right|use-denial|session-texts|right-texts|writers)',
  'navigation/(use-document-guard|use-lost-focus)',
  'router/staff-[a-z-]+',
  'features/e-services/link-icon',
];
/** Each belongs to the pages of its kind; a preview shows all three. */
const KINDS_OF_POSTS = 'alerts|news|pages';
const STAFF_PACKAGES = [
  'ui/src/(dialog|fields|notice|widgets)',
  'swedish/src/(csv|local-time|format-day)',
  'domain/src/(acknowledgement|alert-template|alert-words|audit-actions|comment|group-information|notice|push-choices|quiet-hours|saved-view|shared-block|to-read|notifications|tool-age|unsent)',
  'rubicore-api/src/calls/(other-calls|calls)',
  'rubicore-api/src/(decode/user|wire)',
  'validation/src',
  'node_modules/diff',
  'node_modules/typebox',
  'node_modules/@turf',
  'node_modules/@tanstack',
  'node_modules/(@reduxjs|immer|redux|redux-thunk|reselect)',
  'node_modules/(react-aria|react-stately|@internationalized)[a-z-]*',
  'node_modules/(clsx|use-sync-external-store|@swc/helpers)',
  'react-hook-form',
  'simplewebauthn',
];
/** Icons that several pages of staff share; those that visitors see too are not among them. */
const STAFF_ICONS = [
  'accessibility|activity|arrow-down|bed-double|bell|book-open-text|bookmark|bookmark-plus|check|chevron-left|chevrons-up-down|circle-exclamation-point|circle-question-mark|circle-user-round',
  'clipboard-check|clipboard-list|clock|cloud-lightning|cloud-off|columns-3|component|copy',
  'download|ellipsis-vertical|eye|file-check|file-down|file-search|file-text|globe|graduation-cap|grip-vertical|hand-heart|house|images|inbox|key-round|link-2',
  'list|list-checks|lock-keyhole|log-out|megaphone|message-square-text|network|notebook-pen|octagon[a-z-]*|pencil|plus|refresh-cw|rotate-ccw|rotate-ccw-clock|scan-search|scroll-text|search-x|shield-check',
  'circle-check-big|crop|files|folder|folder-open|image|image-off|image-plus|layout-grid|list-tree|map-pin|message-square-plus|repeat-2|rotate-cw|scaling|text-search|ungroup|unlink|upload',
  'shield-exclamation-point|sliders-horizontal|sparkles|square-pen|tags|trash|trash-2|undo-2|user|user-check|user-round|users|venetian-mask|wrench',
];

/** What only those who are signed in need, however many parts of the app share it. */
const NOT_FOR_VISITORS = new RegExp(
  [
    `web/src/(${STAFF_FOLDERS})/`,
    `web/src/(${STAFF_MODULES.join('|')})\\.`,
    `web/src/features/(${KINDS_OF_POSTS})/(?!news-texts)`,
    `(${STAFF_PACKAGES.join('|')})[./]`,
    `icons/(${STAFF_ICONS.join('|')})\\.`,
  ].join('|'),
);
const FIRE_BANS =
  /src\/fire-ban\/(?!fire-card|load-)|(?:domain\/src|decode|queries)\/fire-|icons\/(?:ban|octagon-x|circle-question-mark)\./;
/** What draws an alert's area, when the HTML of the page is not enough. */
const AREA_MAPS = /src\/area-map\/(fetch-|map-|area-figure|area-map-texts)|domain\/src\/geo\//;
/** What every page of staff has, and no other: each chunk of it would be a name more in the list that every page loads. */
const ON_ALL_PAGES_OF_STAFF =
  /node_modules\/@tanstack\/|src\/(server-state|queries\/(?:profile|notices)|lists\/list-state|api\/retry-policy|forms\/limit-count|addresses\/(?:alert-request-path|staff-paths)|features\/alert-publishing\/second-person\/alert-requests)|src\/session\/(may-any|need-right|use-denial|right-texts|writers)|layout\/profile\/(no-right|profile-texts|use-profile)|layout\/workplace\/|features\/command-palette\/(command-palette|recently-opened|shortcut-choice)|field-(?:mode|store)\/|domain\/src\/(alert-template|acknowledgement|unsent)\.|icons\/(bell|circle-user-round|clipboard-check|clipboard-list|component|construction|eye|images|log-out|megaphone|network|pencil|plus|scroll-text|search-x|shield-check|sparkles|square-pen|tags|trash|undo-2|venetian-mask)\./;
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
  /src\/article\/(article-end|article-texts|contents-list|lead-picture|load-read-more|read-more-part|share-row)/;
/** What asks for the data of pages, and reads them: needed when somebody goes on to another, not by the page in the HTML. */
const LOADERS =
  /src\/(?:features\/news\/news-query|queries\/(?!layout\.|load-live|alerts|external-messages|cache-keys|profile|notices|reading-marks|fire-|vacancies|content(?:s|-references))|article\/load-content|document\/(?:page-subject|share-picture))/;
/** What an open page asks by when it hears of a crisis. */
const LIVE_LOADERS =
  /queries\/(?:load-live|alerts|external-messages)\.|api\/decoded|rubicore-api\/src\/decode\/(?!user|fire-)/;
/** Of a few pages only, or not needed at once. */
const LATER = new RegExp(
  `${ARTICLES.source}|${FIRE_BANS.source}|${AREA_MAPS.source}|${BLOCKS.source}|${SERVED_BLOCKS.source}|${BELOW_THE_FIRST_SCREEN.source}|${LOADERS.source}|${LIVE_LOADERS.source}|src/area-map/|cms-blocks/src/(?:react/|address/video-source)|domain/src/vacancy-words|swedish/src/edit-distance|src/texts/type-names`,
);
const IN_EVERY_FRAME =
  /domain|src\/(layout\/|navigation\/|document\/page-subject|router\/(create-routes|load-page)|features\/news\/news-texts|illustrations\/magnifier|card\/one-link-card)|icons\/users\./;

/**
 * Two builds: the client (`vite build`) with a manifest that the server reads, and the server bundle
 * (`vite build --ssr`), which holds all it needs so that the BFF can load it as one file.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  // Of React Aria's own words, the Swedish ones alone.
  plugins: [optimizeLocales.vite({ locales: ['sv-SE'] }), babel({ presets: [styledComponents] }), react()],
  publicDir: isSsrBuild ? false : 'public',
  resolve: { conditions: ['brandpost-source'] },
  ssr: {
    noExternal: command === 'build' ? true : [/^@brandpost\//],
    resolve: { conditions: ['brandpost-source'], externalConditions: ['brandpost-source'] },
  },
  build: {
    manifest: !isSsrBuild,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    // What runs already need not be named again wherever something is loaded later.
    modulePreload: {
      resolveDependencies: (file, dependencies, { hostType }) => {
        if (NAMED_BY_THE_DOCUMENT.test(file)) return [];
        return hostType === 'js' ? dependencies.filter((name) => !ALREADY_LOADED.test(name)) : dependencies;
      },
    },
    // Fonts stay files: a data address in the inline style would be sent with every page.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Styled Components uses its list of attributes for warnings in development alone, but brings it along.
      treeshake: { moduleSideEffects: (id) => !id.includes('@emotion/is-prop-valid') },
      // The fonts' files are named by the server alone.
      input: isSsrBuild ? 'src/entry-server.tsx' : ['src/entry-boot.ts', 'src/document/typeface/typeface.ts'],
      // What every page starts with is small and its own file. What three chunks share, or two of them and the frame
      // around all pages, is one: forty small ones pack worse, and each costs a request.
      output: isSsrBuild
        ? {}
        : {
            codeSplitting: {
              groups: [
                // With the entry itself: a page loads this chunk, and not the file that only imports it.
                {
                  name: 'boot',
                  test: /preload-helper|src\/(?:boot\/|entry-boot)|document\/(?:element-ids|late-links)|rolldown\/runtime/,
                },
                {
                  name: 'shared',
                  test: (id) => !NOT_FOR_VISITORS.test(id) && !REACT_DOM.test(id) && !LATER.test(id),
                  minShareCount: 3,
                },
                { name: 'react-dom', test: REACT_DOM },
                {
                  name: 'shared',
                  test: (id) => IN_EVERY_FRAME.test(id) && !NOT_FOR_VISITORS.test(id) && !LATER.test(id),
                  minShareCount: 2,
                },
                // What the start page shares with several others, and what lists share.
                {
                  name: 'lists',
                  test: /features\/news\/(news-(card|row|view|skeleton|list-texts))|lists\/filter-links|texts\/type-names/,
                },
                {
                  name: 'article',
                  test: new RegExp(
                    `${ARTICLES.source}|features/(news/news-article|pages/page-(view|context|texts))`,
                  ),
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
                { name: 'staff', test: ON_ALL_PAGES_OF_STAFF, minShareCount: 2 },
                // Each chunk more is a name more in the list that every page loads.
                { name: 'fields', test: /ui\/src\/fields\// },
                {
                  name: 'widgets',
                  test: /ui\/src\/widgets\/|node_modules\/(react-aria|react-stately|@internationalized)/,
                  minShareCount: 2,
                },
              ],
            },
          },
    },
  },
}));
