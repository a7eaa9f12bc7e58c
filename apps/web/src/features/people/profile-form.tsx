import type { UserProfile } from '@brandpost/domain';
import type { WireUser } from '@brandpost/rubicore-api';
import { Button, media } from '@brandpost/ui';
import { useMutation } from '@tanstack/react-query';
import { dequal } from 'dequal/lite';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useServices } from '../../api/services.ts';
import { ariaDisabled } from '../../forms/aria-disabled.ts';
import { fieldErrorsOf } from '../../forms/field-errors-of.ts';
import { LeaveGuard } from '../../forms/leave-guard.tsx';
import { SENT_BY_SCRIPT } from '../../forms/sent-by-script.ts';
import { TextField } from '../../forms/text-field.tsx';
import { useSubmit } from '../../forms/use-submit.ts';
import { SaveStatus } from '../../layout/profile/save-status.tsx';
import { Section } from '../../layout/profile/section.tsx';
import { OWN_INVALIDATES } from '../../queries/profile.ts';
import { peopleTexts } from './people-texts.ts';

const { form: texts, fields } = peopleTexts;
const TEXTS = ['phone', 'email', 'workingArea', 'organisation', 'address'] as const;
const LISTS = ['targetGroups', 'interests', 'documents'] as const;
const INPUT_MODES = { phone: 'tel', email: 'email' } as const;

const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.125rem 1.5rem;
  align-items: start;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  > footer {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    align-items: center;
    gap: 0.75rem 1.5rem;
  }
`;

const EMPTY: UserProfile = {
  ...{ phone: '', email: '', address: '', workingArea: '', organisation: '' },
  ...{ targetGroups: [], interests: [], documents: [] },
};

/** One's own data, as far as one may change them. Source: SPEC section 3, User, profile data. */
export function ProfileForm({ person }: { person: WireUser }) {
  const [profile, setProfile] = useState<UserProfile>(person.profile ?? EMPTY);
  const [saved, setSaved] = useState(profile);
  const { client } = useServices();
  const saving = useMutation({
    mutationFn: (written: UserProfile) =>
      client.call('updateUser', { params: { id: person.id }, json: { profile: cleaned(written) } }),
    meta: { invalidates: OWN_INVALIDATES, isFailureShown: true },
    onSuccess: (_, written) => setSaved(written),
  });
  const submit = useSubmit(saving.error, () => saving.mutateAsync(profile));
  const fieldErrors = fieldErrorsOf(saving.error);
  const change = (part: Partial<UserProfile>) => setProfile((before) => ({ ...before, ...part }));
  return (
    <Section title={texts.title}>
      <Fields {...SENT_BY_SCRIPT} {...submit} noValidate>
        <LeaveGuard isUnsaved={!dequal(profile, saved)} />
        {TEXTS.map((name) => (
          <TextField
            key={name}
            label={fields[name]}
            value={profile[name]}
            onChange={(text) => change({ [name]: text })}
            error={fieldErrors.get(`profile.${name}`)}
            hint={name === 'address' ? fields.onlyYou : undefined}
            {...(name in INPUT_MODES ? { inputMode: INPUT_MODES[name as keyof typeof INPUT_MODES] } : {})}
          />
        ))}
        {LISTS.map((name) => (
          <TextField
            key={name}
            label={fields[name]}
            value={profile[name].join('\n')}
            onChange={(text) => change({ [name]: text.split('\n') })}
            error={fieldErrors.get(`profile.${name}`)}
            hint={fields.onePerLine}
            isLong
          />
        ))}
        <footer>
          <Button type="submit" data-needs-script {...ariaDisabled(saving.isPending)}>
            {texts.save}
          </Button>
          <SaveStatus mutation={saving} saved={texts.saved} failed={texts.failed} />
        </footer>
      </Fields>
    </Section>
  );
}

function cleaned(profile: UserProfile): UserProfile {
  const lines = (items: readonly string[]) => items.map((item) => item.trim()).filter((item) => item !== '');
  const { targetGroups, interests, documents } = profile;
  return {
    ...profile,
    ...{ targetGroups: lines(targetGroups), interests: lines(interests), documents: lines(documents) },
  };
}
