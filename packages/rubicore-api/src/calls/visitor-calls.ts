/** The calls that public pages make: all that the browser of a visitor needs. */
export const visitorCalls = {
  listPosts: 'GET /core/v1/post',
  getPost: 'GET /core/v1/post/:slug',
  listRelatedPosts: 'GET /core/v1/post/:id/related',
  listExternalMessages: 'GET /core/v1/external-message',
  listMedia: 'GET /core/v1/media',
  listLinks: 'GET /core/v1/link',
  getFireBans: 'GET /core/v1/fire-ban',
  getMap: 'GET /core/v1/map',
  getPushSettings: 'GET /core/v1/push',
  getSiteLook: 'GET /core/v1/site-look',
  listNodes: 'GET /core/v1/node',
  search: 'GET /core/v1/search',
  summariseSearch: 'GET /core/v1/search/summary',
  suggestSearch: 'GET /core/v1/search/suggest',
} as const;
