import type { PreviewLink, RubicoreClient } from '@brandpost/rubicore-api';
import { formatDate, formatDateTime } from '@brandpost/swedish';
import { colour } from '@brandpost/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { SmallButton } from '../../../forms/form-group.tsx';
import { previewEditorTexts } from '../preview-editor-texts.ts';
import { NewLink } from './new-link.tsx';
import { LINKS_META, previewLinksQuery } from './preview-links-query.ts';

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
  const { data: links, isError } = useQuery(previewLinksQuery(client, postId));
  const revoking = useMutation({
    mutationFn: (id: number) => client.call('revokePreviewLink', { params: { id } }),
    meta: LINKS_META,
  });
  return (
    <>
      <NewLink postId={postId} client={client} />
      <h4>{texts.list}</h4>
      <p role="status">
        {(revoking.isError && texts.failed) ||
          (revoking.isSuccess && texts.hasRevoked) ||
          (isError && texts.failed) ||
          (links?.length === 0 && texts.none)}
      </p>
      {links !== undefined && links.length > 0 && (
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
                    onClick={() => revoking.mutate(link.id)}
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
