import { createHash } from 'node:crypto';
import type { MapFeature, Post } from '@brandpost/domain';
import type { Renderer } from '@brandpost/render-contract';
import { callAddress, catalogue, decodePost } from '@brandpost/rubicore-api';
import { LRUCache } from 'lru-cache';
import type { AnswerNotes, AskForVisitors } from '../../cache/ask-for-visitors.ts';
import { BffError } from '../../errors.ts';
import type { Answer } from '../../upstream/answer.ts';
import { type Written, written } from '../written.ts';

/** The map of an alert's area with what a browser may do that opens it by itself. */
export type AreaMapFile = Written & { policy: string };

/**
 * The map of an alert that any visitor may read, by the alert's slug; null where there is none.
 * @throws BffError as `AskForVisitors` does for the alert; a map whose outlines cannot be had shows the area alone
 */
export type AreaMaps = (slug: string, notes: AnswerNotes) => Promise<AreaMapFile | null>;

/** What a map was drawn of. */
type Drawn = { alert: Answer; box: string | null; outlines: Answer | null; file: AreaMapFile | null };

/** As many alerts as may be asked for at once; each is some kilobytes. */
const MAX_MAPS = 50;

/** Draws maps anew only when what they are made of has been asked for anew. */
export function createAreaMaps(deps: {
  visitors: AskForVisitors;
  renderer: () => Promise<Pick<Renderer, 'drawAreaMap'>>;
}): AreaMaps {
  const { visitors, renderer } = deps;
  const drawn = new LRUCache<string, Drawn>({ max: MAX_MAPS });

  const outlinesIn = async (box: string, notes: AnswerNotes): Promise<Answer | null> => {
    try {
      const address = callAddress(catalogue.getMap.path, {}, { box });
      return await visitors(address, { isList: true, isPart: true }, notes);
    } catch (error) {
      if (error instanceof BffError) return null;
      throw error;
    }
  };

  return async (slug, notes) => {
    const address = callAddress(catalogue.getPost.path, { slug }, {});
    const alert = await visitors(address, { isList: false, isPart: true }, notes);
    const before = drawn.get(slug);
    if (before?.alert === alert) {
      const outlines = before.box === null ? null : await outlinesIn(before.box, notes);
      if (outlines === before.outlines) return before.file;
    }
    const post = decodePost(JSON.parse(alert.body.toString()));
    if (post === null || !isForAll(post)) return null;
    const made: Drawn = { alert, box: null, outlines: null, file: null };
    const { drawAreaMap } = await renderer();
    const drawing = await drawAreaMap(post, async (box) => {
      const outlines = await outlinesIn(box, notes);
      Object.assign(made, { box, outlines });
      return outlines === null ? [] : (JSON.parse(outlines.body.toString()) as MapFeature[]);
    });
    if (drawing !== null)
      made.file = { ...written(Buffer.from(drawing.svg)), policy: policyOf(drawing.style) };
    drawn.set(slug, made);
    return made.file;
  };
}

function isForAll({ type, status, alert }: Post): boolean {
  return type === 'alert' && status === 'publish' && alert?.isDrill === false;
}

function policyOf(style: string): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'`;
}
