import { buttonShape } from '@brandpost/ui';
import { LockKeyhole } from 'lucide-react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import type { Refusal } from '../../api/refusal.ts';
import { ListState } from '../../lists/list-state.tsx';
import { rightTexts } from '../../session/right-texts.ts';
import { useDenial } from '../../session/use-denial.ts';
import { profileTexts } from './profile-texts.ts';

const Title = styled.h1`
  margin-bottom: 1rem;
  font-size: clamp(1.625rem, 1.4rem + 0.8vw, 2rem);
`;
const Way = styled(Link)`
  ${buttonShape}
`;

/** In place of a page that takes a right: what is missing, which role denies it, and whom to ask. */
export function NoRight({ refusal }: { refusal: Refusal }) {
  const denial = useDenial(refusal?.needed ?? []);
  const { noRight } = profileTexts;
  return (
    <>
      <Title>{noRight.heading}</Title>
      <ListState
        icon={LockKeyhole}
        title={refusal?.todo === undefined ? noRight.title : rightTexts.notAllowed(refusal.todo)}
        text={[whoMay(refusal), denial, noRight.text].filter(Boolean).join(' ')}
      >
        <Way to={paths.start()}>{noRight.back}</Way>
      </ListState>
    </>
  );
}

/** Who may open the page, where the refusal names the rights that it takes. */
function whoMay(refusal: Refusal): string {
  const names: Readonly<Record<string, string>> = rightTexts.names;
  const needed = refusal?.needed?.map((right) => names[right] ?? right) ?? [];
  return needed.length === 0 ? (refusal?.message ?? '') : rightTexts.needs(needed);
}
