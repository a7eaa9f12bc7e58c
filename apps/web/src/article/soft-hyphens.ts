import { OWN_LANGUAGE } from '@brandpost/domain';
import { useServices } from '../api/services.ts';

/**
 * For a heading, whose long compounds break where their words meet. Only the server knows where that is: the browser
 * keeps what came in the HTML, and would write the text without soft hyphens itself.
 * @param language of the text: of others than Swedish nobody knows where words meet
 * @returns what gives the props of the element that holds the text and nothing else
 */
export function useSoftHyphens(
  language: string = OWN_LANGUAGE,
): (text: string) => { children: string; suppressHydrationWarning: true } {
  const write = useHyphenator(language);
  return (text) => ({ children: write(text), suppressHydrationWarning: true });
}

/** What writes a text of a language with soft hyphens. */
export function useHyphenator(language: string): (text: string) => string {
  const { softHyphens } = useServices();
  return language.startsWith(OWN_LANGUAGE) ? softHyphens : asItIs;
}

const asItIs = (text: string) => text;
