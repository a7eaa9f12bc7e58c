const HOUR = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  hour: 'numeric',
  hourCycle: 'h23',
});

/** The hour that clocks in Sweden show, from 0 to 23. */
export function hourInSweden(date: Date): number {
  return Number(HOUR.format(date));
}
