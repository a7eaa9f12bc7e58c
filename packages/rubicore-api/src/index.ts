export * from './calls/calls.ts';
export * from './catalogue.ts';
export * from './client/api-error.ts';
export * from './client/call-address.ts';
export * from './client/client.ts';
export * from './client/page-list.ts';
export * from './decode/alert-details.ts';
export * from './decode/fire-bans.ts';
export * from './decode/link.ts';
export * from './decode/media.ts';
export * from './decode/message-dates.ts';
export * from './decode/post.ts';
export * from './decode/user.ts';
export * from './decode/vacancy.ts';
export * from './endpoint.ts';
export { type ErrorStatus, errorsOf } from './open-api/errors-of.ts';
export { type OpenApiDocument, openApiDocument } from './open-api/open-api-document.ts';
export * from './wire/accessibility.ts';
export * from './wire/acknowledgement.ts';
export * from './wire/alert-log.ts';
export type { AlertApprover, AlertRequest, AlertRequests } from './wire/alert-request.ts';
export * from './wire/audience.ts';
export type {
  Comment,
  CommentBody,
  CommentThread,
  Mentionable,
  PostComments,
  Suggestion,
  ThreadResolution,
} from './wire/comment.ts';
export * from './wire/draft-to-wire.ts';
export * from './wire/external-message.ts';
export * from './wire/fire-ban.ts';
export * from './wire/known-targets.ts';
export * from './wire/maintenance.ts';
export * from './wire/map.ts';
export * from './wire/media.ts';
export type { Notice, NoticeList, NoticeSettings } from './wire/notice.ts';
export type { Passkey } from './wire/passkey.ts';
export * from './wire/post.ts';
export * from './wire/post-history.ts';
export type { PostTemplate, WholePostTemplate } from './wire/post-template.ts';
export * from './wire/presence.ts';
export * from './wire/preview.ts';
export * from './wire/push.ts';
export * from './wire/report.ts';
export type { Review, ReviewAnswerBody, Reviewer } from './wire/review.ts';
export type { ReviewState } from './wire/review-state.ts';
export type { ListedView, SavedView } from './wire/saved-view.ts';
export * from './wire/search.ts';
export type {
  SharedBlock,
  SharedBlockBody,
  SharedBlockUses,
  SharedBlockVersion,
} from './wire/shared-block.ts';
export type { WireSiteLook } from './wire/site-look.ts';
export * from './wire/staff-hint.ts';
export * from './wire/user.ts';
export * from './wire/visits.ts';
export * from './wire/working-copy.ts';
