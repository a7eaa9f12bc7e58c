import type { AlertDetails, Post, PostDraft } from '@brandpost/domain';

/** A saved post as the editor holds it. */
export function draftOfPost(post: Post): PostDraft {
  const { updatedDate: _, content = [], media, alert, ...rest } = post;
  return {
    ...rest,
    content,
    alert: alert === null ? null : withWordsAlone(alert),
    media: media === null ? null : { id: media.id, filename: media.filename },
    orderPostBeforeId: null,
  };
}

/** Since when a translation is outdated is the API's to say, not the writer's. */
function withWordsAlone(alert: AlertDetails): AlertDetails {
  const translations = alert.translations.map(({ outdatedSince: _, ...words }) => words);
  return { ...alert, translations };
}
