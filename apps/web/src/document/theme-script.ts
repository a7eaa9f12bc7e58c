/**
 * Puts a chosen theme on the document before anything is painted. Inline, because a file of its own would
 * flash the other theme first; the policy allows it by its hash. Kept in step with `theme-choice.ts`.
 */
export const THEME_SCRIPT = `try{let t=localStorage.theme;if(t)document.documentElement.dataset.theme=t}catch{}`;
