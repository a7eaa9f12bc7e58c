import { stemmer as snowball } from '@orama/stemmers/swedish';
import { isWholeWord, regularForm } from './irregular-forms.ts';

const NOMINALISATION = /^(.{3,}?)ning(?:s|en|ens|ar|ars|arna|arnas)?$/;
const NEUTER_DEFINITE = /^(.{2,}[^aeiouyåäöh])ets?$/;
const FEMININE_DEFINITE = /^(.{2,}[^aeiouyåäö])ans?$/;
const VOWEL = /[aeiouyåäö]/;

/**
 * What the forms of a word have in common: Snowball's Swedish stem, helped where Snowball keeps forms apart (larm and
 * larmet, brand and bränder, elda and eldning). Lower case; for comparing with other stems, not for showing.
 */
export function stem(word: string): string {
  const form = regularForm(word.normalize('NFC').toLowerCase().replace(SPOKEN_DEFINITE, '$1en$2'));
  // A whole word keeps its ending, or Snowball would take "-en" from "skorsten".
  if (isWholeWord(form)) return form;
  return evenEnding(snowball(indefinite(form)));
}

/** As `sotarn` is said for `sotaren`; not what ends with barn, garn or kvarn. */
const SPOKEN_DEFINITE = /([^bgv]ar)n(s?)$/;

/** Without the definite and derived endings that Snowball leaves. */
function indefinite(word: string): string {
  const verb = NOMINALISATION.exec(word)?.[1];
  if (verb !== undefined) return isWholeWord(`${verb}ning`) || !VOWEL.test(verb) ? word : verb;

  const neuter = NEUTER_DEFINITE.exec(word)?.[1];
  if (neuter !== undefined && VOWEL.test(neuter)) return neuter;

  const feminine = FEMININE_DEFINITE.exec(word)?.[1];
  if (feminine !== undefined && VOWEL.test(feminine) && !/[^m]mans?$/.test(word)) return `${feminine}a`;

  if (word.endsWith('igt')) return word.slice(0, -1);
  if (/[^aeiouyåäö]elns?$/.test(word)) return word.replace(/ns?$/, '');
  return word;
}

/** Stems of one word that differ in a swallowed vowel or a doubled consonant, made equal: regel, regl(er). */
function evenEnding(stemmed: string): string {
  if (/[bdfgkptv]l$/.test(stemmed)) return `${stemmed.slice(0, -1)}el`;
  if (stemmed.length > 3 && /[bdfgkptv]r$/.test(stemmed)) return stemmed.slice(0, -1);
  if (stemmed.length > 4 && /([glmprs])\1$/.test(stemmed)) return stemmed.slice(0, -1);
  return stemmed;
}
