import type { Token } from '@brandpost/domain';
import { formatDateTime } from '@brandpost/swedish';
import { Button, Dialog, Tag, VisuallyHidden } from '@brandpost/ui';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useServices } from '../../../app/services.ts';
import { useWrite } from '../../../app/use-write.ts';
import { SmallButton } from '../../../editor/post/form-group.tsx';
import { entryFrom } from '../../../queries/read.ts';
import { LOG_OUT_PATH } from '../../../session/log-out.tsx';
import { Card, CardFacts, Cards, Section } from '../../../staff/section.tsx';
import { peopleTexts } from '../../../texts/people-texts.ts';

const { sessions: texts } = peopleTexts;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 1rem;
`;
const SignInList = styled(Cards)`
  margin-top: 0.875rem;
`;
const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-top: 1.75rem;
`;
const All = styled.p`
  margin-top: 1rem;
`;

/** Where somebody is signed in, and how that is ended, one by one or all at once. */
export function SignIns({ signIns, userId }: { signIns: readonly Token[]; userId: number }) {
  const { session } = useServices();
  const { write, isWriting } = useWrite();
  const [said, setSaid] = useState('');
  const end = async ({ id }: Token) => {
    if (await write((client) => client.call('revokeToken', { params: { id } }))) setSaid(texts.ended);
  };
  return (
    <Section title={texts.title}>
      <p>{texts.text}</p>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <SignInList>
        {signIns.map((token) => {
          const since = formatDateTime(token.issued);
          const isHere = token.issued === session.token?.issued && token.type === session.token.type;
          return (
            <Card key={token.id}>
              <Row>
                <div>
                  {texts.since(since)} {isHere && <Tag $tone="good">{texts.here}</Tag>}
                  {token.type === 'masquerade' && <Tag>{texts.masquerade}</Tag>}
                  {token.expires && <CardFacts>{texts.until(formatDateTime(token.expires))}</CardFacts>}
                </div>
                {!isHere && (
                  <SmallButton
                    type="button"
                    aria-label={texts.endOf(since)}
                    disabled={isWriting}
                    onClick={() => void end(token)}
                  >
                    {texts.end}
                  </SmallButton>
                )}
              </Row>
            </Card>
          );
        })}
      </SignInList>
      <EndAll userId={userId} />
    </Section>
  );
}

function EndAll({ userId }: { userId: number }) {
  const { client, errors } = useServices();
  const dialog = useRef<HTMLDialogElement>(null);
  const wayOut = useRef<HTMLFormElement>(null);
  const titleId = useId();
  const endAll = async () => {
    try {
      await client.call('revokeUserTokens', { params: { id: userId } });
      // The document goes along with all that it has loaded.
      wayOut.current?.submit();
    } catch (error) {
      errors.report(entryFrom(error));
      dialog.current?.close();
    }
  };
  return (
    <All as="div">
      <Button type="button" data-look="quiet" onClick={() => dialog.current?.showModal()}>
        {texts.endAll}
      </Button>
      <form ref={wayOut} method="post" action={LOG_OUT_PATH} hidden />
      <Dialog ref={dialog} titleId={titleId}>
        <h2 id={titleId}>{texts.question}</h2>
        <p>{texts.questionText}</p>
        <Answers>
          <Button type="button" onClick={() => void endAll()}>
            {texts.endAll}
          </Button>
          <Button type="button" data-look="quiet" onClick={() => dialog.current?.close()}>
            {texts.cancel}
          </Button>
        </Answers>
      </Dialog>
    </All>
  );
}
