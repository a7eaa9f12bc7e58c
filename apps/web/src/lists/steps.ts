const MAX_STEPS = 100;

/** How many helpings of a list an address asks for: `?sida=3` is three. Nonsense is one. */
export function stepsFrom(search: URLSearchParams): number {
  const steps = Number(search.get('sida') ?? 1);
  return Number.isInteger(steps) && steps >= 1 && steps <= MAX_STEPS ? steps : 1;
}
