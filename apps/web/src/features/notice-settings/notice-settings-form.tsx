import { DEFAULT_QUIET_HOURS, NOTICE_KINDS, type NoticeKind } from '@brandpost/domain';
import type { NoticeSettings } from '@brandpost/rubicore-api';
import { Button } from '@brandpost/ui';
import { TextField, Tick } from '@brandpost/ui/fields';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useServices } from '../../api/services.ts';
import { fieldErrorsOf } from '../../forms/field-errors-of.ts';
import { SaveStatus } from '../../layout/profile/save-status.tsx';
import { Section } from '../../layout/profile/section.tsx';
import { queryKeys } from '../../server-state/query-keys.ts';
import { mayAny } from '../../session/may-any.ts';
import { needSession } from '../../session/need-right.ts';
import { EmailAddress } from './email-address.tsx';
import { noticeSettingsTexts as texts } from './notice-settings-texts.ts';

const Form = styled.form`
  display: grid;
  gap: 1.5rem;
  max-width: 34rem;
  margin-top: 1.5rem;
`;
const Ticks = styled.div`
  display: grid;
  gap: 0.25rem;
`;
const Hours = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 10rem));
  gap: 0.75rem;
  margin-top: 0.75rem;
`;
const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 1.5rem;
  align-items: center;
`;

/** Kinds by channel, one e-mail a day, quiet hours. */
export function NoticeSettingsForm({ settings }: { settings: NoticeSettings }) {
  const services = useServices();
  const isLeader = mayAny(needSession(services), 'follow_acknowledgement');
  const { hasEmail, address, ...chosen } = settings;
  const [choices, setChoices] = useState(chosen);
  const { email, quiet, isDigest } = choices;
  const saving = useMutation({
    mutationFn: () => services.client.call('setNoticeSettings', { json: choices }),
    meta: { invalidates: [queryKeys.notices], isFailureShown: true },
  });
  const set = (changes: Partial<typeof choices>) => {
    saving.reset();
    setChoices({ ...choices, ...changes });
  };
  const quietError = fieldErrorsOf(saving.error).get('quiet');
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate();
      }}
    >
      <Section title={texts.email}>
        <EmailAddress hasEmail={hasEmail} address={address} />
        {hasEmail && (
          <Ticks>
            {NOTICE_KINDS.filter((kind) => kind !== 'missing' || isLeader).map((kind) => (
              <Tick
                key={kind}
                isTicked={email.includes(kind)}
                onChange={(isTicked) => set({ email: withKind(email, kind, isTicked) })}
              >
                {texts.kinds[kind]}
              </Tick>
            ))}
            <Tick
              isTicked={isDigest}
              onChange={(isTicked) => set({ isDigest: isTicked })}
              hint={texts.digestHint}
            >
              {texts.digest}
            </Tick>
          </Ticks>
        )}
      </Section>
      <Section title={texts.when}>
        <Tick
          isTicked={quiet !== null}
          onChange={(isTicked) => set({ quiet: isTicked ? DEFAULT_QUIET_HOURS : null })}
          hint={texts.quietHint}
        >
          {texts.quiet}
        </Tick>
        {quiet && (
          <Hours>
            {(['from', 'to'] as const).map((end) => (
              <TextField
                key={end}
                label={texts[end]}
                control={{ type: 'time', required: true }}
                value={quiet[end]}
                error={end === 'to' ? quietError : undefined}
                onChange={(time: string) => set({ quiet: { ...quiet, [end]: time } })}
              />
            ))}
          </Hours>
        )}
      </Section>
      <Foot>
        <Button type="submit" disabled={saving.isPending}>
          {texts.save}
        </Button>
        <SaveStatus mutation={saving} saved={texts.saved} failed={texts.failed} />
      </Foot>
    </Form>
  );
}

function withKind(kinds: readonly NoticeKind[], kind: NoticeKind, isWanted: boolean): NoticeKind[] {
  return NOTICE_KINDS.filter((each) => (each === kind ? isWanted : kinds.includes(each)));
}
