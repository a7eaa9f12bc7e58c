import { Button } from '@brandpost/ui';
import { TextField } from '@brandpost/ui/fields';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useServices } from '../../api/services.ts';
import { ariaDisabled } from '../../forms/aria-disabled.ts';
import { fieldErrorsOf } from '../../forms/field-errors-of.ts';
import { SENT_BY_SCRIPT } from '../../forms/sent-by-script.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { SaveStatus } from '../../layout/profile/save-status.tsx';
import { Section } from '../../layout/profile/section.tsx';
import { OWN_INVALIDATES } from '../../queries/profile.ts';
import { peopleTexts } from './people-texts.ts';

const { password: texts } = peopleTexts;

const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.125rem;
  max-width: 24rem;
  margin-top: 0.75rem;

  button {
    justify-self: start;
  }
`;
/** A new password for oneself, against the present one. */
export function PasswordForm({ userId, username }: { userId: number; username: string }) {
  const { client } = useServices();
  const [turn, setTurn] = useState(0);
  const saving = useMutation({
    mutationFn: (json: { current: string; password: string }) =>
      client.call('setPassword', { params: { id: userId }, json }),
    meta: { invalidates: OWN_INVALIDATES, isFailureShown: true },
    // What was typed does not stay in the page.
    onSuccess: () => setTurn(turn + 1),
  });
  const fieldErrors = fieldErrorsOf(saving.error);
  const submit = useSubmit(saving.error, (form) => {
    const given = new FormData(form);
    return saving.mutateAsync({
      current: String(given.get('current')),
      password: String(given.get('password')),
    });
  });
  return (
    <Section title={texts.title}>
      <p>{texts.text}</p>
      <Fields {...SENT_BY_SCRIPT} {...submit} key={turn} noValidate>
        <input type="text" name="username" autoComplete="username" defaultValue={username} hidden />
        <TextField
          label={texts.current}
          error={fieldErrors.get('current')}
          control={{ type: 'password', name: 'current', autoComplete: 'current-password' }}
        />
        <TextField
          label={texts.next}
          error={fieldErrors.get('password')}
          control={{ type: 'password', name: 'password', autoComplete: 'new-password' }}
        />
        <Button type="submit" data-needs-script {...ariaDisabled(saving.isPending)}>
          {texts.save}
        </Button>
      </Fields>
      <SaveStatus mutation={saving} saved={texts.saved} failed={texts.failed} />
    </Section>
  );
}
