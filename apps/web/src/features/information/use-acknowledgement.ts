import { acknowledgedOn, GROUP_CATEGORY_ID, isMeantFor, LIST_PER_PAGE, type Post } from '@brandpost/domain';
import type { RubicoreClient } from '@brandpost/rubicore-api';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { entryFrom } from '../../api/read.ts';
import { useServices } from '../../api/services.ts';
import { keepAcknowledgement } from '../../field-mode/keep-acknowledgement.ts';
import { unsentQuery } from '../../field-mode/unsent-query.ts';
import { OWN_INVALIDATES } from '../../queries/profile.ts';
import { queryKeys } from '../../server-state/query-keys.ts';
import type { OwnSession } from '../../session/use-session.ts';

/** How far somebody has come with acknowledging a post. */
export type AcknowledgementState = {
  /** `unasked`: it is meant for others; `kept`: on this device, until there is a network. */
  step: 'asking' | 'unasked' | 'open' | 'sending' | 'kept' | 'done';
  /** When it was acknowledged. */
  doneDate: string | null;
  /** They have acknowledged it before it was changed. */
  isAgain: boolean;
  failure: string | null;
};

/** What somebody has acknowledged, and the groups that stand for everybody. */
const acknowledgementsQuery = (client: RubicoreClient) =>
  queryOptions({
    queryKey: [...queryKeys.profile, 'acknowledgements'],
    async queryFn({ signal }) {
      const perPage = LIST_PER_PAGE;
      const [own, nodes] = await Promise.all([
        client.call('listMyAcknowledgements', { query: { perPage }, signal }),
        client.call('listNodes', { query: { categoryId: GROUP_CATEGORY_ID, perPage }, signal }),
      ]);
      return { own: [...own], roots: nodes.filter(({ parent }) => parent === null).map(({ id }) => id) };
    },
  });

/** Whether the reader has acknowledged a post, and how they do. */
export function useAcknowledgement(post: Post, { user }: OwnSession) {
  const { client } = useServices();
  const { data, error, isPending } = useQuery(acknowledgementsQuery(client));
  const giving = useMutation({
    mutationFn: () =>
      client
        .call('acknowledgePost', { params: { id: post.id }, json: { round: post.acknowledgementRound } })
        .catch((error: unknown) => keepAcknowledgement(post, user.id, error)),
    meta: { invalidates: [...OWN_INVALIDATES, queryKeys.fieldMode], isFailureShown: true },
  });
  const { data: unsent = [] } = useQuery(unsentQuery);
  const isKept = unsent.some(
    ({ postId, round }) => postId === post.id && round === post.acknowledgementRound,
  );
  const { own = [], roots = [] } = data ?? {};
  const viewer = {
    userId: user.id,
    nodeIds: user.groups,
    categoryIds: user.jobs,
    isAdministrator: false,
    mayReview: false,
  };
  const doneDate = giving.data?.acknowledgedDate ?? acknowledgedOn(post, own);
  const failure = giving.error ?? (data === undefined ? error : null);
  const step = () => {
    if (isPending) return 'asking';
    if (giving.isPending) return 'sending';
    if (doneDate !== null) return 'done';
    if (isKept) return 'kept';
    // Where that is unknown, the service says whether it was asked of them.
    return data === undefined || isMeantFor(post, viewer, roots) ? 'open' : 'unasked';
  };
  const state: AcknowledgementState = {
    step: step(),
    doneDate,
    isAgain: own.some(({ postId }) => postId === post.id),
    failure: failure && entryFrom(failure).message,
  };
  return { state, acknowledge: () => giving.mutate() };
}
