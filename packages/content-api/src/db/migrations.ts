import type { Migration } from 'kysely/migration';
import * as groupsAndPeople from './migrations/0001-groups-and-people.ts';
import * as mediaAndLinks from './migrations/0002-media-and-links.ts';
import * as posts from './migrations/0003-posts.ts';
import * as search from './migrations/0004-search.ts';
import * as postVersions from './migrations/0005-post-versions.ts';
import * as auditLog from './migrations/0006-audit-log.ts';
import * as postHistory from './migrations/0007-post-history.ts';
import * as mediaFiles from './migrations/0008-media-files.ts';
import * as singleSignOn from './migrations/0009-single-sign-on.ts';
import * as searchAtScale from './migrations/0010-search-at-scale.ts';
import * as people from './migrations/0011-people.ts';
import * as roleNames from './migrations/0012-role-names.ts';
import * as workingCopies from './migrations/0013-working-copies.ts';
import * as presence from './migrations/0014-presence.ts';
import * as previewLinks from './migrations/0015-preview-links.ts';
import * as postsMadeOnce from './migrations/0016-posts-made-once.ts';
import * as acknowledgements from './migrations/0017-acknowledgements.ts';
import * as tableOrders from './migrations/0018-table-orders.ts';
import * as waysIn from './migrations/0019-ways-in.ts';
import * as sealedPeople from './migrations/0020-sealed-people.ts';
import * as passkeys from './migrations/0021-passkeys.ts';

/** Every migration in its order. One that has been released is never changed, only followed by another. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-groups-and-people': groupsAndPeople,
  '0002-media-and-links': mediaAndLinks,
  '0003-posts': posts,
  '0004-search': search,
  '0005-post-versions': postVersions,
  '0006-audit-log': auditLog,
  '0007-post-history': postHistory,
  '0008-media-files': mediaFiles,
  '0009-single-sign-on': singleSignOn,
  '0010-search-at-scale': searchAtScale,
  '0011-people': people,
  '0012-role-names': roleNames,
  '0013-working-copies': workingCopies,
  '0014-presence': presence,
  '0015-preview-links': previewLinks,
  '0016-posts-made-once': postsMadeOnce,
  '0017-acknowledgements': acknowledgements,
  '0018-table-orders': tableOrders,
  '0019-ways-in': waysIn,
  '0020-sealed-people': sealedPeople,
  '0021-passkeys': passkeys,
};
