/** Two clocks, for a machine's time may be set while it runs. Source: SECURITY F17. */
export type Clock = {
  /** Never goes back, never jumps: for ages and waits. In milliseconds since 1970 as it was when the process began. */
  steadyMs(): number;
  /** What content means by its dates, in milliseconds since 1970. */
  dateMs(): number;
};

export const systemClock: Clock = {
  steadyMs: () => performance.timeOrigin + performance.now(),
  dateMs: () => Date.now(),
};
