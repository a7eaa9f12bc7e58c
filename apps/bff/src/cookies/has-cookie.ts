/** Whether a Cookie header holds a cookie with exactly this value. */
export function hasCookie(header: string | undefined, name: string, value: string): boolean {
  return (header ?? '').split(';').some((pair) => pair.trim() === `${name}=${value}`);
}
