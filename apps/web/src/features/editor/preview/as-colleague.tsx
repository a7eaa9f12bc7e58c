import type { PostAsUser, RubicoreClient } from '@brandpost/rubicore-api';
import { colour } from '@brandpost/ui';
import { useQuery } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { queryKeys } from '../../../server-state/query-keys.ts';
import { PeopleField } from '../post/people-field.tsx';
import { previewEditorTexts } from '../preview-editor-texts.ts';

const { asColleague: texts } = previewEditorTexts;

const Answer = styled.div`
  display: flex;
  gap: 0.75rem;
  padding: 1rem;
  border-radius: var(--bp-radius-s);
  background: ${colour('surface-2')};

  &[data-sees='true'] {
    background: ${colour('good-bg')};
  }
  svg {
    flex: none;
    margin-top: 0.125rem;
  }
`;

type AsColleagueProps = {
  postId: number;
  client: RubicoreClient;
  /** The post is out, and what is written of it is not. */
  isChanged: boolean;
};

/** Whether a colleague sees the post, and why. */
export function AsColleague({ postId, client, isChanged }: AsColleagueProps) {
  const [userId, setUserId] = useState<number | null>(null);
  const { data: answer, isError } = useQuery({
    queryKey: [...queryKeys.posts, 'as-user', postId, userId],
    queryFn: ({ signal }) =>
      client.call('getPostAsUser', { params: { id: postId, userId: userId ?? 0 }, signal }),
    enabled: userId !== null,
    // It was saved meanwhile, perhaps for others.
    staleTime: 0,
  });
  return (
    <>
      <PeopleField
        label={texts.choose}
        ids={userId === null ? [] : [userId]}
        onChange={(ids) => setUserId(ids.at(-1) ?? null)}
        client={client}
      />
      <div role="status">
        {isError && answer === undefined && <p>{texts.failed}</p>}
        {answer !== undefined && <Verdict answer={answer} isChanged={isChanged} />}
      </div>
    </>
  );
}

function Verdict({ answer, isChanged }: { answer: PostAsUser; isChanged: boolean }) {
  const { sees, displayName, reasons, unseenBecause } = answer;
  const Sign = sees ? Eye : EyeOff;
  return (
    <Answer data-sees={sees}>
      <Sign aria-hidden="true" size={22} />
      <div>
        <strong>{(sees ? texts.sees : texts.seesNot)(displayName)}</strong>
        {sees && reasons.length > 0 && <p>{texts.why(reasons.map((reason) => texts.because[reason]))}</p>}
        {unseenBecause !== null && <p>{texts[unseenBecause]}</p>}
        {isChanged && <p>{texts.published}</p>}
      </div>
    </Answer>
  );
}
