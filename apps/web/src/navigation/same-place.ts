/** Navigation state of a step that changes a part of the page: reading goes on where it was. */
export const SAME_PLACE = 'same-place';
