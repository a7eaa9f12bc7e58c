import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { useServices } from '../../api/services.ts';
import { needSession } from '../../session/need-right.ts';
import { noticeSettingsTexts as texts } from './notice-settings-texts.ts';

const Line = styled.p`
  margin-bottom: 0.75rem;
  overflow-wrap: anywhere;
`;

/** Where e-mail goes, or why none comes. */
export function EmailAddress({ hasEmail, address }: { hasEmail: boolean; address: string | null }) {
  const { user } = needSession(useServices());
  if (!hasEmail) return <Line>{texts.emailOff}</Line>;
  if (address !== null) return <Line>{texts.emailTo(address)}</Line>;
  return (
    <Line>
      {texts.noAddress} <Link to={paths.profileInfo(user.uid)}>{texts.addAddress}</Link>
    </Line>
  );
}
