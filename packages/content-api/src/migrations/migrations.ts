import type { Migration } from 'kysely/migration';
import * as groupsAndPeople from './0001-groups-and-people.ts';
import * as mediaAndLinks from './0002-media-and-links.ts';
import * as posts from './0003-posts.ts';
import * as search from './0004-search.ts';
import * as postVersions from './0005-post-versions.ts';
import * as auditLog from './0006-audit-log.ts';
import * as postHistory from './0007-post-history.ts';
import * as mediaFiles from './0008-media-files.ts';
import * as singleSignOn from './0009-single-sign-on.ts';
import * as searchAtScale from './0010-search-at-scale.ts';
import * as people from './0011-people.ts';
import * as roleNames from './0012-role-names.ts';
import * as workingCopies from './0013-working-copies.ts';
import * as presence from './0014-presence.ts';
import * as previewLinks from './0015-preview-links.ts';
import * as postsMadeOnce from './0016-posts-made-once.ts';
import * as acknowledgements from './0017-acknowledgements.ts';
import * as tableOrders from './0018-table-orders.ts';
import * as signInSettings from './0019-ways-in.ts';
import * as sealedPeople from './0020-sealed-people.ts';
import * as passkeys from './0021-passkeys.ts';
import * as alertDetails from './0022-alert-details.ts';
import * as externalMessages from './0023-external-messages.ts';
import * as fireBans from './0024-fire-bans.ts';
import * as push from './0025-push.ts';
import * as alertRequests from './0026-alert-requests.ts';
import * as vacancies from './0027-vacancies.ts';
import * as eServiceFacts from './0028-e-service-facts.ts';
import * as postLinks from './0029-post-links.ts';
import * as accessibility from './0030-accessibility.ts';
import * as visits from './0031-visits.ts';
import * as languages from './0032-languages.ts';
import * as notices from './0033-notices.ts';
import * as noticeDevices from './0034-notice-devices.ts';
import * as savedViews from './0035-saved-views.ts';
import * as comments from './0036-comments.ts';
import * as postReviews from './0037-post-reviews.ts';
import * as postTemplates from './0038-post-templates.ts';
import * as presencePlaces from './0040-presence-places.ts';
import * as sharedBlocks from './0041-shared-blocks.ts';
import * as mediaTrash from './0043-media-trash.ts';
import * as externalLinks from './0044-external-links.ts';
import * as suggestions from './0045-suggestions.ts';
import * as authorsHaveRead from './0046-authors-have-read.ts';
import * as linksOutOfReach from './0047-links-out-of-reach.ts';
import * as siteLook from './0048-site-look.ts';
import * as comparedVersions from './0049-compared-versions.ts';
import * as acknowledgementReminders from './0050-acknowledgement-reminders.ts';

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
  '0019-ways-in': signInSettings,
  '0020-sealed-people': sealedPeople,
  '0021-passkeys': passkeys,
  '0022-alert-details': alertDetails,
  '0023-external-messages': externalMessages,
  '0024-fire-bans': fireBans,
  '0025-push': push,
  '0026-alert-requests': alertRequests,
  '0027-vacancies': vacancies,
  '0028-e-service-facts': eServiceFacts,
  '0029-post-links': postLinks,
  '0030-accessibility': accessibility,
  '0031-visits': visits,
  '0032-languages': languages,
  '0033-notices': notices,
  '0034-notice-devices': noticeDevices,
  '0035-saved-views': savedViews,
  '0036-comments': comments,
  '0037-post-reviews': postReviews,
  '0038-post-templates': postTemplates,
  '0040-presence-places': presencePlaces,
  '0041-shared-blocks': sharedBlocks,
  '0043-media-trash': mediaTrash,
  '0044-external-links': externalLinks,
  '0045-suggestions': suggestions,
  '0046-authors-have-read': authorsHaveRead,
  '0047-links-out-of-reach': linksOutOfReach,
  '0048-site-look': siteLook,
  '0049-compared-versions': comparedVersions,
  '0050-acknowledgement-reminders': acknowledgementReminders,
};
