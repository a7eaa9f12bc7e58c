import { type FireBan, fireBanNow } from '@brandpost/domain';
import { Button } from '@brandpost/ui';
import { useMutation } from '@tanstack/react-query';
import { CalendarCheck, Pencil, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import { useServices } from '../../api/services.ts';
import { FireBanStatus } from '../../fire-ban/fire-ban-status.tsx';
import { ariaDisabled } from '../../forms/aria-disabled.ts';
import { Failure } from '../../forms/failure.tsx';
import { failureOf } from '../../forms/failure-of.ts';
import { queryKeys } from '../../server-state/query-keys.ts';
import { adminFireBansTexts as texts } from './admin-fire-bans-texts.ts';

const ICON_PX = 20;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-top: 0.75rem;

  button {
    min-height: 48px;
  }
`;

type FireBanRowProps = {
  said: FireBan;
  now: Date;
  onEdit: () => void;
  onDelete: () => void;
  onChecked: () => void;
};

/** One municipality: what visitors read, and what can be done about it with a thumb. */
export function FireBanRow({ said, now, onEdit, onDelete, onChecked }: FireBanRowProps) {
  const { client } = useServices();
  const known = fireBanNow(said, now);
  const checking = useMutation({
    mutationFn: () => client.call('checkFireBan', { params: { id: said.id }, json: { state: said.state } }),
    meta: { invalidates: [queryKeys.fireBans], isFailureShown: true },
    onSuccess: onChecked,
  });
  const isCheckable = known.reason === null || known.reason === 'stale';
  const named = (action: string) => texts.of(action, said.municipality);
  return (
    <>
      <FireBanStatus known={known} said={said} />
      <Actions>
        {isCheckable && (
          <Button
            type="button"
            aria-label={named(texts.check)}
            onClick={() => checking.mutate()}
            {...ariaDisabled(checking.isPending)}
          >
            <CalendarCheck aria-hidden="true" size={ICON_PX} />
            {texts.check}
          </Button>
        )}
        <Button type="button" data-look="quiet" aria-label={named(texts.edit)} onClick={onEdit}>
          <Pencil aria-hidden="true" size={ICON_PX} />
          {texts.edit}
        </Button>
        <Button type="button" data-look="quiet" aria-label={named(texts.remove)} onClick={onDelete}>
          <Trash2 aria-hidden="true" size={ICON_PX} />
          {texts.remove}
        </Button>
      </Actions>
      {checking.isError && <Failure>{failureOf(checking.error)}</Failure>}
    </>
  );
}
