/**
 * What is being made, if it is there in time; else null, and it goes on without us.
 * @param patienceMs Infinity waits for it, 0 does not wait
 */
export async function inTime<Value>(made: Promise<Value>, patienceMs: number): Promise<Value | null> {
  if (patienceMs === Number.POSITIVE_INFINITY) return await made;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, patienceMs, null);
  });
  try {
    return await Promise.race([made, late]);
  } finally {
    clearTimeout(timer);
  }
}
