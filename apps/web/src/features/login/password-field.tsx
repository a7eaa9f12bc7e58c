import { colour, IconButton } from '@brandpost/ui';
import { TextField } from '@brandpost/ui/fields';
import { ArrowBigUpDash, Eye, EyeOff } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { styled } from 'styled-components';
import { useIsHydrated } from '../../navigation/use-is-hydrated.ts';
import { CREDENTIAL } from './credential.ts';
import { loginTexts } from './login-texts.ts';

const ShowButton = styled(IconButton)`
  position: absolute;
  top: 5px;
  right: 6px;
  color: ${colour('muted')};
`;
const Hint = styled.p`
  display: flex;
  align-items: center;
  gap: 0.4375rem;
  color: ${colour('muted')};
  font-size: 1rem;

  &:empty {
    display: none;
  }
`;

type PasswordFieldProps = {
  error: string | undefined;
  isShown: boolean;
  onShownChange: (isShown: boolean) => void;
};

/** The password, which can be shown once scripts run, with a warning when Caps Lock is on. */
export function PasswordField({ error, isShown, onShownChange }: PasswordFieldProps) {
  const isHydrated = useIsHydrated();
  const [hasCapsLock, setHasCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setHasCapsLock(event.getModifierState('CapsLock'));
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      label={loginTexts.password}
      error={error}
      size="large"
      control={{
        ...CREDENTIAL,
        name: 'password',
        type: isShown ? 'text' : 'password',
        // A password that does not show has no capitals of the keyboard's own, and HTML forbids the attribute.
        ...(isShown && { autoCapitalize: 'none' }),
        autoComplete: 'current-password',
        onKeyDown: watchCapsLock,
        onKeyUp: watchCapsLock,
        onBlur: () => setHasCapsLock(false),
      }}
      // Its place is there from the beginning: a field that is moved into one loses what has been typed.
      button={
        isHydrated && (
          <ShowButton
            type="button"
            aria-label={isShown ? loginTexts.hidePassword : loginTexts.showPassword}
            onClick={() => onShownChange(!isShown)}
          >
            <Icon aria-hidden="true" size={22} />
          </ShowButton>
        )
      }
      hint={
        <Hint role="status">
          {hasCapsLock && (
            <>
              <ArrowBigUpDash aria-hidden="true" size={20} />
              {loginTexts.capsLock}
            </>
          )}
        </Hint>
      }
    />
  );
}
