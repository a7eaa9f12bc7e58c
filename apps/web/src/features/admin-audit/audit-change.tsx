import { colour } from '@brandpost/ui';
import { styled } from 'styled-components';
import { adminAuditTexts as texts } from './admin-audit-texts.ts';
import type { ChangedField } from './changed-fields.ts';

const Details = styled.details`
  summary {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: ${colour('primary')};
    text-decoration: underline;
    cursor: pointer;
  }
  dl {
    display: grid;
    gap: 0.75rem;
    margin: 0 0 0.75rem;
  }
  dt {
    font-size: 0.875rem;
    font-weight: 600;
  }
  dd {
    display: grid;
    gap: 0.25rem;
    margin: 0;
  }
  small {
    color: ${colour('muted')};
    font-size: 0.8125rem;
  }
  span {
    max-width: 100%;
    padding: 0.25rem 0.5rem;
    border-radius: var(--bp-radius-s);
    background: ${colour('surface')};
    font-size: 0.9375rem;
    hyphens: none;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

/** What something was and what it became, field by field, for those who want to see it. */
export function AuditChange({ changes }: { changes: readonly ChangedField[] }) {
  if (changes.length === 0) return null;
  const names = [...new Set(changes.map(({ name }) => name))];
  return (
    <Details>
      <summary>{texts.changed(names)}</summary>
      <dl>
        {changes.map(({ name, before, after }, index) => (
          <div key={index}>
            <dt>{name}</dt>
            <dd>
              <Side label={texts.before} text={before} />
              <Side label={texts.after} text={after} />
            </dd>
          </div>
        ))}
      </dl>
    </Details>
  );
}

function Side({ label, text }: { label: string; text: string }) {
  if (text === '') return null;
  return (
    <>
      <small>{label}</small>
      <span>{text}</span>
    </>
  );
}
