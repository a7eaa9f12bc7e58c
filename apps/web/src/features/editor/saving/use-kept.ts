import { useState } from 'react';

const IDLE = { postId: null, isKeeping: false, hasFailed: false };
type KeptState = { postId: number | null; isKeeping: boolean; hasFailed: boolean };

/**
 * Saves all that is written before something is done with the post as it is kept.
 * @param keep resolves to the number of the post; null where it could not be saved
 */
export function useKept(keep: () => Promise<number | null>) {
  const [state, setState] = useState<KeptState>(IDLE);
  return {
    /** `postId` is there once it is saved, until it is closed. */
    ...state,
    async open(): Promise<void> {
      setState({ ...IDLE, isKeeping: true });
      const postId = await keep();
      setState({ postId, isKeeping: false, hasFailed: postId === null });
    },
    close: () => setState(IDLE),
  };
}
