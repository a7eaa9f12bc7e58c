import type { WireUser } from '@brandpost/rubicore-api';
import { Pill } from '@brandpost/ui/fields';
import { validatePassword } from '@brandpost/validation';
import { useMutation } from '@tanstack/react-query';
import { KeyRound, LockOpen, LogOut, UserRoundCheck, UserRoundX, UserX, VenetianMask } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { DeleteRecord } from '../../administration/table/delete-record.tsx';
import { textIn } from '../../administration/table/record-field.ts';
import { RecordForm } from '../../administration/table/record-form.tsx';
import { useServices } from '../../api/services.ts';
import { ariaDisabled } from '../../forms/aria-disabled.ts';
import { mayAny } from '../../session/may-any.ts';
import { ownSession, useSession } from '../../session/use-session.ts';
import { ACCOUNT_INVALIDATES } from './account-query.ts';
import { ActAs } from './act-as.tsx';
import { adminUsersTexts as texts } from './admin-users-texts.ts';
import { askBff } from './ask-bff.ts';

const ICON_PX = 18;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.625rem;
`;

type ActiveDialog = 'none' | 'password' | 'passkeys' | 'sessions' | 'closing' | 'forgetting' | 'acting';
type AccountAccessProps = { user: WireUser; name: string; onDone: (text: string) => void };

/** How somebody gets in, and what ends that. */
export function AccountAccess({ user, name, onDone }: AccountAccessProps) {
  const { client } = useServices();
  const session = ownSession(useSession());
  const [dialog, setDialog] = useState<ActiveDialog>('none');
  const { password, passkeys, sessions, closing, forgetting, unlocking } = texts;
  const close = () => setDialog('none');
  const done = (text: string) => {
    close();
    onDone(text);
  };
  const isActive = user.isActive !== false;
  const isOwn = session?.user.id === user.id;
  const mayMask = session?.state === 'signed-in' && mayAny(session, 'masquerade_user') && isActive && !isOwn;
  const setActive = (to: boolean) =>
    client.call('updateUser', { params: { id: user.id }, json: { isActive: to } });
  const meta = { invalidates: ACCOUNT_INVALIDATES };
  const reopening = useMutation({
    mutationFn: () => setActive(true),
    meta,
    onSuccess: () => done(closing.reopened(name)),
  });
  const unlock = useMutation({
    mutationFn: () => client.call('unlockUser', { params: { id: user.id } }),
    meta,
    onSuccess: () => done(unlocking.done(name)),
  });
  const removePasskeys = async () => {
    const params = { id: user.id };
    for (const { id: passkeyId } of await client.call('listPasskeys', { params })) {
      await client.call('removePasskey', { params: { ...params, passkeyId } });
    }
  };
  return (
    <>
      <Buttons>
        {mayMask && (
          <Pill type="button" onClick={() => setDialog('acting')}>
            <VenetianMask aria-hidden="true" size={ICON_PX} />
            {texts.actAs}
          </Pill>
        )}
        {!isOwn && (
          <>
            <Pill type="button" onClick={() => setDialog('password')}>
              <KeyRound aria-hidden="true" size={ICON_PX} />
              {password.set}
            </Pill>
            <Pill type="button" onClick={() => setDialog('passkeys')}>
              <KeyRound aria-hidden="true" size={ICON_PX} />
              {passkeys.remove}
            </Pill>
            <Pill type="button" onClick={() => setDialog('sessions')}>
              <LogOut aria-hidden="true" size={ICON_PX} />
              {sessions.end}
            </Pill>
          </>
        )}
        <Pill type="button" onClick={() => unlock.mutate()} {...ariaDisabled(unlock.isPending)}>
          <LockOpen aria-hidden="true" size={ICON_PX} />
          {unlocking.unlock}
        </Pill>
        {isActive ? (
          <Pill type="button" onClick={() => setDialog('closing')}>
            <UserRoundX aria-hidden="true" size={ICON_PX} />
            {closing.close}
          </Pill>
        ) : (
          <Pill type="button" onClick={() => reopening.mutate()} {...ariaDisabled(reopening.isPending)}>
            <UserRoundCheck aria-hidden="true" size={ICON_PX} />
            {closing.reopen}
          </Pill>
        )}
        <Pill type="button" onClick={() => setDialog('forgetting')}>
          <UserX aria-hidden="true" size={ICON_PX} />
          {forgetting.forget}
        </Pill>
      </Buttons>
      {dialog === 'acting' && <ActAs user={{ id: user.id, name }} onClose={close} />}
      {dialog === 'password' && (
        <RecordForm
          title={password.title(name)}
          fields={[{ name: 'password', label: texts.fields.password, kind: 'secret' }]}
          values={{ password: '' }}
          validate={validatePassword}
          save={async (values) => {
            const json = { password: textIn(values, 'password') };
            await client.call('setPassword', { params: { id: user.id }, json });
          }}
          invalidates={ACCOUNT_INVALIDATES}
          onSaved={() => done(password.done)}
          onClose={close}
        >
          <p>{password.text}</p>
        </RecordForm>
      )}
      {dialog === 'passkeys' && (
        <DeleteRecord
          title={passkeys.title(name)}
          text={passkeys.text}
          yes={passkeys.remove}
          remove={removePasskeys}
          invalidates={ACCOUNT_INVALIDATES}
          onDeleted={() => done(passkeys.done(name))}
          onClose={close}
        />
      )}
      {dialog === 'sessions' && (
        <DeleteRecord
          title={sessions.title(name)}
          text={sessions.text}
          yes={sessions.end}
          remove={() => askBff('DELETE', `/bff/users/${user.id}/sessions`)}
          invalidates={ACCOUNT_INVALIDATES}
          onDeleted={() => done(sessions.done(name))}
          onClose={close}
        />
      )}
      {dialog === 'closing' && (
        <DeleteRecord
          title={closing.title(name)}
          text={closing.text}
          yes={closing.close}
          remove={() => setActive(false)}
          invalidates={ACCOUNT_INVALIDATES}
          onDeleted={() => done(closing.done(name))}
          onClose={close}
        />
      )}
      {dialog === 'forgetting' && (
        <DeleteRecord
          title={forgetting.title(name)}
          text={forgetting.text}
          yes={forgetting.forget}
          remove={() => client.call('anonymiseUser', { params: { id: user.id } })}
          invalidates={ACCOUNT_INVALIDATES}
          onDeleted={() => done(forgetting.done)}
          onClose={close}
        />
      )}
    </>
  );
}
