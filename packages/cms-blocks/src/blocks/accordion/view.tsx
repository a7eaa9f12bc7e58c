import { type ReactNode, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { keyframes, styled } from 'styled-components';
import { childrenOf } from '../../children-of.ts';
import { readProps } from '../../read-props.ts';
import { Blocks } from '../../view-parts/blocks.tsx';
import type { BlockViewProps } from '../../view-parts/content-context.ts';
import { useOutlinePlace } from '../../view-parts/content-context.ts';
import { Flow } from '../../view-parts/flow.ts';
import { colour, focusRing, MEASURE, radius, titleLook } from '../../view-parts/look.ts';
import { visibleBlocks } from '../../view-parts/visible-blocks.ts';
import { accordion } from './definition.ts';

/*
 * Why a heading with a button and not <details>: with a heading inside <summary> some screen readers lose the heading,
 * and people find their way among many of these by their headings.
 *
 * Why the panel is rendered closed and hidden by CSS until React is there: server and browser render the same, and
 * nothing jumps when it starts. Only where scripts run is it hidden at all (`scripting: enabled`), so without them the
 * text is simply there, as it is in print and in browsers that do not know the question. And where scripts should run
 * but do not come, on a failing network, the panel opens by itself after a while.
 */
const REVEAL_AFTER_SECONDS = 6;

const reveal = keyframes`
  to {
    visibility: visible;
    block-size: auto;
  }
`;

const Box = styled.div`
  max-inline-size: ${MEASURE};
  border-radius: ${radius('m')};
  background: ${colour('surface')};
`;

const Heading = styled.h2`
  ${titleLook}
  font-size: 1.0625rem;
`;

const Toggle = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: min(1rem, 4vw);
  inline-size: 100%;
  min-block-size: 56px;
  padding: 0.875rem min(1.25rem, 5vw);
  border: 0;
  border-radius: ${radius('m')};
  background: none;
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  overflow-wrap: anywhere;
  text-align: start;
  cursor: pointer;
  ${focusRing}

  &:hover {
    background: ${colour('surface-2')};
  }
  & svg {
    flex: none;
    color: ${colour('primary')};
  }
  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }
  @media (prefers-reduced-motion: no-preference) {
    & svg {
      transition: rotate 180ms cubic-bezier(0.2, 0, 0, 1);
    }
  }
  @media (scripting: none) {
    & svg {
      display: none;
    }
  }
`;

const Panel = styled.div`
  @media screen and (scripting: enabled) {
    &[data-waiting] {
      visibility: hidden;
      block-size: 0;
      overflow: hidden;
      animation: ${reveal} 1ms ${REVEAL_AFTER_SECONDS}s forwards;
    }
  }
  @media print {
    &[hidden] {
      display: block;
      content-visibility: visible;
    }
  }
`;

const Inner = styled(Flow)`
  padding: 0.5rem 1.25rem 1.5rem;
`;

/** A title that opens and closes what it holds. Without a title it shows what it holds; without that, nothing. */
export function AccordionView({ node, depth }: BlockViewProps) {
  const { title } = readProps(accordion, node);
  const { level, anchor } = useOutlinePlace(node);
  const children = childrenOf(node);
  if (visibleBlocks(children, node.type, depth + 1).length === 0) return null;
  const blocks = <Blocks nodes={children} parentType={node.type} depth={depth + 1} />;
  if (title.trim() === '') return <Flow>{blocks}</Flow>;
  return (
    <Disclosure title={title} element={`h${level}`} anchor={anchor}>
      {blocks}
    </Disclosure>
  );
}

function Disclosure({
  title,
  element,
  anchor,
  children,
}: {
  title: string;
  element: `h${1 | 2 | 3 | 4 | 5 | 6}`;
  anchor: string;
  children: ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const isRunning = useIsRunning();
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const isFolded = isRunning && !isOpen;

  useEffect(() => {
    const { current } = panel;
    const open = () => setIsOpen(true);
    // It has opened by itself while we were on our way: someone may be reading.
    if (current !== null && hasRevealedItself(current)) open();
    current?.addEventListener('beforematch', open);
    return () => current?.removeEventListener('beforematch', open);
  }, []);

  // React knows `hidden` as yes or no; as `until-found`, the browser's own search in the page finds what is folded.
  useEffect(() => {
    if (isFolded) panel.current?.setAttribute('hidden', 'until-found');
  }, [isFolded]);

  return (
    <Box data-block="accordion">
      <Heading as={element} id={anchor || undefined}>
        <Toggle
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setIsOpen((wasOpen) => !wasOpen)}
        >
          {title}
          <Chevron />
        </Toggle>
      </Heading>
      <Panel ref={panel} id={panelId} hidden={isFolded} data-waiting={isRunning ? undefined : ''}>
        <Inner>{children}</Inner>
      </Panel>
    </Box>
  );
}

function Chevron() {
  return (
    <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="m6 9 6 6 6-6" fill="none" stroke="currentColor" strokeWidth="2.25" strokeLinecap="round" />
    </svg>
  );
}

/** False on the server and while the browser takes over what the server rendered; then true. */
function useIsRunning(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}

function hasRevealedItself(panel: HTMLElement): boolean {
  return panel.getAnimations?.().some((animation) => animation.playState === 'finished') ?? false;
}
