import type { PostDraft } from '@brandpost/domain';
import type { AlertRequest } from '@brandpost/rubicore-api';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../api/services.ts';
import { mayAny } from '../../../session/may-any.ts';
import { ownSession, useSession } from '../../../session/use-session.ts';
import { alertRequestsQuery } from '../../alert-publishing/second-person/alert-requests.ts';

/** Whether a colleague has to approve a post before it is out, and the request that waits; null where none does. */
export function useAlertRequest({ id, type, alert }: Pick<PostDraft, 'id' | 'type' | 'alert'>): {
  isNeeded: boolean;
  waiting: AlertRequest | null;
} {
  const session = ownSession(useSession());
  const { data } = useQuery({
    ...alertRequestsQuery(useServices().client),
    enabled: type === 'alert' && session !== null && mayAny(session, 'publish_alert'),
  });
  if (type !== 'alert' || data === undefined) return { isNeeded: false, waiting: null };
  const waiting = data.requests.find(({ postId, isOwn }) => isOwn && postId === id) ?? null;
  return { isNeeded: data.isRequired && alert?.isDrill !== true, waiting };
}
