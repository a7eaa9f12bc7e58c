import { isAdministrator, QUIET_NIGHT } from '@brandpost/domain';
import type { NoticeSettings } from '@brandpost/rubicore-api';
import { Button } from '@brandpost/ui';
import { QuietHoursField, Tick } from '@brandpost/ui/fields';
import { useMutation } from '@tanstack/react-query';
import { dequal } from 'dequal/lite';
import { useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { adminPaths } from '../../addresses/admin-paths.ts';
import { paths } from '../../addresses/paths.ts';
import { useServices } from '../../api/services.ts';
import { ariaDisabled } from '../../forms/aria-disabled.ts';
import { fieldErrorsOf } from '../../forms/field-errors-of.ts';
import { LeaveGuard } from '../../forms/leave-guard.tsx';
import { SENT_BY_SCRIPT } from '../../forms/sent-by-script.ts';
import { useEarlyInput } from '../../forms/use-early-input.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { SaveStatus } from '../../layout/profile/save-status.tsx';
import { Section } from '../../layout/profile/section.tsx';
import { queryKeys } from '../../server-state/query-keys.ts';
import { needSession } from '../../session/need-right.ts';
import { KindList, KindTicks } from './kind-ticks.tsx';
import { NoticeDevice } from './notice-device.tsx';
import { noticeSettingsTexts as texts } from './notice-settings-texts.ts';

const Line = styled.p`
  margin-bottom: 0.75rem;
  overflow-wrap: anywhere;
`;
const Form = styled.form`
  display: grid;
  max-width: 34rem;
  margin-top: 1.5rem;
`;
const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 1.5rem;
  align-items: center;
  margin-top: 1.75rem;
`;

type NoticeSettingsFormProps = {
  settings: NoticeSettings;
  /** What browsers subscribe with; null where the installation sends them nothing. */
  publicKey: string | null;
};

/** Kinds by channel, one e-mail a day, quiet hours. */
export function NoticeSettingsForm({ settings, publicKey }: NoticeSettingsFormProps) {
  useEarlyInput();
  const { client } = useServices();
  const { hasEmail, address, ...chosen } = settings;
  const [choices, setChoices] = useState(chosen);
  const { email, push, quiet, isDigest } = choices;
  const [saved, setSaved] = useState(choices);
  const saving = useMutation({
    mutationFn: (written: typeof choices) => client.call('setNoticeSettings', { json: written }),
    meta: { invalidates: [queryKeys.notices], isFailureShown: true },
    onSuccess: (_, written) => setSaved(written),
  });
  const submit = useSubmit(saving.error, () => saving.mutateAsync(choices));
  const set = (changes: Partial<typeof choices>) => {
    saving.reset();
    setChoices({ ...choices, ...changes });
  };
  const isAnythingSent = hasEmail || publicKey !== null;
  const quietError = fieldErrorsOf(saving.error).get('quiet');
  return (
    <Form {...SENT_BY_SCRIPT} {...submit} noValidate>
      <LeaveGuard isUnsaved={!dequal(choices, saved)} />
      <Section title={texts.email}>
        <EmailAddress hasEmail={hasEmail} address={address} />
        {!hasEmail && <WhoSetsUpEmail />}
        {hasEmail && (
          <>
            <KindTicks label={texts.email} chosen={email} onChange={(kinds) => set({ email: kinds })} />
            <Tick
              isTicked={isDigest}
              onChange={(isTicked) => set({ isDigest: isTicked })}
              hint={texts.digestHint}
            >
              {texts.digest}
            </Tick>
          </>
        )}
      </Section>
      {publicKey !== null && (
        <Section title={texts.device.title}>
          <NoticeDevice publicKey={publicKey} />
          <KindTicks label={texts.device.title} chosen={push} onChange={(kinds) => set({ push: kinds })} />
        </Section>
      )}
      {!isAnythingSent && (
        <Section title={texts.bell}>
          <KindList />
        </Section>
      )}
      {isAnythingSent && (
        <>
          <Section title={texts.when}>
            <QuietHoursField
              value={quiet}
              usual={QUIET_NIGHT}
              onChange={(hours) => set({ quiet: hours })}
              hint={texts.quietHint}
              error={quietError}
            />
          </Section>
          <Foot>
            <Button type="submit" data-needs-script {...ariaDisabled(saving.isPending)}>
              {texts.save}
            </Button>
            <SaveStatus mutation={saving} saved={texts.saved} failed={texts.failed} />
          </Foot>
        </>
      )}
    </Form>
  );
}

/** What is to be done about it, by whoever can. */
function WhoSetsUpEmail() {
  const own = needSession(useServices());
  if (!isAdministrator(own.user)) return <Line>{texts.askForEmail}</Line>;
  return (
    <Line>
      {texts.setUpEmail} <Link to={adminPaths.system()}>{texts.toSystem}</Link>
    </Line>
  );
}

/** Where e-mail goes, or why none comes. */
function EmailAddress({ hasEmail, address }: { hasEmail: boolean; address: string | null }) {
  const { user } = needSession(useServices());
  if (!hasEmail) return <Line>{texts.emailOff}</Line>;
  if (address !== null) return <Line>{texts.emailTo(address)}</Line>;
  return (
    <Line>
      {texts.noAddress} <Link to={paths.profileInfo(user.uid)}>{texts.addAddress}</Link>
    </Line>
  );
}
