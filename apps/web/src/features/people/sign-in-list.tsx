import type { Token } from '@brandpost/domain';
import { formatDateTime } from '@brandpost/swedish';
import { Tag } from '@brandpost/ui';
import { useMutation } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useServices } from '../../api/services.ts';
import { ariaDisabled } from '../../forms/aria-disabled.ts';
import { SmallButton } from '../../forms/form-group.tsx';
import { Card, CardFacts, Cards } from '../../layout/profile/section.tsx';
import { OWN_INVALIDATES } from '../../queries/profile.ts';
import { peopleTexts } from './people-texts.ts';

const { sessions: texts } = peopleTexts;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 1rem;
`;

type SignInListProps = {
  signIns: readonly Token[];
  /** @param text what is said of it */
  onEnded: (text: string) => void;
};

/** Where somebody is signed in. Each is ended by itself, but for the one that this page is looked at with. */
export function SignInList({ signIns, onEnded }: SignInListProps) {
  const { client, session } = useServices();
  const ending = useMutation({
    mutationFn: (id: number) => client.call('revokeToken', { params: { id } }),
    meta: { invalidates: OWN_INVALIDATES },
    onSuccess: () => onEnded(texts.ended),
  });
  return (
    <Cards>
      {signIns.map(({ id, type, issued, expires }) => {
        const since = formatDateTime(issued);
        const isHere = issued === session.token?.issued && type === session.token.type;
        return (
          <Card key={id}>
            <Row>
              <div>
                {texts.since(since)} {isHere && <Tag $tone="good">{texts.here}</Tag>}
                {type === 'masquerade' && <Tag>{texts.masquerade}</Tag>}
                {expires && <CardFacts>{texts.until(formatDateTime(expires))}</CardFacts>}
              </div>
              {!isHere && (
                <SmallButton
                  type="button"
                  aria-label={texts.endOf(since)}
                  onClick={() => ending.mutate(id)}
                  {...ariaDisabled(ending.isPending)}
                >
                  {texts.end}
                </SmallButton>
              )}
            </Row>
          </Card>
        );
      })}
    </Cards>
  );
}
