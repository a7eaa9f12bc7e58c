/** Where the browser finds what the server rendered, and the state it was rendered from. */
export const ROOT_ELEMENT_ID = 'root';
export const STATE_ELEMENT_ID = 'state';
/** On the script that starts the app: the files that it will need, parted by spaces. */
export const MODULES_ATTRIBUTE = 'data-modules';
