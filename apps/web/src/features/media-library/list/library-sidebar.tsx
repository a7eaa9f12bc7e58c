import { colour, media, visuallyHidden } from '@brandpost/ui';
import {
  Files,
  FileText,
  Folder,
  FolderOpen,
  Image,
  Scaling,
  TextSearch,
  Trash2,
  Unlink,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { mediaTexts } from '../media-texts.ts';
import { useLibrary, ViewChange } from './library-controls.tsx';
import { type LibraryView, WHOLE_LIBRARY } from './library-view.ts';
import type { FolderCounts } from './use-folders.ts';

const ICON_PX = 19;

const Side = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 2rem;
  min-width: 0;

  ${media.desktop} {
    display: grid;
    gap: 1.5rem;
    align-content: start;
  }
  h2 {
    margin-bottom: 0.5rem;
    color: ${colour('muted')};
    font-size: 0.875rem;
    font-weight: 650;
    letter-spacing: 0;
  }
  nav {
    min-width: 0;
    max-width: 100%;
  }
  /* One strip, along which one draws. */
  @media (max-width: 47.99rem) {
    position: relative;
    flex-wrap: nowrap;
    gap: 0;
    overflow-x: auto;

    nav {
      flex: none;
      max-width: none;
    }
    h2 {
      ${visuallyHidden}
    }
    ul {
      overflow: visible;
    }
  }
  ul {
    display: flex;
    gap: 0.375rem;
    margin: 0;
    padding: 3px;
    list-style: none;
    overflow-x: auto;

    ${media.desktop} {
      display: grid;
      gap: 0.125rem;
      overflow-x: visible;
    }
  }
`;
const Choice = styled(ViewChange)`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  width: 100%;
  min-height: 44px;
  padding: 0.25rem 0.75rem;
  border: 1px solid ${colour('line')};
  border-radius: var(--bp-radius-s);
  background: none;
  color: ${colour('ink')};
  font-size: 1rem;
  line-height: 1.25;
  text-align: start;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;

  ${media.desktop} {
    border-color: transparent;
    white-space: normal;
  }
  &:hover {
    background: ${colour('surface')};
  }
  &[aria-current='true'] {
    background: ${colour('surface-2')};
    font-weight: 650;
  }
  &:focus-visible {
    border-radius: var(--bp-radius-s);
    outline-offset: 0;
  }
  svg {
    flex: none;
    color: ${colour('primary')};
  }
`;
const Count = styled.span`
  margin-left: auto;
  color: ${colour('muted')};
  font-size: 0.875rem;
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`;

/** Folders and filters, with how much there is in each. */
export function LibrarySidebar({ counts }: { counts: FolderCounts }) {
  const { view, picking } = useLibrary();
  const { folders, all, missingAlt, unused, tooLarge, trash } = counts;
  const isAll = view.categoryId === null && !view.trash;
  return (
    <Side>
      <Group title={mediaTexts.folders}>
        <Item to={{ categoryId: null, trash: false }} isCurrent={isAll} count={all}>
          <Files aria-hidden="true" size={ICON_PX} />
          {mediaTexts.allFolders}
        </Item>
        {folders.map(({ id, name, files }) => (
          <Item
            key={id}
            to={{ categoryId: id, trash: false }}
            isCurrent={view.categoryId === id}
            count={files}
          >
            {view.categoryId === id ? (
              <FolderOpen aria-hidden="true" size={ICON_PX} />
            ) : (
              <Folder aria-hidden="true" size={ICON_PX} />
            )}
            {name}
          </Item>
        ))}
        {picking === null && (
          <Item to={{ ...WHOLE_LIBRARY, trash: true }} isCurrent={view.trash} count={trash}>
            <Trash2 aria-hidden="true" size={ICON_PX} />
            {mediaTexts.trash.title}
          </Item>
        )}
      </Group>
      <Group title={mediaTexts.filters}>
        {picking === null && (
          <>
            <Item to={{ kind: view.kind === 'image' ? null : 'image' }} isCurrent={view.kind === 'image'}>
              <Image aria-hidden="true" size={ICON_PX} />
              {mediaTexts.kinds.image}
            </Item>
            <Item to={{ kind: view.kind === 'pdf' ? null : 'pdf' }} isCurrent={view.kind === 'pdf'}>
              <FileText aria-hidden="true" size={ICON_PX} />
              {mediaTexts.kinds.pdf}
            </Item>
          </>
        )}
        <Item to={{ missingAlt: !view.missingAlt }} isCurrent={view.missingAlt} count={missingAlt}>
          <TextSearch aria-hidden="true" size={ICON_PX} />
          {mediaTexts.missingAlt}
        </Item>
        <Item to={{ unused: !view.unused }} isCurrent={view.unused} count={unused}>
          <Unlink aria-hidden="true" size={ICON_PX} />
          {mediaTexts.unused}
        </Item>
        <Item to={{ tooLarge: !view.tooLarge }} isCurrent={view.tooLarge} count={tooLarge}>
          <Scaling aria-hidden="true" size={ICON_PX} />
          {mediaTexts.tooLarge}
        </Item>
      </Group>
    </Side>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul>{children}</ul>
    </nav>
  );
}

type ItemProps = { to: Partial<LibraryView>; isCurrent: boolean; count?: number | null; children: ReactNode };

function Item({ to, isCurrent, count = null, children }: ItemProps) {
  return (
    <li>
      <Choice to={to} aria-current={isCurrent}>
        {children}
        {count !== null && <Count>{count}</Count>}
      </Choice>
    </li>
  );
}
