/**
 * How much a word that is still being typed has to look like a part of another (`<%` of pg_trgm): two wrong letters in
 * seven are forgiven. What is alike is counted in letters afterwards.
 */
export const LIKENESS_SETTING = 'pg_trgm.word_similarity_threshold=0.4';
