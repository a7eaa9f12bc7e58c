import type { Post } from '@brandpost/domain';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { createGlobalStyle, styled } from 'styled-components';
import { fitText } from './fit-text.ts';
import { NoticeFoot } from './notice-foot.tsx';
import { NoticeText } from './notice-text.tsx';
import { noticeTexts } from './notice-texts.ts';

/* On paper the notice is all there is. */
const OnlyTheNotice = createGlobalStyle`
  @page {
    size: A4;
    margin: 12mm;
  }
  @media print {
    #top {
      display: none;
    }
  }
`;
/* As large as what @page leaves of an A4 sheet, less what printers round; measured where nobody sees it. */
const Sheet = styled.section`
  position: fixed;
  top: 0;
  left: -100vw;
  display: flex;
  flex-direction: column;
  width: 186mm;
  height: 271mm;
  visibility: hidden;
  background: #fff;
  color: #000;
  line-height: 1.35;

  @media print {
    position: static;
    visibility: visible;
  }
  h1, h2, p, ol, ul {
    margin: 0;
    color: inherit;
  }
`;

/**
 * An alert as a notice for the wall, one A4 sheet, black on white: sent to the printer as soon as it stands.
 * @param onPrinted called when the browser's window for printing has been closed
 */
export function Notice({ post, onPrinted }: { post: Post; onPrinted: () => void }) {
  const text = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (text.current !== null) fitText(text.current);
    addEventListener('afterprint', onPrinted, { once: true });
    const timer = setTimeout(() => print());
    return () => {
      clearTimeout(timer);
      removeEventListener('afterprint', onPrinted);
    };
  }, [onPrinted]);
  return createPortal(
    <>
      <OnlyTheNotice />
      <Sheet aria-label={noticeTexts.name} lang="sv">
        <NoticeText ref={text} post={post} />
        <NoticeFoot post={post} now={new Date()} />
      </Sheet>
    </>,
    document.body,
  );
}
