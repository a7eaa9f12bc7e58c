import type { PreviewLink, RubicoreClient } from '@brandpost/rubicore-api';
import { formatDate, formatDateTime } from '@brandpost/swedish';
import { colour } from '@brandpost/ui';
import { useCallback, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { SmallButton } from '../../../forms/form-group.tsx';
import { previewEditorTexts } from '../preview-editor-texts.ts';
import { NewLink } from './new-link.tsx';

const MAX_LINKS = 50;

/** Links to a post, the last one first; null until they are known. @returns them, and how to ask again */
function usePreviewLinks(id: number, client: RubicoreClient) {
  const [links, setLinks] = useState<readonly PreviewLink[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const ask = useCallback(async () => {
    try {
      setLinks(await client.call('listPreviewLinks', { params: { id }, query: { perPage: MAX_LINKS } }));
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  }, [id, client]);
  useEffect(() => void ask(), [ask]);
  return { links, hasFailed, ask };
}

const { links: texts } = previewEditorTexts;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Link = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1rem;
  align-items: center;
  justify-content: space-between;
  padding-block: 0.75rem;
  border-top: 1px solid ${colour('line')};

  small {
    display: block;
    color: ${colour('muted')};
    font-size: 0.9375rem;
  }
  &[data-is-over='true'] strong {
    color: ${colour('muted')};
    font-weight: 400;
  }
`;

/** Links by which those without an account see the post: made, listed and taken back. Source: decision 0027. */
export function PreviewLinks({ postId, client }: { postId: number; client: RubicoreClient }) {
  const { links, hasFailed, ask } = usePreviewLinks(postId, client);
  const [notice, setNotice] = useState('');
  const revoke = async (id: number) => {
    try {
      await client.call('revokePreviewLink', { params: { id } });
      setNotice(texts.hasRevoked);
    } catch {
      setNotice(texts.failed);
    }
    await ask();
  };
  return (
    <>
      <NewLink postId={postId} client={client} onMade={ask} />
      <h4>{texts.list}</h4>
      <p role="status">{notice || (hasFailed && texts.failed) || (links?.length === 0 && texts.none)}</p>
      {links !== null && links.length > 0 && (
        <List>
          {links.map((link) => {
            const name = link.name || texts.unnamed;
            return (
              <Link key={link.id} data-is-over={isOver(link)}>
                <div>
                  <strong>{name}</strong>
                  <small>{stateOf(link)}</small>
                  <small>{texts.madeBy(link.createdByName, formatDate(link.createdDate))}</small>
                </div>
                {!isOver(link) && (
                  <SmallButton
                    type="button"
                    aria-label={texts.revokeOf(name)}
                    onClick={() => void revoke(link.id)}
                  >
                    {texts.revoke}
                  </SmallButton>
                )}
              </Link>
            );
          })}
        </List>
      )}
    </>
  );
}

function isOver({ revoked, expires }: PreviewLink): boolean {
  return revoked || Date.parse(expires) <= Date.now();
}

function stateOf(link: PreviewLink): string {
  if (link.revoked) return texts.revoked;
  return (isOver(link) ? texts.over : texts.valid)(formatDateTime(link.expires));
}
