import { Button, Notice } from '@brandpost/ui';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { styled } from 'styled-components';
import { beginSigningOut } from '../../api/signing-out.ts';
import { fieldModeTexts } from '../../field-mode/field-mode-texts.ts';
import { unsentQuery } from '../../field-mode/unsent-query.ts';
import { Modal } from '../../forms/modal.tsx';
import { sessionTexts } from '../../session/session-texts.ts';

/** Answered with the way to the sign-in page, or to the identity provider. */
export const LOG_OUT_PATH = '/bff/logout';

const WIDTH_PX = 480;
const Answers = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`;

/**
 * The way out, after a question; without scripts there is none. A form and not a call, so that the document with all
 * that it has loaded goes away. Source: SPEC section 2, Header. @param children the button's content
 */
export function LogOut(props: { children: ReactNode; className?: string; look?: 'quiet' }) {
  const [isAsked, setIsAsked] = useState(false);
  const ask = (event: SubmitEvent) => {
    event.preventDefault();
    setIsAsked(true);
  };
  return (
    <>
      <form method="post" action={LOG_OUT_PATH} onSubmit={ask}>
        <button type="submit" className={props.className} data-look={props.look}>
          {props.children}
        </button>
      </form>
      {isAsked && <LogOutQuestion onClose={() => setIsAsked(false)} />}
    </>
  );
}

/** Whether somebody means it, and what goes with the session. */
export function LogOutQuestion({ onClose }: { onClose: () => void }) {
  return (
    <Modal
      title={sessionTexts.logOutQuestion}
      widthPx={WIDTH_PX}
      onClose={onClose}
      foot={
        <Answers method="post" action={LOG_OUT_PATH} onSubmit={beginSigningOut}>
          <Button type="submit" data-autofocus="">
            {sessionTexts.logOut}
          </Button>
          <Button type="button" data-look="quiet" onClick={onClose}>
            {sessionTexts.cancel}
          </Button>
        </Answers>
      }
    >
      <Unsent />
    </Modal>
  );
}

/** What was acknowledged here without a network goes with the session. */
function Unsent() {
  const { data: unsent = [] } = useQuery(unsentQuery);
  if (unsent.length === 0) return null;
  return <Notice icon={CircleAlert}>{fieldModeTexts.unsentAtLogOut(unsent.length)}</Notice>;
}
