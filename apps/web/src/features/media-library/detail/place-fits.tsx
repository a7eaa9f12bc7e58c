import type { MediaRecord } from '@brandpost/rubicore-api';
import { colour } from '@brandpost/ui';
import { CircleCheck, Crop, TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { mediaTexts } from '../media-texts.ts';
import { PLACES, remarksOn } from '../recommendations.ts';
import { Section } from './section.tsx';

const Place = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 0.625rem;
  align-items: start;
  min-height: 44px;
  font-size: 0.9375rem;
  line-height: 1.4;

  > svg {
    margin-top: 2px;
    color: ${colour('good')};
  }
  &[data-fits='false'] > svg {
    color: ${colour('warning')};
  }
  strong {
    display: block;
    font-weight: 600;
  }
  p {
    color: ${colour('muted')};
  }
`;
const CropButton = styled.button`
  display: inline-flex;
  gap: 0.375rem;
  align-items: center;
  min-height: 40px;
  padding: 0.25rem 0.875rem;
  border: 1px solid ${colour('muted')};
  border-radius: 999px;
  background: ${colour('bg')};
  color: ${colour('ink')};
  font-size: 0.9375rem;
  cursor: pointer;

  &:hover {
    background: ${colour('surface-2')};
  }
  &:focus-visible {
    border-radius: 999px;
  }
`;

/** Whether a picture suits each place that pictures have, and one press that makes it. */
export function PlaceFits({ media, onCrop }: { media: MediaRecord; onCrop: (ratio: number) => void }) {
  const { fits, detail } = mediaTexts;
  return (
    <Section title={fits.title}>
      <ul>
        {PLACES.map((place) => {
          const remarks = remarksOn(media, place);
          const isCroppable = remarks.length > 0 && remarks.every((remark) => remark.isCroppable);
          const Icon = remarks.length === 0 ? CircleCheck : TriangleAlert;
          return (
            <Place key={place.name} data-fits={remarks.length === 0}>
              <Icon aria-hidden="true" size={19} />
              <div>
                <strong>{place.name}</strong>
                <p>{remarks[0]?.text ?? fits.good}</p>
              </div>
              {isCroppable && (
                <CropButton
                  type="button"
                  aria-label={fits.cropTo(place.name)}
                  onClick={() => onCrop(place.cropTo)}
                >
                  <Crop aria-hidden="true" size={17} />
                  {detail.crop}
                </CropButton>
              )}
            </Place>
          );
        })}
      </ul>
    </Section>
  );
}
