import type { ExternalMessageEnd } from '../db/schema.ts';
import type { VmaMessage } from './read-vma.ts';

/** What is kept of a message, as far as it decides what holds. */
export type KeptVma = {
  identifier: string;
  incident: string | null;
  replaces: readonly string[];
  isUpdate: boolean;
  sentMs: number;
  endedBy: ExternalMessageEnd | null;
};

/** Which messages have ended, by their identifiers, and what has ended them. */
export type EndedVma = ReadonlyMap<string, 'update' | 'cancel'>;

/** A message, kept or listed. */
type Link = Omit<KeptVma, 'endedBy'> & { isCancelled: boolean; isCancel: boolean };

/**
 * What listed and kept messages do to each other, in whatever order they came: an Update ends what it refers to, a Cancel
 * all that comes of it. They belong together by the identifiers that they refer to; where none of those is known, by
 * their incident. What has been cancelled or replaced stays so, whatever is listed later, and that something is not
 * listed any more ends nothing. Times match nothing, since references have been seen with wrong ones; `sent` only says
 * which of two Updates of the same message is the later.
 */
export function resolveVma(kept: readonly KeptVma[], listed: readonly VmaMessage[]): EndedVma {
  const ended = new Map<string, 'update' | 'cancel'>();
  for (const thread of threadsOf(linksOf(kept, listed))) {
    if (thread.some(({ isCancel, isCancelled }) => isCancel || isCancelled)) {
      for (const { identifier } of thread) ended.set(identifier, 'cancel');
      continue;
    }
    const latest = thread.filter(({ isUpdate }) => isUpdate).reduce<Link | null>(laterOf, null);
    if (latest === null) continue;
    for (const { identifier } of thread)
      if (identifier !== latest.identifier) ended.set(identifier, 'update');
  }
  return ended;
}

function laterOf(one: Link | null, other: Link): Link {
  if (one === null || other.sentMs > one.sentMs) return other;
  return other.sentMs === one.sentMs && other.identifier > one.identifier ? other : one;
}

/** Each identifier once: what is kept is not changed by being told again in another way. */
function linksOf(kept: readonly KeptVma[], listed: readonly VmaMessage[]): Link[] {
  const links = new Map<string, Link>();
  for (const { endedBy, ...message } of kept) {
    links.set(message.identifier, { ...message, isCancelled: endedBy === 'cancel', isCancel: false });
  }
  for (const { type, identifier, incident, replaces, sentMs } of listed) {
    if (links.has(identifier)) continue;
    const [isUpdate, isCancel] = [type === 'Update', type === 'Cancel'];
    links.set(identifier, { identifier, incident, replaces, sentMs, isUpdate, isCancel, isCancelled: false });
  }
  return [...links.values()];
}

/** Messages that are about the same, together. */
function threadsOf(links: readonly Link[]): Link[][] {
  const threads = new Sets();
  const known = new Set(links.map(({ identifier }) => identifier));
  const ofIncident = Map.groupBy(links, ({ incident }) => incident);
  for (const { identifier, incident, replaces, isUpdate, isCancel } of links) {
    for (const referred of replaces) threads.join(identifier, referred);
    const isLost = (isUpdate || isCancel) && !replaces.some((referred) => known.has(referred));
    if (!isLost || incident === null) continue;
    for (const other of ofIncident.get(incident) ?? []) threads.join(identifier, other.identifier);
  }
  return [...Map.groupBy(links, ({ identifier }) => threads.of(identifier)).values()];
}

/** Sets of names that are joined (union–find). */
class Sets {
  readonly #parents = new Map<string, string>();

  /** The name that stands for a name's set. */
  of(name: string): string {
    let root = name;
    for (let parent = this.#parents.get(root); parent !== undefined; parent = this.#parents.get(root))
      root = parent;
    // So that long chains are walked once.
    for (let each = name; each !== root; ) {
      const parent = this.#parents.get(each) ?? root;
      this.#parents.set(each, root);
      each = parent;
    }
    return root;
  }

  join(one: string, other: string): void {
    const [root, otherRoot] = [this.of(one), this.of(other)];
    if (root !== otherRoot) this.#parents.set(otherRoot, root);
  }
}
