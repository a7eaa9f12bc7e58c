import { type FireBan, fireBanMoments, NO_FIRE_BAN_CHECK_DAYS } from '@brandpost/domain';
import { Button, colour } from '@brandpost/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { styled } from 'styled-components';
import { DeleteRecord } from '../../administration/table/delete-record.tsx';
import { NoticeBar } from '../../administration/table/notice-bar.tsx';
import { useRecordTask } from '../../administration/table/use-record-task.ts';
import { useServices } from '../../api/services.ts';
import { useClock } from '../../api/use-clock.ts';
import { NothingSaid } from '../../fire-ban/fire-ban-status.tsx';
import { queryKeys } from '../../server-state/query-keys.ts';
import { adminFireBansTexts as texts } from './admin-fire-bans-texts.ts';
import { FireBanForm } from './fire-ban-form.tsx';
import { FireBanRow } from './fire-ban-row.tsx';
import { fireBansQuery } from './fire-bans-query.ts';

const List = styled.ul`
  display: grid;
  gap: 1.5rem;
  max-width: 46rem;
  margin-block: 1.5rem;
  padding: 0;
  list-style: none;
`;
const Hint = styled.p`
  max-width: 46rem;
  margin-block: 1.5rem;
  color: ${colour('muted')};
`;

type Task = { task: 'adding' } | { task: 'editing' | 'deleting'; said: FireBan };

/** What is said of each municipality, as visitors read it, and the ways to say something else. */
export function FireBanList() {
  const { client, now: rendered } = useServices();
  const { data } = useSuspenseQuery(fireBansQuery(client));
  const now = useClock(
    rendered,
    data.flatMap((said) => fireBanMoments(said)),
  );
  const { notice, active, open, close, onSaved, onDeleted, say } = useRecordTask<Task>(texts);
  return (
    <>
      <NoticeBar notice={notice} />
      <List aria-label={texts.list}>
        {data.map((said) => (
          <li key={said.id}>
            <FireBanRow
              said={said}
              now={now}
              onEdit={() => open({ task: 'editing', said })}
              onDelete={() => open({ task: 'deleting', said })}
              onChecked={() => say(texts.checked(said.municipality))}
            />
          </li>
        ))}
        {data.length === 0 && (
          <li>
            <NothingSaid />
          </li>
        )}
      </List>
      <Button type="button" data-look="quiet" onClick={() => open({ task: 'adding' })}>
        <Plus aria-hidden="true" size={20} />
        {texts.add}
      </Button>
      <Hint>{texts.agesOut(NO_FIRE_BAN_CHECK_DAYS)}</Hint>
      {active.task === 'adding' && <FireBanForm said={null} onSaved={onSaved} onClose={close} />}
      {active.task === 'editing' && <FireBanForm said={active.said} onSaved={onSaved} onClose={close} />}
      {active.task === 'deleting' && (
        <DeleteRecord
          title={texts.removeTitle(active.said.municipality)}
          text={texts.removeText}
          remove={() => client.call('deleteFireBan', { params: { id: active.said.id } })}
          invalidates={[queryKeys.fireBans]}
          onDeleted={() => onDeleted(active.said.municipality)}
          onClose={close}
        />
      )}
    </>
  );
}
