import { buttonShape, Container, colour } from '@brandpost/ui';
import { Search } from 'lucide-react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { EmergencyCall } from '../../article/emergency-call.tsx';
import { Illustrated } from '../../illustrations/illustrated.tsx';
import { sv } from '../../texts/sv.ts';
import { errorPicture } from './error-picture.ts';

const Text = styled.p`
  max-width: 40rem;
  margin-top: 1.25rem;
  font-size: 1.25rem;
`;
const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-block: 2rem 2.5rem;
`;
const Way = styled(Link)`
  ${buttonShape}
`;

const Status = styled.p`
  margin-top: 0.25rem;
  color: ${colour('muted')};
  font-size: 1rem;
`;

type ErrorMessageProps = {
  status: number;
  title: string;
  english: readonly string[];
  text: string;
  /** What the page was about, to search for. */
  wanted?: string | null;
};

/** What went wrong in plain Swedish, with the specification's English words and the ways on. */
export function ErrorMessage({ status, title, english, text, wanted = null }: ErrorMessageProps) {
  return (
    <Container>
      <Illustrated picture={<errorPicture.View isMissing={status === 404} />}>
        <h1>{title}</h1>
        <Text>{text}</Text>
        <Ways>
          <Way to={paths.start()}>{sv.errorPage.home}</Way>
          <Way to={paths.search(wanted ?? undefined)} data-look="quiet">
            <Search aria-hidden="true" size={20} />
            {wanted === null ? sv.errorPage.search : sv.errorPage.searchFor(wanted)}
          </Way>
        </Ways>
        <EmergencyCall />
        <Status>{sv.errorPage.status(status)}</Status>
        {english.length > 0 && <Status lang="en">{english.join(' · ')}</Status>}
      </Illustrated>
    </Container>
  );
}
