import { type AlertEnd, type AlertTranslation, languageAttributes, languageNames } from '@brandpost/domain';
import { keepTogether } from '@brandpost/swedish';
import { colour } from '@brandpost/ui';
import { styled } from 'styled-components';
import { translationId } from '../../addresses/translation-id.ts';
import type { EndWords } from '../../layout/live/alerts-on-page.ts';
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

/** That the alert holds no longer, in each of its other languages: what they said to do is not shown any more. */
export function EndInLanguages({ words, end }: { words: readonly EndWords[] | undefined; end: AlertEnd }) {
  return words?.map(({ language, [end]: text }) => (
    <p key={language} {...languageAttributes(language)}>
      {text}.
    </p>
  ));
}

/** The alert in short, in each of its other languages. */
export function OtherLanguages({ translations }: { translations: readonly AlertTranslation[] }) {
  return translations.map(({ language, title, text, instructions }) => (
    <Translation key={language} id={translationId(language)} {...languageAttributes(language)}>
      <h2>{title}</h2>
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
