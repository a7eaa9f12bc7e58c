/**
 * Puts a chosen theme on the document before anything is painted. Inline, because a file of its own would
 * flash the other theme first; the policy allows it by its hash. Kept in step with `theme-choice.ts`.
 */
export const THEME_SCRIPT = `try{var t=localStorage.getItem('theme');if(t==='dark'||t==='light')document.documentElement.dataset.theme=t}catch(e){}`;
