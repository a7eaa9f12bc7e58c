import { isInArea } from '../area/is-in-area.ts';

/** The parameter of the address. */
export const PLACE = 'plats';

/**
 * Has a look-up answer what is typed in it: only the areas are left that the place is in, or all where it is in none.
 * What was typed before this, and the place in the address, count too.
 * @param box the look-up as it is rendered, with the names of each area in `data-names`
 * @returns stops answering
 */
export function answerLookup(box: HTMLElement): () => void {
  const field = box.querySelector<HTMLInputElement>(`input[name="${PLACE}"]`);
  if (field === null) return () => {};
  const language = box.closest<HTMLElement>('[lang]')?.lang;
  const status = box.querySelector('[role="status"]');
  const areas = [...box.querySelectorAll<HTMLElement>('[data-names]')];
  const answer = () => {
    const text = field.value.trim();
    const found = areas.filter((one) => isInArea((one.dataset.names ?? '').split('\n'), text));
    for (const one of areas) one.hidden = found.length > 0 && !found.includes(one);
    const words = text === '' ? '' : wordsFor(found.length, text, language);
    if (status !== null && status.textContent !== words) status.textContent = words;
  };
  const answerWhatIsTyped = () => {
    answer();
    const [left, ...others] = areas.filter((one) => !one.hidden);
    if (left !== undefined && others.length === 0) showBelow(field, left);
  };
  field.value ||= new URLSearchParams(location.search).get(PLACE) ?? '';
  answer();
  field.addEventListener('input', answerWhatIsTyped);
  return () => field.removeEventListener('input', answerWhatIsTyped);
}

/** Brings the one area that is left into sight below the field, which a phone's keyboard may cover. */
function showBelow(field: HTMLElement, area: HTMLElement): void {
  const bottom = window.visualViewport?.height ?? window.innerHeight;
  if (area.getBoundingClientRect().bottom > bottom)
    field.closest('search')?.scrollIntoView({ block: 'start' });
}

function wordsFor(count: number, text: string, language: string | undefined): string {
  if (language === 'en') return inEnglish(count, text);
  if (count === 0) return `Vi hittar inget område för ”${text}”. Här är alla områden.`;
  return count === 1 ? `Det här gäller för ”${text}”.` : `${count} områden passar ”${text}”.`;
}

function inEnglish(count: number, text: string): string {
  if (count === 0) return `We find no area for “${text}”. Here are all areas.`;
  return count === 1 ? `This is for “${text}”.` : `${count} areas match “${text}”.`;
}
