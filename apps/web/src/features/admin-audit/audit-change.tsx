import { colour } from '@brandpost/ui';
import { styled } from 'styled-components';
import { adminAuditTexts as texts } from './admin-audit-texts.ts';
import type { AuditRow } from './audit-row.ts';

const Details = styled.details`
  summary {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: ${colour('primary')};
    text-decoration: underline;
    cursor: pointer;
  }
  strong {
    font-size: 0.875rem;
  }
  pre {
    max-width: 100%;
    margin: 0.25rem 0 0.75rem;
    padding: 0.75rem;
    border-radius: var(--bp-radius-s);
    background: ${colour('surface')};
    font-size: 0.8125rem;
    hyphens: none;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

/** What something was and what it became, for those who want to see it. */
export function AuditChange({ id, before, after }: AuditRow) {
  if (before === '' && after === '') return null;
  return (
    <Details>
      <summary>{texts.show(id)}</summary>
      {before !== '' && (
        <>
          <strong>{texts.before}</strong>
          <pre>{before}</pre>
        </>
      )}
      {after !== '' && (
        <>
          <strong>{texts.after}</strong>
          <pre>{after}</pre>
        </>
      )}
    </Details>
  );
}
