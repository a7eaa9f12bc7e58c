import { useServices } from '../api/services.ts';

/**
 * For a heading, whose long compounds break where their words meet. Only the server knows where that is: the browser
 * keeps what came in the HTML, and would write the text without soft hyphens itself.
 * @returns what gives the props of the element that holds the text and nothing else
 */
export function useSoftHyphens(): (text: string) => { children: string; suppressHydrationWarning: true } {
  const { softHyphens } = useServices();
  return (text) => ({ children: softHyphens(text), suppressHydrationWarning: true });
}
