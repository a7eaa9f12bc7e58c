import { formatDateTime } from '@brandpost/swedish';
import { Shield } from '@brandpost/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { useServices } from '../api/services.ts';
import { sv } from '../texts/sv.ts';
import { useLayoutData } from './layout-data.ts';

const OnPaper = styled.div`
  display: none;

  @media print {
    display: flex;
    align-items: center;
    gap: 3mm;
    font-size: 10pt;
    font-weight: 600;
  }
`;
const Sender = styled(OnPaper)`
  margin-bottom: 8mm;
  padding-bottom: 3mm;
  border-bottom: 1px solid #000;
`;
const Origin = styled(OnPaper)`
  justify-content: space-between;
  margin-top: 8mm;
  padding-top: 3mm;
  border-top: 1px solid #000;
  font-weight: 400;
  break-before: avoid;
  break-inside: avoid;
  overflow-wrap: anywhere;
`;

/** Above a printed page: whose it is. */
export function PrintedSender() {
  const { siteName } = useLayoutData();
  return (
    <Sender>
      <Shield size={32} />
      {siteName}
    </Sender>
  );
}

/** Below a printed page: where it is kept up to date, and how old the paper is. */
export function PrintedOrigin() {
  const { origin, now } = useServices();
  const { pathname } = useLocation();
  const moment = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // A page may have been open for days before somebody prints it.
    const date = () => {
      if (moment.current !== null)
        moment.current.textContent = sv.printed(formatDateTime(new Date().toISOString()));
    };
    addEventListener('beforeprint', date);
    return () => removeEventListener('beforeprint', date);
  }, []);
  return (
    <Origin>
      <span>{decodeURI(origin + pathname)}</span>
      <span ref={moment}>{sv.printed(formatDateTime(now.toISOString()))}</span>
    </Origin>
  );
}
