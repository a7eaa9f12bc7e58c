import { createContext, useContext } from 'react';
import { type BlockComments, useBlocks } from '../state/editor-store.ts';

/** What waits to be decided, by block. */
export const ProposalsContext = createContext<BlockComments['proposals']>(new Map());

/** Other words that are suggested for a block, below it. Those that have none follow nothing of the others. */
export function BlockProposals({ id }: { id: string }) {
  const isProposed = useBlocks(({ marks }) => marks.proposed.includes(id));
  return isProposed ? <Proposals id={id} /> : null;
}

function Proposals({ id }: { id: string }) {
  return useContext(ProposalsContext).get(id);
}
