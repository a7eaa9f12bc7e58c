import { colour } from '@brandpost/ui';
import { styled } from 'styled-components';
import type { FieldTool } from '../../field-store/field-content.ts';
import { TileList } from '../tools/tile-list.ts';
import { fieldPageTexts as texts } from './field-page-texts.ts';

const Note = styled.p`
  margin-bottom: 0.75rem;
  color: ${colour('muted')};
  font-size: 1rem;
`;
const Tiles = styled(TileList)`
  a {
    gap: 0.25rem;
    min-height: 4.5rem;
    padding: 0.875rem 1rem;
    overflow-wrap: anywhere;
  }
  small {
    color: ${colour('muted')};
    font-size: 0.9375rem;
    font-weight: 400;
  }
`;

/** One's tools, and where they are. */
export function FieldTools({ tools }: { tools: readonly FieldTool[] }) {
  return (
    <>
      <Note>{texts.toolsNeedNetwork}</Note>
      <Tiles>
        {tools.map(({ id, name, url }) => (
          <li key={id}>
            <a href={url} rel="noopener noreferrer">
              {name}
              <small>{new URL(url, location.origin).host}</small>
            </a>
          </li>
        ))}
      </Tiles>
    </>
  );
}
