export type EventName = 'alerts' | 'content' | 'fire-ban' | 'gap' | 'heartbeat' | 'signed-out';

/** What was sent to open pages, as far as it has to be said again to one that was away. */
export type EventLog = {
  /** @returns the event with an id of its own, to be sent to every stream */
  append(name: EventName, data?: object): string;
  /** Of the newest event: what is made from now on is from after it. */
  lastId(): string;
  /** @returns the event under the id of the newest one, for a stream that has just been opened */
  written(name: EventName, data?: object): string;
  /**
   * What a page has missed since an event: of those that say the same only the newest, so that nothing grows.
   * @param id what it names as `Last-Event-ID`
   * @returns null when that is not known here: it is of another replica, or from before a restart
   */
  missedSince(id: string): string[] | null;
};

/** Said again to those who missed it; which alerts are on is sent to each new stream anyhow. */
const REPEATED: ReadonlySet<EventName> = new Set(['content', 'fire-ban', 'gap']);

export function createEventLog(): EventLog {
  // Other replicas, and this one before it was started again, count from elsewhere.
  const run = Math.random().toString(36).slice(2, 8);
  const newest = new Map<string, { count: number; text: string }>();
  let sent = 0;
  const lastId = () => `${run}-${sent}`;
  const written = (name: EventName, data: object = {}) => `id: ${lastId()}\n${writtenEvent(name, data)}`;
  return {
    lastId,
    written,
    append(name, data) {
      sent += 1;
      const text = written(name, data);
      if (REPEATED.has(name)) newest.set(writtenEvent(name, data), { count: sent, text });
      return text;
    },
    missedSince(id) {
      const [of, count] = id.split('-');
      if (of !== run || !/^\d{1,15}$/.test(count ?? '') || Number(count) > sent) return null;
      return [...newest.values()]
        .filter((event) => event.count > Number(count))
        .sort((one, other) => one.count - other.count)
        .map(({ text }) => text);
    },
  };
}

/** An event as it stands in a stream, without an id. */
export function writtenEvent(name: EventName, data: object = {}): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
