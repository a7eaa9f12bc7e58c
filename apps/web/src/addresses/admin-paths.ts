/** The addresses of the administration: what visitors load does not know of them. */
export const adminPaths = {
  fireBans: () => '/profile/admin/eldningsforbud',
  alertTemplates: () => '/profile/admin/krismallar',
  alertLog: () => '/profile/admin/krislogg',
  media: () => '/profile/admin/media',
  categories: () => '/profile/admin/categories',
  links: () => '/profile/admin/links',
  nodes: () => '/profile/admin/nodes',
  content: () => '/profile/admin/content',
  users: () => '/profile/admin/users',
  user: (id: number) => `/profile/admin/users/${id}`,
  roles: () => '/profile/admin/roles',
  audit: () => '/profile/admin/audit',
  reports: () => '/profile/admin/reports',
  system: () => '/profile/admin/system',
  searches: () => '/profile/admin/searches',
} as const;
