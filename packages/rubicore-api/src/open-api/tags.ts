/** What the calls are sorted by on the page that people read: the first part of a path, and what it is about. */
const TAG_OF_PART: Readonly<Record<string, string>> = {
  post: 'Posts',
  'alert-log': 'Posts',
  'alert-request': 'Posts',
  'alert-approver': 'Posts',
  'alert-template': 'Posts',
  review: 'Posts',
  'post-template': 'Posts',
  'shared-block': 'Posts',
  'my-post': 'Posts',
  'my-acknowledgement': 'Posts',
  'my-missing-acknowledgement': 'Posts',
  'my-notice': 'Notices',
  'post-slug-availability': 'Posts',
  redirect: 'Posts',
  editor: 'Posts',
  audience: 'Posts',
  'known-targets': 'Posts',
  preview: 'Posts',
  'preview-link': 'Posts',
  'external-message': 'Messages of others',
  category: 'Categories',
  media: 'Media',
  link: 'Links',
  'fire-ban': 'Fire bans',
  map: 'Map',
  push: 'Push',
  role: 'Roles and capabilities',
  capability: 'Roles and capabilities',
  node: 'Groups',
  token: 'Tokens',
  like: 'Likes',
  search: 'Search',
  accessibility: 'The service',
  visit: 'The service',
  'site-look': 'The service',
  user: 'Users',
  audit: 'Changes',
  event: 'Changes',
  report: 'Posts',
  'saved-view': 'Saved views',
  maintenance: 'The service',
  system: 'The service',
  saml: 'Single sign-on',
};

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  Posts: 'Pages, news, crisis information and what is for staff: read, written, placed, kept in versions',
  'Messages of others': 'What Sveriges Radio and krisinformation.se tell of our area',
  Categories: 'Job roles, kinds of media, and the category of groups',
  Media: 'Pictures and papers',
  Links: 'E-services, tools, favourites and common questions',
  Notices: 'What the caller is notified of, what of it they have seen, and how they want to be notified',
  'Saved views': 'How lists of the administration are searched, filtered and sorted, under names',
  Push: 'Crisis alerts as notifications in browsers that have asked for them',
  'Fire bans': 'Whether one may make a fire, by municipality',
  Map: 'The outlines that areas of alerts are drawn on',
  'Roles and capabilities': 'Who may do what',
  Groups: 'Nodes: the whole service, its stations and units',
  Tokens: 'What callers are known by',
  Likes: 'Appreciation of posts',
  Search: 'What the caller may see that matches',
  Users: 'Accounts, sign-in, profiles and what somebody has read',
  Changes: 'The audit log, and the same while it happens',
  'The service': 'How it is and looks, and whether it is closed for maintenance',
  'Single sign-on': 'SAML, between servers',
};

/** The tag of a call, by its path below the prefix. */
export function tagOf(path: string): string {
  const parts = path.split('/');
  const tag = TAG_OF_PART[parts[parts[1] === 'core' ? 3 : 1] ?? ''];
  if (tag === undefined) throw new Error(`Say in tags.ts what ${path} is about.`);
  return tag;
}

export const TAGS: readonly { name: string; description: string }[] = Object.entries(DESCRIPTIONS).map(
  ([name, description]) => ({ name, description }),
);
