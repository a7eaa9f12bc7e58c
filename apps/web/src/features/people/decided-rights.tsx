import { capabilityLabel } from '@brandpost/domain';
import type { CapabilityExplanation } from '@brandpost/rubicore-api';
import { colour, Tag, type TagTone } from '@brandpost/ui';
import { styled } from 'styled-components';
import { Section } from '../../layout/profile/section.tsx';
import { peopleTexts } from './people-texts.ts';

const { rights: texts } = peopleTexts;
type Right = CapabilityExplanation & { description: string };

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 1rem;

  th,
  td {
    padding: 0.625rem 0.75rem 0.625rem 0;
    border-bottom: 1px solid ${colour('line')};
    text-align: start;
    vertical-align: baseline;
    overflow-wrap: anywhere;
  }
  thead th {
    color: ${colour('muted')};
    font-weight: 600;
  }
  tbody th {
    font-weight: 500;
  }
  /* Wide enough for what a role is called. */
  td:last-child {
    min-width: min(6.5rem, 30vw);
  }
  td:nth-child(2) span {
    white-space: nowrap;
    overflow-wrap: normal;
  }
`;

/** What somebody may do or is denied, and what decides it. Source: SPEC section 6. */
export function DecidedRights({ rights }: { rights: readonly Right[] }) {
  const decided = rights.filter(({ decidedBy }) => decidedBy !== 'nothing');
  if (decided.length === 0) return null;
  return (
    <Section title={texts.title}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{texts.right}</th>
            <th scope="col">{texts.value}</th>
            <th scope="col">{texts.because}</th>
          </tr>
        </thead>
        <tbody>
          {decided.map((right) => (
            <tr key={right.key}>
              <th scope="row">{right.description || right.key}</th>
              <td>
                <Tag $tone={toneOf(right.value)}>{capabilityLabel(right.value ?? undefined)}</Tag>
              </td>
              <td>{becauseOf(right)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}

function toneOf(value: boolean | null): TagTone {
  return value === true ? 'good' : 'plain';
}

function becauseOf({ decidedBy, roles, value }: Right): string {
  if (decidedBy === 'nothing') return '';
  if (decidedBy !== 'role') return texts[decidedBy];
  const deciding = roles.filter((role) => role.value === value);
  return texts.roles(deciding.map(({ name, key }) => name || key).join(', '));
}
