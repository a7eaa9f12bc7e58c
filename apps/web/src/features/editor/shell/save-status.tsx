import { formatAtTime } from '@brandpost/swedish';
import { colour } from '@brandpost/ui';
import { CircleAlert, CloudCheck, CloudOff, LoaderCircle } from 'lucide-react';
import { styled } from 'styled-components';
import { SmallButton } from '../../../forms/form-group.tsx';
import { rightTexts } from '../../../session/right-texts.ts';
import { useDenial } from '../../../session/use-denial.ts';
import { nameOfPath } from '../draft/field-names.ts';
import { postEditorTexts } from '../post-editor-texts.ts';
import type { SaveState } from '../saving/save-state.ts';

const Status = styled.p`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-width: 0;
  color: ${colour('muted')};
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;

  &[data-is-error='true'] {
    color: ${colour('ink')};
    font-weight: 600;
  }
  svg {
    flex: none;
  }
  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
const ERROR_STATES: ReadonlySet<SaveState['kind']> = new Set([
  'offline',
  'retrying',
  'signed-out',
  'refused',
  'conflict',
]);

/** Whether trying once more may go otherwise: what is wrong in a field has to be mended first, and is saved by that. */
function isRetried(saving: SaveState): boolean {
  if (saving.kind === 'refused') return saving.fields.length === 0;
  return saving.kind === 'offline' || saving.kind === 'retrying';
}

type SaveStatusProps = {
  saving: SaveState;
  /** Nothing of it has been kept yet. */
  isNew: boolean;
  /** With whose words one's own collide; null where it is not known. */
  theirName: string | null;
  onRetry: () => void;
  /** Opens what has to be answered before anything is saved. */
  onAnswer: () => void;
};

/** How what is written stands to what is kept, in words. */
export function SaveStatus({ saving, isNew, theirName, onRetry, onAnswer }: SaveStatusProps) {
  const isError = ERROR_STATES.has(saving.kind);
  const isForbidden = saving.kind === 'refused' && saving.status === 403 && saving.fields.length === 0;
  const denial = useDenial(isForbidden ? ['create_post'] : []);
  const { mayNotCreate, mayNotChange, retryNow, answer } = postEditorTexts.saving;
  const forbidden = isNew ? `${mayNotCreate} ${denial} ${rightTexts.askAdministrator}` : mayNotChange;
  return (
    <>
      <Status role="status" data-is-error={isError} data-saving={saving.kind}>
        <Icon kind={saving.kind} />
        <span>{isForbidden ? forbidden : textOf(saving, { isNew, theirName })}</span>
      </Status>
      {isRetried(saving) && (
        <SmallButton type="button" onClick={onRetry}>
          {retryNow}
        </SmallButton>
      )}
      {(saving.kind === 'signed-out' || saving.kind === 'conflict') && (
        <SmallButton type="button" aria-haspopup="dialog" onClick={onAnswer}>
          {answer[saving.kind]}
        </SmallButton>
      )}
    </>
  );
}

function Icon({ kind }: { kind: SaveState['kind'] }) {
  const look = { 'aria-hidden': true, size: 18 } as const;
  if (kind === 'saved') return <CloudCheck {...look} />;
  if (kind === 'offline') return <CloudOff {...look} />;
  return ERROR_STATES.has(kind) ? <CircleAlert {...look} /> : <LoaderCircle {...look} />;
}

function textOf(
  saving: SaveState,
  { isNew, theirName }: Pick<SaveStatusProps, 'isNew' | 'theirName'>,
): string {
  const texts = postEditorTexts.saving;
  switch (saving.kind) {
    case 'saved':
      if (isNew) return texts.begin;
      return saving.atMs === null ? texts.nothing : texts.saved(formatAtTime(new Date(saving.atMs)));
    case 'refused': {
      // What is wrong stands at each field.
      const names = new Set(saving.fields.map(({ field }) => nameOfPath(field)));
      return names.size === 0 ? texts.refused(saving.message) : texts.refusedIn([...names]);
    }
    case 'conflict':
      return texts.conflict(theirName);
    default:
      return texts[saving.kind];
  }
}
