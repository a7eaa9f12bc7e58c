import { type AlertTranslation, languageNames } from '@brandpost/domain';
import { alertPublishingTexts as texts } from './alert-publishing-texts.ts';

/** What becomes of an alert in its other languages while it is changed in Swedish alone. */
export function TranslationsNote({
  translations = [],
}: {
  translations?: readonly AlertTranslation[] | undefined;
}) {
  if (translations.length === 0) return null;
  return (
    <p>
      {texts.translationsStay}{' '}
      {translations.map(({ language }, index) => (
        <span key={language}>
          {index > 0 && ', '}
          <span lang={language}>{languageNames[language]}</span>
        </span>
      ))}
      . {texts.translationsSay}
    </p>
  );
}
