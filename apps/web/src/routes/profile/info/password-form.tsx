import { Button } from '@brandpost/ui';
import { type SubmitEvent, useState } from 'react';
import { styled } from 'styled-components';
import { controlShape, Labelled } from '../../../editor/post/labelled.tsx';
import { SavingTold } from '../../../staff/saving-told.tsx';
import { Section } from '../../../staff/section.tsx';
import { useSaving } from '../../../staff/use-saving.ts';
import { peopleTexts } from '../../../texts/people-texts.ts';

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
const Box = styled.input`
  ${controlShape}
`;

/** A new password for oneself, against the present one. */
export function PasswordForm({ userId, username }: { userId: number; username: string }) {
  const { saving, save } = useSaving();
  const [turn, setTurn] = useState(0);
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const json = { current: String(given.get('current')), password: String(given.get('password')) };
    // What was typed does not stay in the page.
    if (await save((client) => client.call('setPassword', { params: { id: userId }, json })))
      setTurn(turn + 1);
  };
  return (
    <Section title={texts.title}>
      <p>{texts.text}</p>
      <Fields key={turn} noValidate onSubmit={(event) => void send(event)}>
        <input type="text" name="username" autoComplete="username" defaultValue={username} hidden />
        <Labelled label={texts.current} error={saving.errors.get('current')}>
          {(names) => <Box {...names} type="password" name="current" autoComplete="current-password" />}
        </Labelled>
        <Labelled label={texts.next} error={saving.errors.get('password')}>
          {(names) => <Box {...names} type="password" name="password" autoComplete="new-password" />}
        </Labelled>
        <Button type="submit" disabled={saving.state === 'saving'}>
          {texts.save}
        </Button>
      </Fields>
      <SavingTold saving={saving} saved={texts.saved} failed={texts.failed} />
    </Section>
  );
}
