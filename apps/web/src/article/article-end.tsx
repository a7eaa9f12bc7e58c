import { colour, READING_MEASURE } from '@brandpost/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ArticleFrameWords } from './article-texts.ts';
import { ShareRow } from './share-row.tsx';

const End = styled.div`
  max-width: ${READING_MEASURE};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  margin-top: 3rem;
  padding-top: 1.5rem;
  border-top: 1px solid ${colour('line')};

  > p {
    margin: 0;
  }
  /* English words below a text from right to left. */
  [dir='rtl'] & :is(h2, p, p > span) {
    unicode-bidi: plaintext;
    text-align: right;
  }
`;

type ArticleEndProps = {
  title: string;
  path: string;
  children?: ReactNode;
  /** What it says where the article is not in Swedish. */
  frame?: ArticleFrameWords | undefined;
};

/** How an article ends: what is given, such as when it was changed and whether it helped, and a way to pass it on. */
export function ArticleEnd({ title, path, children, frame }: ArticleEndProps) {
  return (
    <End lang={frame?.lang}>
      {children}
      <ShareRow title={title} path={path} words={frame?.words} />
    </End>
  );
}

/** Below an article and what stands beside it: where to go from here. */
export const ReadOn = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 3rem;

  &:empty {
    display: none;
  }
`;
