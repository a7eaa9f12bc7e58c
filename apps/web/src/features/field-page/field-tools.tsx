import { colour } from '@brandpost/ui';
import { styled } from 'styled-components';
import type { FieldTool } from '../../field-store/field-content.ts';
import { fieldPageTexts as texts } from './field-page-texts.ts';

const Note = styled.p`
  margin-bottom: 0.75rem;
  color: ${colour('muted')};
  font-size: 1rem;
`;
const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.25rem), 1fr));
  gap: 0.75rem;
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    display: grid;
    align-content: start;
    gap: 0.25rem;
    height: 100%;
    min-height: 4.5rem;
    padding: 0.875rem 1rem;
    border: 1px solid transparent;
    border-radius: var(--bp-radius-m);
    background: ${colour('surface')};
    color: ${colour('ink')};
    font-size: 1.0625rem;
    font-weight: 500;
    line-height: 1.3;
    text-decoration: none;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  a:hover {
    border-color: ${colour('primary')};
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
