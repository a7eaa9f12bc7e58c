import type { PicturePoint } from '@brandpost/domain';
import { colour } from '@brandpost/ui';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { drawingTexts as texts } from './drawing-texts.ts';

const Mark = styled.g`
  cursor: grab;
  outline: none;

  .hand {
    fill: transparent;
  }
  .dot {
    fill: ${colour('bg')};
    stroke: ${colour('crisis')};
    stroke-width: 3;
  }
  &:focus-visible .dot {
    fill: ${colour('primary')};
    stroke: ${colour('bg')};
    outline: 3px solid ${colour('primary')};
    outline-offset: 2px;
  }
`;

type CornerMarkProps = {
  at: number;
  point: PicturePoint;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** A corner to take hold of. What a finger reaches is larger than what is seen. */
export function CornerMark({ at, point: { x, y }, onKeyDown }: CornerMarkProps) {
  return (
    <Mark
      role="button"
      tabIndex={0}
      aria-label={texts.cornerOnMap(at)}
      data-corner={at}
      onKeyDown={onKeyDown}
    >
      <circle className="hand" cx={x} cy={y} r="28" />
      <circle className="dot" cx={x} cy={y} r="8" />
    </Mark>
  );
}
