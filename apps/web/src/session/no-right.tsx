import { buttonShape } from '@brandpost/ui';
import { LockKeyhole } from 'lucide-react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { ListState } from '../lists/list-state.tsx';
import { paths } from '../router/paths.ts';
import { profileTexts } from '../texts/profile-texts.ts';
import { rightTexts } from '../texts/right-texts.ts';
import type { Refusal } from './refusal.ts';
import { useDenial } from './use-denial.ts';

const Title = styled.h1`
  margin-bottom: 1.5rem;
  font-size: clamp(2rem, 1.5rem + 2vw, 3rem);
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
