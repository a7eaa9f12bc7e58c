import { isNewTool, type Link } from '@brandpost/domain';
import { colour, Tag, VisuallyHidden } from '@brandpost/ui';
import { styled } from 'styled-components';
import { useServices } from '../../api/services.ts';
import { staffTexts } from '../../layout/profile/staff-texts.ts';
import { ToolIcon } from './tool-icon.tsx';

const { start } = staffTexts;

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
    gap: 0.625rem;
    height: 100%;
    min-height: 6.75rem;
    padding: 1rem 1.125rem;
    border: 1px solid transparent;
    border-radius: var(--bp-radius-m);
    background: ${colour('surface')};
    color: ${colour('ink')};
    font-size: 1.0625rem;
    font-weight: 500;
    line-height: 1.3;
    text-decoration: none;
    hyphens: auto;
  }
  a:hover {
    border-color: ${colour('primary')};
  }
  a > svg {
    color: ${colour('primary')};
  }
`;
const NewMark = styled(Tag)`
  justify-self: start;
`;

/** Somebody's tools as tiles, in their own order. */
export function ToolTiles({ tools }: { tools: readonly Link[] }) {
  const { now } = useServices();
  return (
    <Tiles>
      {tools.map((tool) => (
        <li key={tool.id}>
          <a href={tool.url} target="_blank" rel="noopener noreferrer">
            <ToolIcon icon={tool.icon} />
            <span>
              {tool.name}
              <VisuallyHidden> {start.newWindow}</VisuallyHidden>
            </span>
            {isNewTool(tool, now) && <NewMark $tone="signal">{start.isNew}</NewMark>}
          </a>
        </li>
      ))}
    </Tiles>
  );
}
