import { Button } from '@brandpost/ui';
import { KeyRound } from 'lucide-react';
import { styled } from 'styled-components';
import { loginTexts } from './login-texts.ts';
import { wayIn } from './way-in.ts';

const Form = styled.form`
  ${wayIn}
`;

/** The way through the identity provider: a real form, since it leads to another site. Source: SPEC section 7. */
export function SingleSignOnForm({ returnTo }: { returnTo: string }) {
  return (
    <Form method="post" action="/rubicore/saml/v1/login">
      <input type="hidden" name="returnTo" value={returnTo} />
      <Button type="submit" aria-describedby="jobbkonto">
        <KeyRound aria-hidden="true" size={20} />
        {loginTexts.singleSignOn}
      </Button>
      <p id="jobbkonto">{loginTexts.singleSignOnHelp}</p>
    </Form>
  );
}
