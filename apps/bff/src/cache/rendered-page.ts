import { createHash } from 'node:crypto';
import type { AnswerNotes } from './ask-for-visitors.ts';
import { type Encoding, packed, packedForMany } from './encodings.ts';

/** A page ready to be sent, to one or to many, in each encoding that browsers take. */
export type RenderedPage = {
  /** Of the answers that it was made of. */
  notes: AnswerNotes;
} & (
  | {
      kind: 'page';
      status: number;
      policy: string;
      etag: string;
      /** Others once it is packed for many. */
      bodies: Readonly<Record<Encoding, Buffer>>;
      /** The time that it was rendered for. */
      renderedAt: Date;
    }
  | { kind: 'redirect'; status: number; location: string }
);
export type HtmlPage = Extract<RenderedPage, { kind: 'page' }>;

/** Compresses once for all who will ask. */
export async function packPage(page: {
  status: number;
  policy: string;
  html: string;
  notes: AnswerNotes;
  renderedAt: Date;
}): Promise<RenderedPage> {
  const identity = Buffer.from(page.html);
  const bodies = { identity, ...(await packed(identity)) };
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const { status, policy, notes, renderedAt } = page;
  return { kind: 'page', status, policy, etag, notes, renderedAt, bodies };
}

const packedOnceMore = new WeakSet<HtmlPage>();
let isPacking = false;

/**
 * A page's bodies for one more visitor. What is asked for again is packed once more, smaller, one page at a time: so that
 * the page of a crisis comes in the ten packets that a connection begins with, its headers too.
 */
export function bodiesForMany(page: HtmlPage): HtmlPage['bodies'] {
  if (!isPacking && !packedOnceMore.has(page)) {
    isPacking = true;
    packedOnceMore.add(page);
    void packOnceMore(page).finally(() => {
      isPacking = false;
    });
  }
  return page.bodies;
}

/** What many asked for before it was rendered anew is packed for many at once. */
export function packAsBefore(page: RenderedPage, before: RenderedPage | undefined): void {
  if (page.kind === 'page' && before?.kind === 'page' && packedOnceMore.has(before)) bodiesForMany(page);
}

/** Never throws: a page that cannot be packed once more stays as it is. */
async function packOnceMore(page: HtmlPage): Promise<void> {
  const br = await packedForMany(page.bodies.identity).catch(() => null);
  if (br !== null) page.bodies = { ...page.bodies, br };
}

/** As the state that comes with a page names it (`RenderRequest.lastEvent`). */
const LAST_EVENT = /"lastEvent":"[\w-]+"/;

/** The same page, which says that it is from after this event of open pages. One that names none names none. */
export async function fromAfter(page: RenderedPage, event: string): Promise<RenderedPage> {
  if (page.kind === 'redirect') return page;
  const before = page.bodies.identity.toString();
  const html = before.replace(LAST_EVENT, `"lastEvent":"${event}"`);
  return html === before ? page : await packPage({ ...page, html });
}

/** What a page takes of the memory that pages share. */
export function bytesOfPage(page: RenderedPage): number {
  if (page.kind === 'redirect') return page.location.length;
  const { br, gzip, identity } = page.bodies;
  return br.length + gzip.length + identity.length;
}
