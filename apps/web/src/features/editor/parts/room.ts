/** From here on there is room for the tree beside the text, and for words on the buttons of the bar. */
export const WIDE = '@media (min-width: 80rem)';
/** One row above the text is all that there is room for. */
export const PHONE = '@media (max-width: 47.99rem)';
export const NARROWER = '@media (max-width: 79.99rem)';
