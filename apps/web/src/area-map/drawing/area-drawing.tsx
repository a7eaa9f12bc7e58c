import { type GeoBox, type GeoPoint, polygonProblem } from '@brandpost/domain';
import { messages } from '@brandpost/validation';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useServices } from '../../api/services.ts';
import { queryKeys } from '../../server-state/query-keys.ts';
import { CornerList } from './corner-list.tsx';
import { DrawingMap } from './drawing-map.tsx';
import { drawingTexts as texts } from './drawing-texts.ts';
import { DrawingTools } from './drawing-tools.tsx';
import { useCorners } from './use-corners.ts';
import { firstBox } from './view-box.ts';

const Drawing = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.625rem;
`;
const Small = styled.p`
  font-size: 0.9375rem;
`;

type AreaDrawingProps = { corners: readonly GeoPoint[]; onChange: (corners: GeoPoint[]) => void };

/** An area drawn by touch, mouse or keys alone; what happens is said, and stands in words below the map. */
export function AreaDrawing({ corners, onChange }: AreaDrawingProps) {
  const { client } = useServices();
  const { data, isPending, isError } = useQuery({
    queryKey: queryKeys.map,
    queryFn: ({ signal }) => client.call('getMap', { signal }),
  });
  const area = useCorners(corners, onChange);
  // What is drawn must not move the map below it.
  const [begun] = useState(corners);
  const [chosenBox, setBox] = useState<GeoBox | null>(null);
  if (isPending) return <p role="status">{texts.loading}</p>;
  const features = data ?? [];
  const box = chosenBox ?? firstBox(begun, features);
  const problem = polygonProblem(corners);
  return (
    <Drawing>
      {isError && <Small role="alert">{texts.failed}</Small>}
      <Small>{texts.howTo}</Small>
      <DrawingMap corners={corners} area={area} features={features} box={box} onBox={setBox} />
      <Small role="status">
        {area.said} {corners.length > 2 && problem !== null && messages.polygon[problem]}
      </Small>
      <DrawingTools corners={corners} area={area} features={features} box={box} onBox={setBox} />
      <Small>{texts.byKeys}</Small>
      <CornerList corners={corners} area={area} />
    </Drawing>
  );
}
