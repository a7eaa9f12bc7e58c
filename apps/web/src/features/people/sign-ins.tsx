import type { Token } from '@brandpost/domain';
import { Button, VisuallyHidden } from '@brandpost/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useServices } from '../../api/services.ts';
import { beginSigningOut } from '../../api/signing-out.ts';
import { Question } from '../../forms/question.tsx';
import { LOG_OUT_PATH } from '../../layout/account/log-out.tsx';
import { Section } from '../../layout/profile/section.tsx';
import { useLostFocus } from '../../navigation/use-lost-focus.ts';
import { peopleTexts } from './people-texts.ts';
import { SignInList } from './sign-in-list.tsx';

const { sessions: texts } = peopleTexts;

const Room = styled.div`
  margin-top: 0.875rem;
`;
const All = styled.p`
  margin-top: 1rem;
`;

/** Where somebody is signed in, and how that is ended, one by one or all at once. */
export function SignIns({ signIns, userId }: { signIns: readonly Token[]; userId: number }) {
  const [said, setSaid] = useState('');
  const heading = useLostFocus<HTMLHeadingElement>(signIns.length);
  return (
    <Section title={texts.title} headingRef={heading}>
      <p>{texts.text}</p>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Room>
        <SignInList signIns={signIns} onEnded={setSaid} />
      </Room>
      <EndAll userId={userId} />
    </Section>
  );
}

function EndAll({ userId }: { userId: number }) {
  const { client } = useServices();
  const [isAsked, setIsAsked] = useState(false);
  const logOutForm = useRef<HTMLFormElement>(null);
  const ending = useMutation({
    mutationFn: () => client.call('revokeUserTokens', { params: { id: userId } }),
    // The document goes along with all that it has loaded.
    meta: { invalidates: [] },
    onSuccess: () => logOutForm.current?.submit(),
    onError: () => setIsAsked(false),
  });
  return (
    <All as="div">
      <Button type="button" data-look="quiet" onClick={() => setIsAsked(true)}>
        {texts.endAll}
      </Button>
      <form ref={logOutForm} method="post" action={LOG_OUT_PATH} hidden />
      {isAsked && (
        <Question
          title={texts.question}
          yes={texts.endAll}
          no={texts.cancel}
          onYes={() => {
            beginSigningOut();
            ending.mutate();
          }}
          onNo={() => setIsAsked(false)}
        >
          <p>{texts.questionText}</p>
        </Question>
      )}
    </All>
  );
}
