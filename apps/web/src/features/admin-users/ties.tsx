import { colour, Tag } from '@brandpost/ui';
import { Pill } from '@brandpost/ui/fields';
import { Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { listIn } from '../../administration/table/record-field.ts';
import { RecordForm } from '../../administration/table/record-form.tsx';
import { ACCOUNT_INVALIDATES } from './account-query.ts';
import { adminUsersTexts } from './admin-users-texts.ts';
import { saveTies } from './save-ties.ts';

const { sections: words } = adminUsersTexts;

const Frame = styled.section`
  display: grid;
  gap: 0.625rem;
  align-content: start;
  padding: 1rem 1.125rem;
  border: 1px solid ${colour('line')};
  border-radius: var(--bp-radius-m);

  > div {
    display: flex;
    gap: 0.75rem;
    align-items: center;
    justify-content: space-between;
  }
  h3 {
    font-size: 1.125rem;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem;
    padding: 0;
    list-style: none;
  }
  > p {
    color: ${colour('muted')};
    font-size: 1rem;
  }
`;

type TiesProps = {
  title: string;
  /** Whom they are of. */
  name: string;
  all: readonly { id: number; name: string }[];
  tied: readonly number[];
  add: (id: number) => Promise<unknown>;
  remove: (id: number) => Promise<unknown>;
  onSaved: () => void;
  /** What follows of having these together. */
  consequence?: (ids: readonly number[]) => ReactNode;
};

/** What a user belongs to or has, of one kind, and the way to change it. */
export function Ties({ title, name, all, tied, add, remove, onSaved, consequence }: TiesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const there = all.filter(({ id }) => tied.includes(id));
  return (
    <Frame aria-label={title}>
      <div>
        <h3>{title}</h3>
        <Pill type="button" aria-label={words.change(title)} onClick={() => setIsOpen(true)}>
          <Pencil aria-hidden="true" size={16} />
          {adminUsersTexts.edit}
        </Pill>
      </div>
      {there.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul>
          {there.map((one) => (
            <li key={one.id}>
              <Tag>{one.name}</Tag>
            </li>
          ))}
        </ul>
      )}
      {consequence?.(tied)}
      {isOpen && (
        <RecordForm
          title={`${words.change(title)}: ${name}`}
          fields={[
            {
              name: 'ids',
              label: title,
              kind: 'checks',
              options: all.map((one) => ({ value: String(one.id), text: one.name })),
            },
          ]}
          values={{ ids: tied.map(String) }}
          {...(consequence && {
            consequence: (values) => consequence(listIn(values, 'ids').map(Number)),
          })}
          validate={() => ({ ok: true })}
          save={(values) => saveTies(listIn(values, 'ids').map(Number), tied, { add, remove })}
          invalidates={ACCOUNT_INVALIDATES}
          onSaved={() => {
            setIsOpen(false);
            onSaved();
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Frame>
  );
}
