import type { MediaRecord } from '@brandpost/rubicore-api';
import { formatDate } from '@brandpost/swedish';
import { colour, media as screens } from '@brandpost/ui';
import { styled } from 'styled-components';
import { kindInWords, measuresInWords, nameOf, sizeInWords } from '../file-facts.ts';
import { mediaTexts } from '../media-texts.ts';
import { FileOpener } from './file-opener.tsx';
import { useLibrary } from './library-controls.tsx';
import { MarkTick } from './mark-tick.tsx';
import { Marks } from './marks.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { useRovingFocus } from './use-roving-focus.ts';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 1rem;

  th {
    padding: 0.625rem 0.75rem;
    background: ${colour('bg')};
    color: ${colour('muted')};
    font-size: 0.875rem;
    font-weight: 600;
    text-align: start;
    white-space: nowrap;
  }
  td {
    padding: 0.5rem 0.75rem;
    border-top: 1px solid ${colour('line')};
    vertical-align: middle;
  }
  td[data-check='true'] {
    width: 44px;
    padding: 0;
  }
  td[data-facts='true'] {
    color: ${colour('muted')};
    white-space: nowrap;
  }
  tbody tr:hover,
  tbody tr[data-marked='true'] {
    background: ${colour('surface')};
  }
  /* A card each, with the words of the head left out: the values say what they are. */
  @media (max-width: 47.99rem) {
    &,
    tbody,
    td {
      display: block;
    }
    thead {
      display: none;
    }
    tr {
      display: flex;
      flex-wrap: wrap;
      gap: 0 0.75rem;
      padding: 0.5rem 0;
      border-top: 1px solid ${colour('line')};
    }
    td {
      padding: 0.125rem 0;
      border: 0;
      font-size: 0.9375rem;
    }
    td[data-check='true'] {
      align-self: center;
      width: 44px;
    }
    td[data-name='true'] {
      flex: 1 1 calc(100% - 4rem);
    }
  }
`;
const Opener = styled(FileOpener)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.875rem;
  align-items: center;
  width: 100%;
  min-height: 56px;
  padding: 0;
  border: 0;
  background: none;
  color: ${colour('ink')};
  font-weight: 600;
  text-align: start;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
  &[aria-pressed='true'] {
    color: ${colour('primary')};
    box-shadow: -0.75rem 0 0 ${colour('bg')}, -0.875rem 0 0 3px ${colour('primary')};
  }
`;
const Small = styled(Thumbnail)`
  width: 64px;
  height: 48px;
  border-radius: 6px;

  ${screens.desktop} {
    width: 76px;
    height: 56px;
  }
`;

/** The library as lines, which say more of each file. */
export function FileTable({ items, isBusy }: { items: readonly MediaRecord[]; isBusy: boolean }) {
  const { tabIndexOf, listProps } = useRovingFocus(items.map(({ id }) => id));
  const { columns } = mediaTexts;
  const { selection } = useLibrary();
  return (
    <Table aria-label={mediaTexts.items} aria-busy={isBusy} {...listProps}>
      <thead>
        <tr>
          {selection !== null && <td />}
          <th scope="col">{columns.file}</th>
          <th scope="col">{columns.kind}</th>
          <th scope="col">{columns.size}</th>
          <th scope="col">{columns.used}</th>
          <th scope="col">{columns.added}</th>
          <th scope="col">{columns.remarks}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((media) => (
          <tr key={media.id} data-marked={selection?.has(media.id) ?? false}>
            {selection !== null && (
              <td data-check>
                <MarkTick media={media} />
              </td>
            )}
            <td data-name>
              <Opener media={media} tabIndex={tabIndexOf(media.id)}>
                <Small media={media} />
                {nameOf(media)}
              </Opener>
            </td>
            <td data-facts>
              {[kindInWords(media.fileType), measuresInWords(media)].filter(Boolean).join(' ')}
            </td>
            <td data-facts>{media.sizeBytes !== null && sizeInWords(media.sizeBytes)}</td>
            <td data-facts>{media.usedByPosts !== null && mediaTexts.usedBy(media.usedByPosts)}</td>
            <td data-facts>{media.createdDate !== null && formatDate(media.createdDate)}</td>
            <td>
              <Marks media={media} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
