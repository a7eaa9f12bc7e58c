const WIDE_ENOUGH = '(min-width: 75em)';

/** From this width the profile area's menu stands beside its pages; on narrower screens it opens above them. */
export const WITH_MENU_BESIDE = `@media ${WIDE_ENOUGH}`;

/** The same, asked of the browser; it tells when that changes. */
export const menuBeside = (): MediaQueryList => matchMedia(WIDE_ENOUGH);
