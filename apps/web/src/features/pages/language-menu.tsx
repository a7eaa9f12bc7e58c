import { languageAttributes, languageNames } from '@brandpost/domain';
import { colour } from '@brandpost/ui';
import { Languages } from 'lucide-react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { Alternate } from '../../document/page-meta.ts';
import { sv } from '../../texts/sv.ts';

const Menu = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.25rem;
  align-items: center;
  margin-bottom: 1rem;

  svg {
    flex: none;
    color: ${colour('muted')};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
  }
  [aria-current] {
    color: ${colour('ink')};
    text-decoration: none;
  }
`;

/** The ways to a page in its languages, each by the name that its readers know. */
export function LanguageMenu({ alternates, current }: { alternates: readonly Alternate[]; current: string }) {
  if (alternates.length === 0) return null;
  return (
    <Menu aria-label={sv.page.languages}>
      <Languages size={22} aria-hidden="true" />
      {alternates.map(({ language, path }) => (
        <Link
          key={language}
          to={path}
          {...languageAttributes(language)}
          hrefLang={language}
          aria-current={language === current ? 'page' : undefined}
        >
          {languageNames[language]}
        </Link>
      ))}
    </Menu>
  );
}
