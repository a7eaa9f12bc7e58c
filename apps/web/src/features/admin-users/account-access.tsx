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
  const meta = { invalidates: ACCOUNT_INVALIDATES };
  const reopening = useMutation({
    mutationFn: () => client.call('updateUser', { params: { id: user.id }, json: { isActive: true } }),
    meta,
    onSuccess: () => done(closing.reopened(name)),
  });
  const unlock = useMutation({
    mutationFn: () => client.call('unlockUser', { params: { id: user.id } }),
    meta,
    onSuccess: () => done(unlocking.done(name)),
  });
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
        {user.isLocked !== false && (
          <Pill type="button" onClick={() => unlock.mutate()} {...ariaDisabled(unlock.isPending)}>
            <LockOpen aria-hidden="true" size={ICON_PX} />
            {unlocking.unlock}
          </Pill>
        )}
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
      {dialog !== 'none' && (
        <AccessDialog dialog={dialog} user={user} name={name} onDone={done} onClose={close} />
      )}
    </>
  );
}

type AccessDialogProps = AccountAccessProps & { dialog: Exclude<ActiveDialog, 'none'>; onClose: () => void };

/** The question, or the form, of one of the buttons. */
function AccessDialog({ dialog, user, name, onDone, onClose }: AccessDialogProps) {
  const { client } = useServices();
  const { password, passkeys, sessions, closing, forgetting } = texts;
  const params = { id: user.id };
  const removePasskeys = async () => {
    for (const { id: passkeyId } of await client.call('listPasskeys', { params })) {
      await client.call('removePasskey', { params: { ...params, passkeyId } });
    }
  };
  switch (dialog) {
    case 'acting':
      return <ActAs user={{ id: user.id, name }} onClose={onClose} />;
    case 'password':
      return (
        <RecordForm
          title={password.title(name)}
          fields={[{ name: 'password', label: texts.fields.password, kind: 'secret' }]}
          values={{ password: '' }}
          validate={validatePassword}
          save={async (values) => {
            const json = { password: textIn(values, 'password') };
            await client.call('setPassword', { params, json });
          }}
          invalidates={ACCOUNT_INVALIDATES}
          onSaved={() => onDone(password.done)}
          onClose={onClose}
        >
          <p>{password.text}</p>
        </RecordForm>
      );
    case 'passkeys':
      return (
        <DeleteRecord
          title={passkeys.title(name)}
          text={passkeys.text}
          yes={passkeys.remove}
          remove={removePasskeys}
          invalidates={ACCOUNT_INVALIDATES}
          onDeleted={() => onDone(passkeys.done(name))}
          onClose={onClose}
        />
      );
    case 'sessions':
      return (
        <DeleteRecord
          title={sessions.title(name)}
          text={sessions.text}
          yes={sessions.end}
          remove={() => askBff('DELETE', `/bff/users/${user.id}/sessions`)}
          invalidates={ACCOUNT_INVALIDATES}
          onDeleted={() => onDone(sessions.done(name))}
          onClose={onClose}
        />
      );
    case 'closing':
      return (
        <DeleteRecord
          title={closing.title(name)}
          text={closing.text}
          yes={closing.close}
          remove={() => client.call('updateUser', { params, json: { isActive: false } })}
          invalidates={ACCOUNT_INVALIDATES}
          onDeleted={() => onDone(closing.done(name))}
          onClose={onClose}
        />
      );
    case 'forgetting':
      return (
        <DeleteRecord
          title={forgetting.title(name)}
          text={forgetting.text}
          yes={forgetting.forget}
          remove={() => client.call('anonymiseUser', { params })}
          invalidates={ACCOUNT_INVALIDATES}
          onDeleted={() => onDone(forgetting.done)}
          onClose={onClose}
        />
      );
  }
}
