import { ApiError } from '@brandpost/rubicore-api';
import { colour } from '@brandpost/ui';
import { type QueryKey, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { adminPaths } from '../../addresses/admin-paths.ts';
import { paths } from '../../addresses/paths.ts';
import { failureOf } from '../../forms/failure-of.ts';
import { Question } from '../../forms/question.tsx';
import { adminTableTexts } from '../admin-table-texts.ts';

const Refusal = styled.div`
  display: grid;
  gap: 0.5rem;
  margin-top: 1rem;
  padding: 0.875rem 1.125rem;
  border-radius: var(--bp-radius-m);
  background: ${colour('crisis')};
  color: ${colour('on-crisis')};
  font-size: 1rem;

  a {
    color: inherit;
  }

  strong {
    font-weight: 600;
  }
  ul {
    padding-left: 1.25rem;
  }
  a {
    color: inherit;
  }
`;

type DeleteRecordProps = {
  title: string;
  text: string;
  yes?: string;
  remove: () => Promise<unknown>;
  /** Deletes it although it is used, where that is allowed. */
  removeAnyway?: { text: string; remove: () => Promise<unknown> };
  /** What that may change, by the roots of its keys. */
  invalidates: readonly QueryKey[];
  onDeleted: () => void;
  onClose: () => void;
};

/** Asks before a record is deleted. One that is used stays, and the question says what uses it. */
export function DeleteRecord({ title, text, yes, remove, removeAnyway, ...props }: DeleteRecordProps) {
  const [refusal, setRefusal] = useState<{ text: string; usedBy: UsedBy[] } | null>(null);
  const isAnyway = refusal !== null && refusal.usedBy.length > 0 && removeAnyway !== undefined;
  const { mutate: confirm, isPending: isBusy } = useMutation({
    mutationFn: isAnyway ? removeAnyway.remove : remove,
    meta: { invalidates: props.invalidates, isFailureShown: true },
    onSuccess: props.onDeleted,
    onError: (error) => setRefusal({ text: failureOf(error), usedBy: usedByIn(error) }),
  });
  return (
    <Question
      title={title}
      yes={isAnyway ? removeAnyway.text : (yes ?? adminTableTexts.deleting.yes)}
      no={adminTableTexts.cancel}
      onYes={() => confirm()}
      onNo={props.onClose}
      isDisabled={isBusy || (refusal !== null && refusal.usedBy.length > 0 && !isAnyway)}
    >
      <p>{text}</p>
      {refusal !== null && (
        <Refusal role="alert">
          <strong>{refusal.text}</strong>
          {refusal.usedBy.length > 0 && (
            <>
              <p>{adminTableTexts.deleting.usedBy}</p>
              <ul>
                {refusal.usedBy.map((use) => (
                  <li key={`${use.entity}${use.id}`}>
                    {adminTableTexts.deleting.kinds[use.entity] ?? use.entity}: <Use use={use} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </Refusal>
      )}
    </Question>
  );
}

function Use({ use: { entity, id, name } }: { use: UsedBy }) {
  if (entity === 'post') return <Link to={paths.createContent(id)}>{name}</Link>;
  if (entity === 'user') return <Link to={adminPaths.user(id)}>{name}</Link>;
  return name;
}

/** Something that uses a record, as the API names it. */
type UsedBy = { entity: string; id: number; name: string };

/** What an API says stands in the way of a deletion; empty where it says nothing of it. */
function usedByIn(error: unknown): UsedBy[] {
  const usedBy = error instanceof ApiError ? error.conflict.usedBy : null;
  return Array.isArray(usedBy) ? usedBy.filter(isUsedBy) : [];
}

function isUsedBy(value: unknown): value is UsedBy {
  return (
    typeof value === 'object' &&
    value !== null &&
    'entity' in value &&
    typeof value.entity === 'string' &&
    'id' in value &&
    typeof value.id === 'number' &&
    'name' in value &&
    typeof value.name === 'string'
  );
}
