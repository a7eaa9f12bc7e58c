import type { ContentNode } from '@brandpost/domain';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { childrenOf } from '../../children-of.ts';
import { readProps } from '../../read-props.ts';
import { Blocks } from '../../view-parts/blocks.tsx';
import type { BlockViewProps } from '../../view-parts/content-context.ts';
import { useOutlinePlace } from '../../view-parts/content-context.ts';
import { colour, focusRing } from '../../view-parts/look.ts';
import { Title } from '../../view-parts/title.tsx';
import { visibleBlocks } from '../../view-parts/visible-blocks.ts';
import { area } from '../area/definition.ts';
import { placesOf } from '../area/places-of.ts';
import { saysSomething } from '../area/says-something.ts';
import { answerLookup, PLACE } from './answer-lookup.ts';
import { areaLookup } from './definition.ts';

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  container-type: inline-size;
`;
/* Without scripts all areas are there to read, and nothing is there to type in. */
const Ask = styled.search`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  /* Below the page's own row, which stays in sight. */
  scroll-margin-block-start: 5rem;

  @media (scripting: none) {
    display: none;
  }
  @media print {
    display: none;
  }
  & label {
    font-weight: 600;
  }
  & input {
    inline-size: 100%;
    max-inline-size: 30rem;
    block-size: 52px;
    padding: 0 1.25rem;
    border: 2px solid ${colour('muted')};
    border-radius: 999px;
    background: ${colour('bg')};
    color: inherit;
    font: inherit;
    ${focusRing}
  }
`;
const Found = styled.p`
  margin: 0;
  min-block-size: 1.55em;
  color: ${colour('muted')};
`;
const Areas = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  margin: 0;
  padding: 0;
  list-style: none;

  @container (min-width: 40rem) {
    grid-template-columns: 1fr 1fr;
  }
`;

/**
 * Areas as cards, and a field to type a place in: then only the areas are left that it is in. The place may stand in the
 * address, as `?plats=Norråmo`, so that one can be led to one's own.
 */
export function AreaLookupView({ node, depth }: BlockViewProps) {
  const { title, label } = readProps(areaLookup, node);
  const { level } = useOutlinePlace(node);
  const areas = visibleBlocks(childrenOf(node), node.type, depth + 1).filter((one) =>
    saysSomething(readProps(area, one)),
  );
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const names = areas.map((one) => namesOf(one).join('\n'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: it answers anew when there are other areas, and leaves the field alone until then
  useEffect(() => (box.current === null ? undefined : answerLookup(box.current)), [names.join('\n\n')]);
  if (areas.length === 0) return null;
  return (
    <Box ref={box} data-block="area-lookup">
      {title.trim() !== '' && <Title level={level}>{title}</Title>}
      {areas.length > 1 && (
        <Ask>
          <label htmlFor={id}>{label}</label>
          <input id={id} name={PLACE} type="search" maxLength={100} autoComplete="off" />
          <Found role="status" />
        </Ask>
      )}
      <Areas>
        {areas.map((one, at) => (
          <li key={one.id} data-names={names[at]}>
            <Blocks nodes={[one]} parentType={node.type} depth={depth + 1} />
          </li>
        ))}
      </Areas>
    </Box>
  );
}

function namesOf(node: ContentNode): string[] {
  const { name, places } = readProps(area, node);
  return [name, ...placesOf(places)];
}
