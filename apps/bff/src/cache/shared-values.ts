/** Values that any visitor may be given. */
export type SharedValues<Value> = {
  /**
   * The value kept under a key while it is fresh, else a new one. Everyone who asks while it is being made waits
   * for the same one: it is made once. A failure goes to those who waited and is not kept.
   */
  get(key: string, make: () => Promise<Value>): Promise<Value>;
};

export type SharedValuesOptions<Value> = {
  /** How long a value is given again. 0 keeps nothing but what is being made. */
  freshMs: number;
  /** All kept values together; the least recently asked for go first. */
  mostBytes: number;
  bytesOf: (value: Value) => number;
  now?: () => number;
};

/**
 * One call, or one page, for a crowd that asks the same. Only for what is made without anything of the visitor's:
 * the key must hold all that the value depends on. Source: DESIGN section 4, Cache; SECURITY T22, T23.
 */
export function createSharedValues<Value>(options: SharedValuesOptions<Value>): SharedValues<Value> {
  const { freshMs, mostBytes, bytesOf, now = () => performance.now() } = options;
  const kept = new Map<string, { value: Value; bytes: number; until: number }>();
  const underWay = new Map<string, Promise<Value>>();
  let bytes = 0;

  const drop = (key: string) => {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  };
  const keep = (key: string, value: Value) => {
    drop(key);
    const size = bytesOf(value);
    if (freshMs === 0 || size > mostBytes) return;
    kept.set(key, { value, bytes: size, until: now() + freshMs });
    bytes += size;
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) break;
      drop(oldest);
    }
  };

  return {
    get(key, make) {
      const entry = kept.get(key);
      if (entry !== undefined && now() < entry.until) {
        // A Map remembers the order of insertion: putting it back makes it the most recent.
        kept.delete(key);
        kept.set(key, entry);
        return Promise.resolve(entry.value);
      }
      const waiting = underWay.get(key);
      if (waiting !== undefined) return waiting;
      const made = make()
        .then((value) => {
          keep(key, value);
          return value;
        })
        .finally(() => underWay.delete(key));
      underWay.set(key, made);
      return made;
    },
  };
}
