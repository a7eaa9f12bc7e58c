/** What answers in blocks that a server has rendered, and that no view of theirs looks after in the browser. */
export { answerLookup } from './blocks/area-lookup/answer-lookup.ts';
export { playFilm } from './blocks/video/play-film.ts';
