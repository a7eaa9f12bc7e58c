import type { ApiViewer } from '../access/api-viewer.ts';

/** Who answers for a change. */
export type Actor = {
  /** The user in whose name it is done; null for a visitor, and for what the clock or the command line does. */
  userId: number | null;
  /** The user who really does it, when acting as another. */
  maskedBy: number | null;
  requestId: string | null;
  /** The token that it is done with, where it is a user's. */
  tokenId?: number | null;
  /** Called for each change of which visitors could see something. */
  onPublicChange?: () => void;
};

export function actorOf(viewer: ApiViewer, requestId: string, onPublicChange: () => void): Actor {
  const { userId, maskedBy, tokenId } = viewer;
  return { userId, maskedBy, tokenId, requestId, onPublicChange };
}

/** Nobody in person: the clock, the seed, the command line. */
export const THE_SYSTEM: Actor = Object.freeze({ userId: null, maskedBy: null, requestId: null });
