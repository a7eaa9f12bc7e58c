import { isNewTool, type Link } from '@brandpost/domain';
import { colour, Tag, VisuallyHidden } from '@brandpost/ui';
import { styled } from 'styled-components';
import { useServices } from '../../api/services.ts';
import { staffTexts } from '../../layout/profile/staff-texts.ts';
import { TileList } from './tile-list.ts';
import { ToolIcon } from './tool-icon.tsx';

const { start } = staffTexts;

const Tiles = styled(TileList)`
  a {
    gap: 0.625rem;
    min-height: 6.75rem;
    padding: 1rem 1.125rem;
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
