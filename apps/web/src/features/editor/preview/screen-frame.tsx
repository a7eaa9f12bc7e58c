import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { StyleSheetManager, styled } from 'styled-components';

const Room = styled.div`
  overflow: hidden;
  height: min(60rem, 100dvh - 12rem);
  min-height: 30rem;
`;

type ScreenFrameProps = {
  title: string;
  widthPx: number;
  children: ReactNode;
};

/**
 * A page of its own within the page, as wide as a screen: its media queries are true. Where there is no room for all of
 * it, it is shown smaller. What is in it belongs to React as everything else does.
 */
export function ScreenFrame({ title, widthPx, children }: ScreenFrameProps) {
  const [room, setRoom] = useState<HTMLDivElement | null>(null);
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [page, setPage] = useState<Document | null>(null);
  const size = useSize(room);
  const prepare = useCallback(() => {
    const inside = frame?.contentDocument ?? null;
    if (inside !== null) dress(inside);
    setPage(inside);
  }, [frame]);
  useEffect(prepare, [prepare]);
  const scale = Math.min(1, size.widthPx / widthPx);
  return (
    <Room ref={setRoom}>
      <iframe
        ref={setFrame}
        title={title}
        onLoad={prepare}
        style={{
          display: 'block',
          width: widthPx,
          height: size.heightPx / scale,
          marginInline: scale < 1 ? 0 : 'auto',
          border: 0,
          borderRadius: 14,
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
        }}
      />
      {page !== null &&
        createPortal(<StyleSheetManager target={page.head}>{children}</StyleSheetManager>, page.body)}
    </Room>
  );
}

/** As the page around: its language, its theme, and the rules that it has got so far. */
function dress(page: Document): void {
  if (page.head.querySelector('style[data-is-of-site]') !== null) return;
  const { lang, dataset } = document.documentElement;
  page.documentElement.lang = lang;
  if (dataset.theme !== undefined) page.documentElement.dataset.theme = dataset.theme;
  const style = page.createElement('style');
  style.dataset.isOfSite = '';
  page.head.append(style);
  // Rule by rule, since a text of its own would be a style that the policy does not know.
  for (const { media, cssRules } of document.styleSheets) {
    for (const { cssText } of cssRules) {
      // What is for paper alone stays so.
      const rule = media.length === 0 ? cssText : `@media ${media.mediaText} { ${cssText} }`;
      style.sheet?.insertRule(rule, style.sheet.cssRules.length);
    }
  }
}

function useSize(element: Element | null): { widthPx: number; heightPx: number } {
  const [size, setSize] = useState({ widthPx: 1, heightPx: 1 });
  useEffect(() => {
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      const { width, height } = element.getBoundingClientRect();
      setSize({ widthPx: Math.max(1, width), heightPx: Math.max(1, height) });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
