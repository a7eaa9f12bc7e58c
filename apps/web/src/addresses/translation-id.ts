/** The part of an alert's page that tells it in another language. */
export const translationId = (language: string) => `lang-${language}`;
