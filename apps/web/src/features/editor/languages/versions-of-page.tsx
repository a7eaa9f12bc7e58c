import { LANGUAGES, languageAttributes, languageNames, OWN_LANGUAGE } from '@brandpost/domain';
import type { RubicoreClient } from '@brandpost/rubicore-api';
import { formatDate } from '@brandpost/swedish';
import { colour } from '@brandpost/ui';
import { Menu } from '@brandpost/ui/widgets';
import { useQuery } from '@tanstack/react-query';
import { Languages } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../../addresses/paths.ts';
import { staffPaths } from '../../../addresses/staff-paths.ts';
import { FormGroup } from '../../../forms/form-group.tsx';
import { mayAny } from '../../../session/may-any.ts';
import { ownSession, useSession } from '../../../session/use-session.ts';
import { postEditorTexts } from '../post-editor-texts.ts';
import { isOlderThan, type LanguageVersion, versionsQuery } from './versions-query.ts';

const { fields } = postEditorTexts;

const List = styled.ul`
  display: grid;
  gap: 0.75rem;
  margin: 0 0 0.75rem;
  padding: 0;
  list-style: none;
  font-size: 1rem;
  overflow-wrap: anywhere;

  p {
    margin: 0;
    color: ${colour('muted')};
    font-size: 0.9375rem;
  }
  strong {
    color: ${colour('ink')};
  }
`;

/** What there is of a page in other languages, how old it is, and the way to one more. */
export function VersionsOfPage({ pageId, client }: { pageId: number; client: RubicoreClient }) {
  const { data } = useQuery(versionsQuery(client, pageId));
  const own = ownSession(useSession());
  const navigate = useNavigate();
  if (!data) return null;
  const { original, versions } = data;
  const missing = LANGUAGES.filter(
    (language) => language !== OWN_LANGUAGE && !versions.some((version) => version.language === language),
  );
  const mayCreate = own !== null && mayAny(own, 'create_post');
  return (
    <FormGroup>
      <legend>{fields.versions}</legend>
      {versions.length > 0 && (
        <List>
          {versions.map((version) => (
            <li key={version.id}>
              {languageNames[version.language]}:{' '}
              <Link to={paths.createContent(version.id)} {...languageAttributes(version.language)}>
                {version.title}
              </Link>
              <Age version={version} isOlder={isOlderThan(original, version)} />
            </li>
          ))}
        </List>
      )}
      {mayCreate && missing.length > 0 && (
        <Menu
          label={fields.newVersion}
          icon={Languages}
          actions={missing.map((language) => ({
            text: languageNames[language],
            icon: Languages,
            to: staffPaths.translateContent(pageId, language),
          }))}
          navigate={(to) => void navigate(to)}
        />
      )}
    </FormGroup>
  );
}

function Age({ version, isOlder }: { version: LanguageVersion; isOlder: boolean }) {
  const { status, updatedDate } = version;
  return (
    <p>
      {status === 'draft' && `${fields.versionIsDraft}, `}
      {fields.versionChanged(formatDate(updatedDate ?? ''))}
      {isOlder && (
        <>
          , <strong>{fields.versionIsOlder}</strong>
        </>
      )}
    </p>
  );
}
