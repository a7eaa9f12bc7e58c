import { findBlock, labelOf } from '@brandpost/cms-blocks';
import type { ContentNode } from '@brandpost/domain';
import { colour } from '@brandpost/ui';
import { ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { editorTexts } from '../../editor-texts.ts';
import { useEditorStore } from '../state/editor-store.ts';

const Nav = styled.nav`
  position: sticky;
  z-index: 11;
  inset-block-start: calc(var(--bp-stuck, 0px) + 4rem);
  margin-block-end: -2.25rem;
  pointer-events: none;

  ol {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    block-size: 2.25rem;
    margin: 0;
    padding: 0 0.375rem;
    border-radius: 0 0 var(--bp-radius-s) 0;
    background: ${colour('bg')};
    color: ${colour('muted')};
    font-size: 0.875rem;
    line-height: 1.2;
    list-style: none;
    pointer-events: auto;
  }
  li {
    display: flex;
    align-items: center;
  }
  button,
  strong {
    min-block-size: 28px;
    padding: 0.125rem 0.5rem;
    border: 0;
    border-radius: 6px;
    background: none;
    color: ${colour('ink')};
    font-weight: 600;
  }
  button {
    color: ${colour('primary')};
    font-weight: 400;
    text-decoration: underline;
    text-underline-offset: 0.18em;
    cursor: pointer;
  }
  strong {
    align-content: center;
  }
  @media (pointer: coarse), (max-width: 47.99rem) {
    button {
      min-inline-size: 44px;
      min-block-size: 44px;
    }
    ol {
      block-size: 44px;
    }
  }
`;

/** Where a block within others stands, and the way up. */
export function Breadcrumb({
  content,
  activeId,
}: {
  content: readonly ContentNode[];
  activeId: string | null;
}) {
  const store = useEditorStore();
  const path = activeId === null ? [] : pathTo(content, activeId);
  const last = path.at(-1);
  if (last === undefined || path.length < 2) return null;
  return (
    <Nav aria-label={editorTexts.path}>
      <ol>
        {path.slice(0, -1).map((node) => (
          <li key={node.id}>
            <button type="button" onClick={() => store.activate(node.id, 'frame')}>
              {labelOf(node)}
            </button>
            <ChevronRight aria-hidden="true" size={14} />
          </li>
        ))}
        <li>
          <strong aria-current="true">{labelOf(last)}</strong>
        </li>
      </ol>
    </Nav>
  );
}

function pathTo(content: readonly ContentNode[], id: string): ContentNode[] {
  const path: ContentNode[] = [];
  for (let found = findBlock(content, id); found !== null; ) {
    path.unshift(found.node);
    found = found.parent === null ? null : findBlock(content, found.parent.id);
  }
  return path;
}
