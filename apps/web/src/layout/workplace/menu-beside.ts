/** From this width the side menu stands beside the pages of the profile area; on narrower screens it is a sheet. */
export const WITH_MENU_BESIDE = '@media (min-width: 75em)';
