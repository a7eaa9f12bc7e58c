import {
  HEADER_PADDING_DESKTOP_PX,
  HEADER_PADDING_MOBILE_PX,
  HEADER_PX_PER_ALERT,
  MAIN_PADDING_BOTTOM_PX,
} from '@brandpost/domain';
import { css } from 'styled-components';

/*
 * Heights of the header's rows: with the air below they make the specification's 178 and 180 px. They are set in rem, so
 * that the rows grow with the size that somebody has chosen for text.
 */
export const TOP_BAR_PX = 44;
export const HEAD_PX = 86;

/**
 * A phone whose text is twice as large, within the header: it measures in the size that text has, however that was
 * chosen.
 */
export const LARGE_TEXT = '@container (max-width: 19.99rem)';

/** How high the header stands over a page with so many rows on top. */
export function headerHeight(rows: number): string {
  return inRem(rows * HEADER_PX_PER_ALERT + TOP_BAR_PX + HEAD_PX);
}

/** A length that is `px` pixels where text has its usual size. */
export function inRem(px: number): string {
  return `${px / 16}rem`;
}

/** The room that a page's content leaves for the header above and the footer below. Source: SPEC section 2. */
export const mainPadding = css<{ $rows: number }>`
  padding-top: ${(props) => inRem(HEADER_PADDING_MOBILE_PX + props.$rows * HEADER_PX_PER_ALERT)};
  padding-bottom: ${MAIN_PADDING_BOTTOM_PX}px;

  @media (min-width: 48rem) {
    padding-top: ${(props) => inRem(HEADER_PADDING_DESKTOP_PX + props.$rows * HEADER_PX_PER_ALERT)};
  }
`;
