/**
 * Imports point down only: swedish ← domain ← validation ← cms-blocks and rubicore-api ← content-api, ui and the
 * apps. See docs/map.md. What a package may import stands in its package.json too: this holds what that cannot.
 */
const below = {
  swedish: [],
  domain: ['swedish'],
  validation: ['domain', 'swedish'],
  'cms-blocks': ['validation', 'domain', 'swedish'],
  'rubicore-api': ['validation', 'domain', 'swedish'],
  'render-contract': ['rubicore-api'],
  ui: [],
  'content-api': ['rubicore-api', 'cms-blocks', 'validation', 'domain', 'swedish', 'test-support'],
};

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
      comment: 'Nobody imports an app, and one app never imports another.',
      severity: 'error',
      from: { path: '^(?:apps/([^/]+)|packages|e2e|scripts)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'bff-starts-the-content-api-and-never-imports-it',
      severity: 'error',
      from: { path: '^apps/' },
      to: { path: '^packages/content-api/' },
    },
    {
      name: 'packages-are-entered-through-exports',
      comment: 'No deep paths from one package into another.',
      severity: 'error',
      from: { path: '^(?:apps|packages)/([^/]+)/' },
      to: {
        path: '^packages/',
        pathNot: ['^packages/$1/', '/src/index\\.ts$', '/src/react/index\\.ts$', '/src/sanitize\\.ts$'],
      },
    },
    {
      name: 'no-server-code-in-the-browser',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: '\\.test\\.tsx?$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'the-domain-is-pure',
      comment: 'No I/O and no framework below the API.',
      severity: 'error',
      from: { path: '^packages/(?:swedish|domain|validation|rubicore-api)/src/', pathNot: '\\.(?:test|fixtures)\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    ...Object.entries(below).map(([name, allowed]) => ({
      name: `${name}-imports-only-what-is-below-it`,
      severity: 'error',
      from: { path: `^packages/${name}/` },
      to: { path: '^packages/', pathNot: [name, ...allowed].map((allowedName) => `^packages/${allowedName}/`) },
    })),
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
