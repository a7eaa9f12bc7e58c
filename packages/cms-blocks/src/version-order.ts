const VERSION = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})$/;

export function isVersion(text: string): boolean {
  return VERSION.test(text);
}

/** @returns negative when `a` is older than `b`, 0 when equal, positive when newer. Both must be versions. */
export function compareVersions(a: string, b: string): number {
  const left = a.split('.').map(Number);
  const right = b.split('.').map(Number);
  for (let part = 0; part < 3; part++) {
    const difference = (left[part] ?? 0) - (right[part] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
