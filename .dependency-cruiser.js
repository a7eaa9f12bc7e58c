import { readdirSync } from 'node:fs';

/**
 * Imports point down only (docs/map.md has the picture). What a package may import stands in its package.json too:
 * this holds what that cannot. A new package gets its line here.
 */
const BELOW = {
  swedish: [],
  domain: ['swedish'],
  validation: ['domain', 'swedish'],
  'cms-blocks': ['validation', 'domain', 'swedish'],
  'rubicore-api': ['validation', 'domain', 'swedish'],
  'render-contract': ['rubicore-api', 'domain'],
  ui: ['domain'],
  settings: ['swedish'],
  'test-support': ['rubicore-api', 'cms-blocks', 'validation', 'domain', 'swedish'],
  'content-api': ['settings', 'rubicore-api', 'cms-blocks', 'validation', 'domain', 'swedish'],
};
const APPS = {
  bff: ['settings', 'render-contract', 'rubicore-api', 'cms-blocks', 'validation', 'domain', 'swedish'],
  web: ['render-contract', 'ui', 'rubicore-api', 'cms-blocks', 'validation', 'domain', 'swedish'],
  workbook: ['render-contract', 'ui', 'rubicore-api', 'cms-blocks', 'domain'],
};
/**
 * The folders of each app, and of the content API, from the inside out: one imports only those that stand before it. A
 * new one gets its place here.
 */
const FOLDERS = {
  'apps/bff/src': [
    ...['config', 'redis', 'replicas', 'protection', 'plugins', 'security-reports', 'cookies', 'assets'],
    ...[
      'upstream',
      'changes',
      'content',
      'maintenance',
      'cache',
      'sessions',
      'health',
      'operations',
      'events',
    ],
    ...['fast-path', 'rubicore', 'sign-in', 'single-sign-on', 'feeds', 'visits', 'ssr', 'integration'],
  ],
  'packages/content-api/src': [
    ...[
      'config',
      'schedule',
      'outgoing',
      'mail',
      'db',
      'passwords',
      'validity',
      'media-files',
      'access',
      'changes',
      'shared-content',
      'search-index',
      'lists',
    ],
    ...[
      'plugins',
      'external-messages',
      'health',
      'lock-out',
      'links',
      'fire-bans',
      'map-outlines',
      'users',
      'posts',
      'push',
      'scheduled-changes',
      'media',
      'previews',
      'accessibility',
      'external-links',
    ],
    ...['migrations', 'seed', 'reports', 'nodes', 'categories', 'roles', 'search', 'related-posts', 'likes'],
    ...[
      'acknowledgements',
      'reviews',
      'comments',
      'notices',
      'saved-views',
      'post-templates',
      'shared-blocks',
      'site-look',
      'maintenance',
      'alert-log',
      'alert-requests',
      'alert-templates',
      'audit-log',
      'tokens',
      'sign-in',
      'passkeys',
      'personal-data',
    ],
    ...[
      'saml',
      'single-sign-on',
      'clock',
      'content-file',
      'moving-in',
      'mirror',
      'bootstrap',
      'backup',
      'upgrade',
    ],
    ...['visits', 'operations', 'cli', 'contract'],
  ],
  'packages/content-api/src/posts': ['rights', 'storage', 'reading', 'targets', 'writing', 'history'],
  'apps/web/src': [
    ...[
      'texts',
      'illustrations',
      'addresses',
      'connection',
      'document',
      'boot',
      'field-store',
      'service-worker',
      'api',
      'navigation',
      'passkeys',
    ],
    ...[
      'server-state',
      'session',
      'lists',
      'queries',
      'field-mode',
      'alert-level',
      'article',
      'forms',
      'area-map',
      'administration',
      'layout',
      'fire-ban',
      'closed-site',
      'plain-forms',
      'vacancies',
    ],
    ...['features', 'router'],
  ],
  'apps/web/src/features': [
    ...[
      'login',
      'alerts',
      'alert-publishing',
      'news',
      'pages',
      'contact',
      'overviews',
      'changelog',
      'e-services',
      'maintenance',
      'search',
    ],
    ...[
      'start',
      'command-palette',
      'preview',
      'ads',
      'media-library',
      'reviews',
      'first-steps',
      'help',
      'editor',
      'people',
      'tools',
      'information',
      'notice-settings',
    ],
    ...[
      'admin-accessibility',
      'admin-alert-log',
      'admin-alert-templates',
      'admin-audit',
      'admin-categories',
      'admin-content',
      'admin-fire-bans',
      'admin-links',
      'admin-look',
      'admin-nodes',
      'admin-reports',
    ],
    ...[
      'admin-roles',
      'admin-searches',
      'admin-shared-blocks',
      'admin-system',
      'admin-users',
      'own-content',
      'staff-start',
      'field-page',
    ],
  ],
};

