import { acknowledgedOn, GROUP_CATEGORY_ID, isMeantFor, LIST_PER_PAGE, type Post } from '@brandpost/domain';
import { useEffect, useState } from 'react';
import { useServices } from '../app/services.ts';
import { entryFrom } from '../queries/read.ts';
import type { OwnSession } from '../session/use-session.ts';

/** How far somebody has come with acknowledging a post. */
export type AcknowledgementState = {
  /** `unasked`: it is meant for others. */
  step: 'asking' | 'unasked' | 'open' | 'sending' | 'done';
  /** When it was acknowledged. */
  doneDate: string | null;
  /** They have acknowledged it before it was changed. */
  isAgain: boolean;
  failure: string | null;
};

const ASKING: AcknowledgementState = { step: 'asking', doneDate: null, isAgain: false, failure: null };

/** Whether the reader has acknowledged a post, and how they do. */
export function useAcknowledgement(post: Post, { user }: OwnSession) {
  const { client } = useServices();
  const [state, setState] = useState(ASKING);

  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const perPage = LIST_PER_PAGE;
    Promise.all([
      client.call('listMyAcknowledgements', { query: { perPage }, signal }),
      client.call('listNodes', { query: { categoryId: GROUP_CATEGORY_ID, perPage }, signal }),
    ]).then(
      ([own, nodes]) => {
        if (signal.aborted) return;
        const viewer = {
          userId: user.id,
          nodeIds: user.groups,
          categoryIds: user.jobs,
          isAdministrator: false,
        };
        const roots = nodes.filter(({ parent }) => parent === null).map(({ id }) => id);
        const doneDate = acknowledgedOn(post, own);
        const isAsked = isMeantFor(post, viewer, roots);
        const open = isAsked ? 'open' : 'unasked';
        const isAgain = own.some(({ postId }) => postId === post.id);
        setState({ step: doneDate === null ? open : 'done', doneDate, isAgain, failure: null });
      },
      (error: unknown) => {
        if (!signal.aborted) setState({ ...ASKING, step: 'open', failure: entryFrom(error).message });
      },
    );
    return () => ending.abort();
  }, [client, post, user]);

  const acknowledge = async () => {
    setState((before) => ({ ...before, step: 'sending', failure: null }));
    try {
      const given = await client.call('acknowledgePost', {
        params: { id: post.id },
        json: { round: post.acknowledgementRound },
      });
      setState((before) => ({ ...before, step: 'done', doneDate: given.acknowledgedDate }));
    } catch (error) {
      setState((before) => ({ ...before, step: 'open', failure: entryFrom(error).message }));
    }
  };
  return { state, acknowledge };
}
