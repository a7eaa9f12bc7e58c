import { accessibility } from './catalogue/accessibility.ts';
import { acknowledgements } from './catalogue/acknowledgements.ts';
import { administration } from './catalogue/administration.ts';
import { alertLog } from './catalogue/alert-log.ts';
import { alertRequests } from './catalogue/alert-requests.ts';
import { alertTemplates } from './catalogue/alert-templates.ts';
import { categories } from './catalogue/categories.ts';
import { comments } from './catalogue/comments.ts';
import { editing } from './catalogue/editing.ts';
import { externalMessages } from './catalogue/external-messages.ts';
import { fireBans } from './catalogue/fire-bans.ts';
import { likes } from './catalogue/likes.ts';
import { links } from './catalogue/links.ts';
import { map } from './catalogue/map.ts';
import { media } from './catalogue/media.ts';
import { nodes } from './catalogue/nodes.ts';
import { notices } from './catalogue/notices.ts';
import { passkeys } from './catalogue/passkeys.ts';
import { postHistory } from './catalogue/post-history.ts';
import { postTemplates } from './catalogue/post-templates.ts';
import { posts } from './catalogue/posts.ts';
import { push } from './catalogue/push.ts';
import { reviews } from './catalogue/reviews.ts';
import { roles } from './catalogue/roles.ts';
import { savedViews } from './catalogue/saved-views.ts';
import { search } from './catalogue/search.ts';
import { sharedBlocks } from './catalogue/shared-blocks.ts';
import { singleSignOn } from './catalogue/single-sign-on.ts';
import { siteLook } from './catalogue/site-look.ts';
import { tokens } from './catalogue/tokens.ts';
import { userAccounts } from './catalogue/user-accounts.ts';
import { users } from './catalogue/users.ts';
import { visits } from './catalogue/visits.ts';
import type { Endpoint } from './endpoint.ts';

/**
 * Every call there is, by name: SPEC section 7 and our marked extensions. The content API registers its
 * routes from this list, the BFF proxies exactly this list, and the client is typed by it.
 */
export const catalogue = {
  ...posts,
  ...postHistory,
  ...editing,
  ...comments,
  ...acknowledgements,
  ...notices,
  ...savedViews,
  ...alertLog,
  ...alertRequests,
  ...alertTemplates,
  ...externalMessages,
  ...categories,
  ...media,
  ...links,
  ...fireBans,
  ...map,
  ...push,
  ...postTemplates,
  ...sharedBlocks,
  ...reviews,
  ...roles,
  ...nodes,
  ...tokens,
  ...likes,
  ...search,
  ...users,
  ...userAccounts,
  ...passkeys,
  ...singleSignOn,
  ...administration,
  ...accessibility,
  ...visits,
  ...siteLook,
} as const;

export type Catalogue = typeof catalogue;
export type EndpointName = keyof Catalogue;

/** The catalogue as rows, for those who walk it. */
export const endpoints: readonly (Endpoint & { name: EndpointName })[] = Object.entries(catalogue).map(
  ([name, endpoint]) => ({ name: name as EndpointName, ...(endpoint as Endpoint) }),
);
