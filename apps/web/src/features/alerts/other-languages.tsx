import {
  type AlertEnd,
  type AlertTranslation,
  type Language,
  languageAttributes,
  languageNames,
} from '@brandpost/domain';
import { keepTogether } from '@brandpost/swedish';
import { colour } from '@brandpost/ui';
import { styled } from 'styled-components';
import { translationId } from '../../addresses/translation-id.ts';
import type { AlertPhrases } from '../../layout/live/alerts-on-page.ts';
import { alertTexts } from './alert-texts.ts';

const Ways = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.25rem;
  margin: 0.5rem 0 0;
  padding: 0;
  list-style: none;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
  }
`;
const Translation = styled.section`
  margin-top: 2rem;
  padding-top: 1.5rem;
  border-top: 1px solid ${colour('line')};
  scroll-margin-top: 6rem;

  ol {
    margin-top: 0.75rem;
    font-weight: 600;
  }
`;

/** The ways to the alert in other languages, near its title. */
export function LanguageLinks({ translations }: { translations: readonly AlertTranslation[] }) {
  if (translations.length === 0) return null;
  return (
    <nav aria-label={alertTexts.otherLanguages}>
      <Ways>
        {translations.map(({ language }) => (
          <li key={language}>
            <a href={`#${translationId(language)}`} lang={language}>
              {languageNames[language]}
            </a>
          </li>
        ))}
      </Ways>
    </nav>
  );
}

/**
 * That the alert holds no longer, in each of its other languages: what they said to do is not shown any more. In Swedish
 * the page says it itself.
 */
export function EndInLanguages({
  phrases = [],
  end,
}: {
  phrases?: readonly AlertPhrases[] | undefined;
  end: AlertEnd;
}) {
  return phrases.map(
    ({ language, [end]: text }) =>
      text && (
        <p key={language} {...languageAttributes(language)}>
          {text}.
        </p>
      ),
  );
}

type OtherLanguagesProps = {
  translations: readonly AlertTranslation[];
  phrases?: readonly AlertPhrases[] | undefined;
};

/** The alert in short, in each of its other languages; one that says less than the Swedish text tells that first. */
export function OtherLanguages({ translations, phrases = [] }: OtherLanguagesProps) {
  return translations.map(({ language, title, text, instructions, outdatedSince }) => (
    <Translation key={language} id={translationId(language)} {...languageAttributes(language)}>
      <h2>{title}</h2>
      {outdatedSince && <Outdated language={language} phrases={phrases} />}
      {text !== '' && <p>{keepTogether(text)}</p>}
      {instructions.length > 0 && (
        <ol>
          {instructions.map((step) => (
            <li key={step}>{keepTogether(step)}</li>
          ))}
        </ol>
      )}
    </Translation>
  ));
}

/** In its own language, or in English where there are no words in that. */
function Outdated({ language, phrases }: { language: Language; phrases: readonly AlertPhrases[] }) {
  const own =
    phrases.find((one) => one.language === language) ?? phrases.find((one) => one.language === 'en');
  return (
    own && (
      <p {...languageAttributes(own.language)}>
        <strong>{own.newerInSwedish}.</strong>
      </p>
    )
  );
}
