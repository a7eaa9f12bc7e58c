import { Button, Dialog } from '@brandpost/ui';
import { type ReactNode, type SubmitEvent, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { sessionTexts } from '../texts/session-texts.ts';

/** Answered with the way to the sign-in page, or to the identity provider. */
export const LOG_OUT_PATH = '/bff/logout';

const Answers = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-top: 1.75rem;
`;

/**
 * The way out, after a question; without scripts there is none. A form and not a call, so that the document with all
 * that it has loaded goes away. Source: SPEC section 2, Header. @param children the button's content
 */
export function LogOut(props: { children: ReactNode; className?: string; look?: 'quiet' }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const ask = (event: SubmitEvent) => {
    event.preventDefault();
    dialog.current?.showModal();
  };
  return (
    <>
      <form method="post" action={LOG_OUT_PATH} onSubmit={ask}>
        <button type="submit" className={props.className} data-look={props.look}>
          {props.children}
        </button>
      </form>
      <Dialog ref={dialog} titleId={titleId}>
        <h2 id={titleId}>{sessionTexts.logOutQuestion}</h2>
        <Answers method="post" action={LOG_OUT_PATH}>
          <Button type="submit">{sessionTexts.logOut}</Button>
          <Button type="submit" formMethod="dialog" data-look="quiet">
            {sessionTexts.cancel}
          </Button>
        </Answers>
      </Dialog>
    </>
  );
}
