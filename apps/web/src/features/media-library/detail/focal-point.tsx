import type { MediaRecord } from '@brandpost/rubicore-api';
import { colour } from '@brandpost/ui';
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { filePath } from '../file-facts.ts';
import { mediaTexts } from '../media-texts.ts';
import { LinkButton } from './link-button.ts';

export type Point = { x: number; y: number };

const CENTRE: Point = { x: 0.5, y: 0.5 };
const STEP = 0.02;
const LONG_STEP = 0.1;

const Frame = styled.div`
  display: grid;
  place-items: center;
  border-radius: var(--bp-radius-m);
  overflow: hidden;
  background: ${colour('surface-2')};
`;
const Picture = styled.div`
  position: relative;
  cursor: crosshair;
  touch-action: none;

  img {
    display: block;
    max-height: min(24rem, 45dvh);
    user-select: none;
  }
`;
const Handle = styled.button`
  position: absolute;
  top: calc(var(--focus-y) * 100%);
  left: calc(var(--focus-x) * 100%);
  width: 44px;
  height: 44px;
  padding: 0;
  border: 3px solid #fff;
  border-radius: 999px;
  background: radial-gradient(circle, #fff 0 5px, rgb(11 19 33 / 0.35) 6px);
  box-shadow: 0 0 0 2px #0b1321, inset 0 0 0 2px #0b1321;
  translate: -50% -50%;
  cursor: grab;

  &:focus-visible {
    border-radius: 999px;
    outline: 4px solid ${colour('signal')};
    outline-offset: 2px;
  }
`;
const Previews = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-top: 0.75rem;
  color: ${colour('muted')};
  font-size: 0.875rem;

  figure {
    display: grid;
    gap: 0.25rem;
    align-content: end;
  }
  img {
    height: 72px;
    border-radius: 6px;
    object-fit: cover;
    object-position: calc(var(--focus-x) * 100%) calc(var(--focus-y) * 100%);
  }
`;
const Shape = styled.img<{ $ratio: number }>`
  aspect-ratio: ${(props) => props.$ratio};
`;
const SHAPES = [
  ['16:9', 16 / 9],
  ['3:2', 3 / 2],
  ['1:1', 1],
] as const;
const Help = styled.p`
  margin-top: 0.625rem;
  color: ${colour('muted')};
  font-size: 0.9375rem;
`;

type FocalPointProps = { media: MediaRecord; point: Point | null; onMoved: (point: Point | null) => void };

/** The picture, large, with the point of it that is always in sight: set by pointer, finger or arrow keys. */
export function FocalPoint({ media, point, onMoved }: FocalPointProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { x, y } = point ?? CENTRE;
  const { focus } = mediaTexts;
  // As properties and not as a style of each point: there are thousands of points.
  useLayoutEffect(() => {
    frame.current?.style.setProperty('--focus-x', String(x));
    frame.current?.style.setProperty('--focus-y', String(y));
  }, [x, y]);

  const follow = (event: PointerEvent<HTMLElement>) => {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const box = event.currentTarget.getBoundingClientRect();
    onMoved(within({ x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height }));
  };
  const move = (event: KeyboardEvent) => {
    const step = event.shiftKey ? LONG_STEP : STEP;
    const by = STEPS.get(event.key);
    if (by === undefined) return;
    event.preventDefault();
    onMoved(within({ x: x + by.x * step, y: y + by.y * step }));
  };
  return (
    <div ref={frame}>
      <Frame>
        <Picture onPointerDown={follow} onPointerMove={follow}>
          <img
            src={filePath(media)}
            alt={media.alt}
            width={media.widthPx ?? undefined}
            height={media.heightPx ?? undefined}
            draggable={false}
          />
          <Handle type="button" aria-label={focus.handle(percent(x), percent(y))} onKeyDown={move} />
        </Picture>
      </Frame>
      <Help>
        {focus.help}{' '}
        {point !== null && (
          <LinkButton type="button" onClick={() => onMoved(null)}>
            {focus.reset}
          </LinkButton>
        )}
      </Help>
      <Previews role="group" aria-label={focus.previews}>
        {SHAPES.map(([name, ratio]) => (
          <figure key={name}>
            <Shape src={filePath(media)} alt="" $ratio={ratio} draggable={false} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </Previews>
    </div>
  );
}

const STEPS: ReadonlyMap<string, Point> = new Map([
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
]);

function within({ x, y }: Point): Point {
  const share = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;
  return { x: share(x), y: share(y) };
}

function percent(share: number): number {
  return Math.round(share * 100);
}
