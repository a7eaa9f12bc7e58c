import { media, READING_MEASURE } from '@brandpost/ui';
import { styled } from 'styled-components';
import { ArticleFrame } from './article-frame.ts';

/** The frame of articles for what is read from top to end: below both, where to read on. */
export const ReadingFrame = styled(ArticleFrame)`
  /* A number is read from left to right in any language. */
  &[dir='rtl'] a:is([href^='tel:'], [href^='sms:']) {
    direction: ltr;
    unicode-bidi: isolate;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, ${READING_MEASURE}) minmax(16rem, 1fr);

    > aside {
      max-width: 26rem;
    }
    /* With nothing beside it the text keeps its measure, and its picture may be large. */
    &:not(:has(> aside)) {
      grid-template-columns: minmax(0, 1fr);
    }
    &:not(:has(> aside)) > article {
      max-width: 60rem;
    }
    > section {
      grid-column: 1 / -1;
    }
  }
  /* Where to read on stands beside the text too, unless its contents go along there. */
  @media (min-width: 75rem) {
    &:has(> section a):not(:has(#pa-sidan)) {
      grid-template: auto 1fr / minmax(0, ${READING_MEASURE}) minmax(16rem, 26rem);

      > article {
        grid-row: 1 / span 2;
        max-width: none;
      }
      > section {
        grid-column: 2;
      }
    }
  }
`;
