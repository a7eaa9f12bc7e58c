/** From this width the profile area's menu stands beside its pages; on narrower screens it opens above them. */
export const WITH_MENU_BESIDE = '@media (min-width: 75em)';
