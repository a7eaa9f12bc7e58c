import {
  HEADER_PADDING_DESKTOP_PX,
  HEADER_PADDING_MOBILE_PX,
  HEADER_PX_PER_ALERT,
  MAIN_PADDING_BOTTOM_PX,
  STRIP_MAX_ALERTS,
} from '@brandpost/domain';
import { css } from 'styled-components';

/** Heights of the header's rows: with the air below they make the specification's 178 and 180 px. */
export const TOP_BAR_PX = 44;
export const HEAD_PX = 86;

/** How high the rows of so many active alerts are together. */
export function stripHeightPx(alerts: number): number {
  return Math.min(alerts, STRIP_MAX_ALERTS) * HEADER_PX_PER_ALERT;
}

/** How high the header stands over a page with so many active alerts. */
export function headerHeightPx(alerts: number): number {
  return stripHeightPx(alerts) + TOP_BAR_PX + HEAD_PX;
}

/** The room that a page's content leaves for the header above and the footer below. Source: SPEC section 2. */
export const mainPadding = css<{ $alerts: number }>`
  padding-top: ${(props) => HEADER_PADDING_MOBILE_PX + stripHeightPx(props.$alerts)}px;
  padding-bottom: ${MAIN_PADDING_BOTTOM_PX}px;

  @media (min-width: 48rem) {
    padding-top: ${(props) => HEADER_PADDING_DESKTOP_PX + stripHeightPx(props.$alerts)}px;
  }
  @media print {
    padding-top: 0;
  }
`;
