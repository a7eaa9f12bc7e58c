import { CRISIS_LINE, EMERGENCY, type Post } from '@brandpost/domain';
import { formatDateTime } from '@brandpost/swedish';
import { styled } from 'styled-components';
import { paths } from '../../../addresses/paths.ts';
import { alertTexts } from '../alert-texts.ts';
import { AddressCode } from './address-code.tsx';
import { noticeTexts } from './notice-texts.ts';

const Foot = styled.footer`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 1em 2em;
  align-items: center;
  margin-top: auto;
  padding-top: 1em;
  border-top: 1.5mm solid #000;
  font-size: 12pt;

  svg {
    width: 36mm;
    height: 36mm;
  }
`;
const Emergency = styled.p`
  display: flex;
  gap: 0.3em;
  align-items: center;
  font-size: 13pt;
  font-weight: 700;

  strong {
    font-size: 48pt;
    font-weight: 800;
    line-height: 1;
  }
`;
const Address = styled.p`
  font-weight: 700;
  overflow-wrap: anywhere;
`;
const Printed = styled.p`
  grid-column: 1 / -1;
  font-size: 9pt;
`;

const Newest = styled.p`
  margin-top: 0.6em;
`;

/** Whom to call, where the newest is to be read, and how old the sheet is. */
export function NoticeFoot({ post, now }: { post: Post; now: Date }) {
  const address = location.origin + paths.alert(post.slug);
  const nextUpdateAt = post.alert?.allClearAt ? null : post.alert?.nextUpdateAt;
  return (
    <Foot>
      <div>
        <Emergency>
          <strong>{EMERGENCY.number}</strong> {EMERGENCY.besideNumber}
        </Emergency>
        <p>{CRISIS_LINE.sentence}</p>
        <Newest>
          {noticeTexts.newest}. {noticeTexts.scan}
        </Newest>
        <Address>{address.replace(/^https?:\/\//, '')}</Address>
      </div>
      <AddressCode address={address} />
      <Printed>
        {nextUpdateAt && `${alertTexts.nextUpdate} ${formatDateTime(nextUpdateAt)}. `}
        {noticeTexts.printed} {formatDateTime(now.toISOString())}. {noticeTexts.mayHaveChanged}
      </Printed>
    </Foot>
  );
}