const TESTS = '\\.(?:test|fixtures)\\.tsx?$';
/** Shows what runs and is not part of it. */
const WORKBOOK = '^apps/workbook/';
const ENTRIES = [
  '/src/index\\.ts$',
  '/src/react/index\\.ts$',
  '/src/(?:editing|sanitize|served|bulk-load|rules|standalone|fields|widgets)\\.ts$',
];

const unlisted = readdirSync(new URL('packages', import.meta.url)).filter((name) => !(name in BELOW));
if (unlisted.length > 0) throw new Error(`Say in .dependency-cruiser.js what ${unlisted} may import.`);

for (const [parent, inOrder] of Object.entries(FOLDERS)) {
  const unplaced = readdirSync(new URL(parent, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !inOrder.includes(entry.name))
    .map(({ name }) => name);
  if (unplaced.length > 0)
    throw new Error(`Say in .dependency-cruiser.js where ${unplaced} of ${parent} belongs.`);
}

const folders = (names) => names.map((name) => `^packages/${name}/`);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Two files that need each other are one idea, or three.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      comment: 'An import that cannot be found.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'apps-are-leaves',
      comment:
        'Nobody imports an app, and one app never imports another; the workbook shows parts of one, and the pages of the ' +
        'crisis drill keep themselves current as those of visitors do.',
      severity: 'error',
      from: {
        path: '^(?:apps/([^/]+)|packages|e2e|scripts)/',
        pathNot: [WORKBOOK, '^scripts/crisis-drill/open-pages'],
      },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'packages-are-entered-through-exports',
      comment: 'No deep paths from one package into another.',
      severity: 'error',
      from: { path: '^(?:apps|packages|e2e|scripts)/([^/]+)/', pathNot: WORKBOOK },
      to: { path: '^packages/', pathNot: ['^packages/$1/', ...ENTRIES] },
    },
    {
      name: 'the-workbook-shows-what-is-exported-in-the-states-of-its-fixtures',
      severity: 'error',
      from: { path: WORKBOOK },
      to: {
        path: '^(?:apps|packages)/',
        pathNot: ['^apps/(?:web|workbook)/', ...ENTRIES, '\\.fixtures\\.ts$'],
      },
    },
    {
      name: 'no-test-code-in-what-runs',
      comment: 'Fixtures, builders and test libraries stay out of the build.',
      severity: 'error',
      from: {
        path: '^(?:apps|packages)/',
        pathNot: [TESTS, WORKBOOK, '^packages/test-support/', '\\.config\\.ts$'],
      },
      to: { path: [TESTS, '^packages/test-support/', 'node_modules/(?:vitest|fast-check)/'] },
    },
    {
      name: 'no-server-code-in-the-browser',
      severity: 'error',
      from: { path: '^(?:apps/web|packages/ui|packages/cms-blocks)/src/', pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'the-domain-is-pure',
      comment: 'No I/O and no framework below the API.',
      severity: 'error',
      from: { path: '^packages/(?:swedish|domain|validation|rubicore-api)/src/', pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    ...Object.entries(BELOW).map(([name, allowed]) => ({
      name: `${name}-imports-only-what-is-below-it`,
      severity: 'error',
      from: { path: `^packages/${name}/`, pathNot: TESTS },
      to: { path: '^packages/', pathNot: folders([name, ...allowed]) },
    })),
    ...Object.entries(APPS).map(([name, allowed]) => ({
      name: `${name}-imports-only-what-is-below-it`,
      severity: 'error',
      from: { path: `^apps/${name}/`, pathNot: TESTS },
      to: { path: '^packages/', pathNot: folders(allowed) },
    })),
    ...Object.entries(FOLDERS).flatMap(([parent, inOrder]) =>
      inOrder.slice(0, -1).map((name, place) => ({
        name: `${parent}/${name}-imports-only-what-stands-before-it`,
        severity: 'error',
        from: { path: `^${parent}/${name}/`, pathNot: TESTS },
        to: { path: inOrder.slice(place + 1).map((later) => `^${parent}/${later}/`) },
      })),
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?:^|/)(?:dist|data)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['brandpost-source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
