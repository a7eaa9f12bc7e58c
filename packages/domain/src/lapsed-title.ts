/**
 * How a title begins by which its writer says that what the text tells of holds no longer, as a PostgreSQL and a JavaScript
 * pattern. News stay where they are when they have lapsed: they are what was said then.
 */
export const LAPSED_TITLE =
  '^(Upphävt|Upphört|Upphävd|Inställt|Inställd|Avslutat|Avslutad|Gäller inte längre):';
const lapsed = new RegExp(LAPSED_TITLE);

/** Whether a title says that its text holds no longer. */
export function saysLapsed(title: string): boolean {
  return lapsed.test(title);
}
