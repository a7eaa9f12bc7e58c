import { languageAttributes, languageNames } from '@brandpost/domain';
import { colour } from '@brandpost/ui';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { sv } from '../../texts/sv.ts';
import { useLayoutData } from '../layout-data.ts';

const Ways = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.25rem;
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    color: inherit;
  }
  &[data-in='bar'] a {
    text-decoration: none;
  }
  &[data-in='bar'] a:focus-visible {
    outline-color: ${colour('signal')};
    outline-offset: -2px;
  }
  &[data-in='bar'] a:hover {
    text-decoration: underline;
  }
  @media (max-width: 47.99rem) {
    &[data-in='bar'] {
      display: none;
    }
  }
`;

/**
 * The ways to all that there is in each other language, by the names that their readers know: in the dark bar on top where
 * there is room for them, at the end of the menu, and in the footer.
 */
export function LanguageLinks({ place }: { place: 'bar' | 'menu' | 'footer' }) {
  const { languages } = useLayoutData();
  if (languages.length === 0) return null;
  return (
    <Ways data-in={place} aria-label={sv.page.languages}>
      {languages.map((language) => (
        <li key={language}>
          <Link to={paths.pagesIn(language)} {...languageAttributes(language)}>
            {languageNames[language]}
          </Link>
        </li>
      ))}
    </Ways>
  );
}
