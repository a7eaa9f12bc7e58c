import type { GeoPoint } from '@brandpost/domain';
import { colour } from '@brandpost/ui';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { drawingTexts as texts } from './drawing-texts.ts';

/** Loaded when the fold is opened: anyone who is in a hurry does not wait for it. */
const AreaDrawing = lazy(async () => ({ default: (await import('./area-drawing.tsx')).AreaDrawing }));

const Fold = styled.details`
  border: 1px solid ${colour('line')};
  border-radius: var(--bp-radius-s);

  > summary {
    padding: 0.75rem 0.875rem;
    line-height: 1.5rem;
    font-weight: 650;
    cursor: pointer;
  }
  > div {
    padding: 0 0.875rem 0.875rem;
  }
`;
const Wrong = styled.p`
  margin-top: 0.375rem;
  color: ${colour('warning')};
  font-weight: 600;
`;

type AreaFieldProps = {
  corners: readonly GeoPoint[];
  onChange: (corners: GeoPoint[]) => void;
  field?: string;
  error?: string | undefined;
};

/** The area of an alert on the map, behind a fold that nobody has to open. */
export function AreaField({ corners, onChange, field, error }: AreaFieldProps) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <div data-field={field}>
      <Fold onToggle={(event) => event.currentTarget.open && setWasOpened(true)}>
        <summary>{texts.fold(corners.length)}</summary>
        {wasOpened && (
          <div>
            <Suspense fallback={<p role="status">{texts.loading}</p>}>
              <AreaDrawing corners={corners} onChange={onChange} />
            </Suspense>
          </div>
        )}
      </Fold>
      {error !== undefined && <Wrong role="alert">{error}</Wrong>}
    </div>
  );
}
