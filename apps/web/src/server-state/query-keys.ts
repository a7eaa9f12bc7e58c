/**
 * The roots of all query keys. What lies below `content` is part of what the service publishes: an event of
 * `/bff/events` invalidates it as a whole.
 */
export const queryKeys = {
  content: ['content'],
  posts: ['content', 'posts'],
  comments: ['content', 'comments'],
  presence: ['content', 'presence'],
  links: ['content', 'links'],
  media: ['content', 'media'],
  nodes: ['content', 'nodes'],
  categories: ['content', 'categories'],
  fireBans: ['content', 'fire-bans'],
  reviews: ['content', 'reviews'],
  postTemplates: ['content', 'post-templates'],
  alertRequests: ['content', 'alert-requests'],
  alertLog: ['content', 'alert-log'],
  alertTemplates: ['content', 'alert-templates'],
  searchRules: ['content', 'search-rules'],
  map: ['content', 'map'],
  profile: ['content', 'profile'],
  notices: ['content', 'notices'],
  savedViews: ['content', 'saved-views'],
  reports: ['content', 'reports'],
  fieldMode: ['field-mode'],
  accessibility: ['accessibility'],
  visits: ['visits'],
  users: ['users'],
  roles: ['roles'],
  audit: ['audit'],
  searches: ['searches'],
  system: ['system'],
} as const;
