/** The rights of which any one lets somebody open the editor. */
export const WRITERS = ['create_post', 'publish_post', 'publish_alert', 'review_post'] as const;
