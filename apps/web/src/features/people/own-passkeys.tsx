import { PASSKEY_NAME_MAX_LENGTH } from '@brandpost/domain';
import { ApiError, type Passkey } from '@brandpost/rubicore-api';
import { formatDateTime } from '@brandpost/swedish';
import { Button, VisuallyHidden } from '@brandpost/ui';
import { messages, type ValidationResult } from '@brandpost/validation';
import { useState } from 'react';
import { styled } from 'styled-components';
import { DeleteRecord } from '../../administration/table/delete-record.tsx';
import { type RecordValues, textIn } from '../../administration/table/record-field.ts';
import { RecordForm } from '../../administration/table/record-form.tsx';
import { type Services, useServices } from '../../api/services.ts';
import { SmallButton } from '../../forms/form-group.tsx';
import { Card, CardFacts, Cards, Nothing, Section } from '../../layout/profile/section.tsx';
import { useIsHydrated } from '../../navigation/use-is-hydrated.ts';
import { deviceName } from '../../passkeys/device-name.ts';
import { addPasskey } from '../../passkeys/own-passkey-calls.ts';
import { passkeyTexts } from '../../passkeys/passkey-texts.ts';
import { usePasskeysHere } from '../../passkeys/use-passkeys-here.ts';
import { queryKeys } from '../../server-state/query-keys.ts';

const { own: texts, failures } = passkeyTexts;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 1rem;

  strong {
    overflow-wrap: anywhere;
  }
`;
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`;
const Room = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  justify-items: start;
  margin-top: 0.875rem;

  > ul {
    width: 100%;
  }
`;

/** One's own passkeys; null where an account has none of its own, or the service knows none. @throws ApiError */
export async function listOwnPasskeys({ client }: Services, id: number): Promise<Passkey[] | null> {
  try {
    return await client.call('listPasskeys', { params: { id } });
  } catch (error) {
    const isNone = error instanceof ApiError && (error.code === 'PASSKEYS_ELSEWHERE' || error.status === 404);
    if (isNone) return null;
    throw error;
  }
}

type ActiveDialog = { kind: 'nothing' | 'adding' } | { kind: 'renaming' | 'removing'; passkey: Passkey };
const IDLE: ActiveDialog = { kind: 'nothing' };

/** The keys that somebody signs in with: made, named and taken away. */
export function OwnPasskeys({ passkeys, userId }: { passkeys: readonly Passkey[]; userId: number }) {
  const { client } = useServices();
  const [activeDialog, setActiveDialog] = useState<ActiveDialog>(IDLE);
  const [said, setSaid] = useState('');
  const idle = () => setActiveDialog(IDLE);
  const done = (text: string) => {
    idle();
    setSaid(text);
  };
  const form = {
    fields: [{ name: 'name', label: texts.name, kind: 'line', most: PASSKEY_NAME_MAX_LENGTH }],
  } as const;
  return (
    <Section title={texts.title}>
      <p>{texts.text}</p>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Room>
        {passkeys.length === 0 ? (
          <Nothing>{texts.none}</Nothing>
        ) : (
          <List passkeys={passkeys} onDo={setActiveDialog} />
        )}
        <AddButton onAdd={() => setActiveDialog({ kind: 'adding' })} />
      </Room>
      {activeDialog.kind === 'adding' && (
        <RecordForm
          {...form}
          title={texts.addTitle}
          values={{ name: deviceName(navigator.userAgent) }}
          validate={checkName}
          saveText={texts.create}
          save={(values) => addPasskey(client, textIn(values, 'name'))}
          invalidates={[queryKeys.profile]}
          onSaved={() => done(texts.added)}
          onClose={idle}
        >
          <p>{texts.addText}</p>
        </RecordForm>
      )}
      {activeDialog.kind === 'renaming' && (
        <RecordForm
          {...form}
          title={texts.renameTitle}
          values={{ name: activeDialog.passkey.name }}
          validate={checkName}
          save={(values) => {
            const params = { id: userId, passkeyId: activeDialog.passkey.id };
            return client.call('renamePasskey', { params, json: { name: textIn(values, 'name') } });
          }}
          invalidates={[queryKeys.profile]}
          onSaved={() => done(texts.renamed)}
          onClose={idle}
        />
      )}
      {activeDialog.kind === 'removing' && (
        <DeleteRecord
          title={texts.removeTitle(activeDialog.passkey.name)}
          text={passkeys.length === 1 ? `${texts.removeText} ${texts.removeLast}` : texts.removeText}
          yes={texts.remove}
          remove={() =>
            client.call('removePasskey', { params: { id: userId, passkeyId: activeDialog.passkey.id } })
          }
          invalidates={[queryKeys.profile]}
          onDeleted={() => done(texts.removed)}
          onClose={idle}
        />
      )}
    </Section>
  );
}

function List({
  passkeys,
  onDo,
}: {
  passkeys: readonly Passkey[];
  onDo: (activeDialog: ActiveDialog) => void;
}) {
  return (
    <Cards>
      {passkeys.map((passkey) => {
        const { id, name, createdDate, lastUsedDate } = passkey;
        const used = lastUsedDate === null ? texts.unused : texts.used(formatDateTime(lastUsedDate));
        return (
          <Card key={id}>
            <Row>
              <div>
                <strong>{name}</strong>
                <CardFacts>{`${texts.created(formatDateTime(createdDate))}, ${used}`}</CardFacts>
              </div>
              <Buttons>
                <SmallButton
                  type="button"
                  aria-label={texts.renameOf(name)}
                  onClick={() => onDo({ kind: 'renaming', passkey })}
                >
                  {texts.rename}
                </SmallButton>
                <SmallButton
                  type="button"
                  aria-label={texts.removeOf(name)}
                  onClick={() => onDo({ kind: 'removing', passkey })}
                >
                  {texts.remove}
                </SmallButton>
              </Buttons>
            </Row>
          </Card>
        );
      })}
    </Cards>
  );
}

function AddButton({ onAdd }: { onAdd: () => void }) {
  const { signIn } = useServices();
  const isHere = usePasskeysHere();
  const isHydrated = useIsHydrated();
  if (isHere) {
    return (
      <Button type="button" data-look="quiet" onClick={onAdd}>
        {texts.add}
      </Button>
    );
  }
  const [origin] = signIn.passkeys;
  if (origin === undefined || !isHydrated) return null;
  if (signIn.passkeys.includes(location.origin)) return <p>{failures.unsupported}</p>;
  return <p>{texts.elsewhere(new URL(origin).host)}</p>;
}

function checkName(values: RecordValues): ValidationResult {
  if (textIn(values, 'name') !== '') return { ok: true };
  return { ok: false, errors: [{ field: 'name', message: messages.required }] };
}
