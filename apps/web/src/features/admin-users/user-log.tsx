import { colour } from '@brandpost/ui';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { adminPaths } from '../../addresses/admin-paths.ts';
import { Nothing } from '../../layout/profile/section.tsx';
import { MissingRight } from '../../session/missing-right.tsx';
import { AuditChange } from '../admin-audit/audit-change.tsx';
import { AuditLine } from '../admin-audit/audit-line.tsx';
import { type AuditRow, groupedRows, timeOf } from '../admin-audit/audit-row.ts';
import { adminUsersTexts } from './admin-users-texts.ts';

const texts = adminUsersTexts.log;
const Entries = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    padding: 0.75rem 0;
    border-top: 1px solid ${colour('line')};
  }
  li > p:last-of-type {
    color: ${colour('muted')};
    font-size: 1rem;
  }
`;
const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-height: 44px;
`;

/** What has been done to an account, latest first. @param props.rows null for those who may not read the log */
export function UserLog({ userId, rows }: { userId: number; rows: readonly AuditRow[] | null }) {
  if (rows === null) return <MissingRight of={['read_audit_log']} />;
  if (rows.length === 0) return <Nothing>{texts.none}</Nothing>;
  return (
    <>
      <p>{texts.text}</p>
      <Entries>
        {groupedRows(rows).map((row) => (
          <li key={row.id}>
            <p>
              <AuditLine row={row} />
            </p>
            <p>{timeOf(row)}</p>
            <AuditChange changes={row.changes} />
          </li>
        ))}
      </Entries>
      <Way to={`${adminPaths.audit()}?vad=user&nummer=${userId}`}>{texts.all}</Way>
    </>
  );
}
