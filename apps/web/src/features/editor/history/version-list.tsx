import type { PostVersion } from '@brandpost/rubicore-api';
import { colour, Tag } from '@brandpost/ui';
import { styled } from 'styled-components';
import { historyTexts } from '../history-editor-texts.ts';
import { whenSaved } from './when-saved.ts';

const { did } = historyTexts;

/** What somebody did by saving a version, in a word or two. @param earlier the version before it, where it is known */
function whatWasDone(version: PostVersion, earlier: PostVersion | undefined, isEveryShown: boolean): string {
  const wasOut = earlier?.status === 'publish';
  if (version.restoredFrom !== null) return did.restored;
  if (version.status === 'publish') return wasOut ? did.changed : did.published;
  if (version.status === 'future' && earlier?.status !== 'future') return did.scheduled;
  if (version.status === 'trash' && earlier?.status !== 'trash') return did.trashed;
  if (version.status === 'draft' && wasOut) return did.unpublished;
  if (version.number === 1) return did.created;
  if (!version.autosave) return did.saved;
  // Without every autosave, the last of several is what somebody has written.
  return isEveryShown ? did.autosaved : did.wrote;
}

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.25rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Version = styled.button`
  display: grid;
  gap: 0.125rem;
  justify-items: start;
  width: 100%;
  min-height: 44px;
  padding: 0.625rem 0.875rem;
  border: 0;
  border-left: 4px solid transparent;
  border-radius: 0 var(--bp-radius-s) var(--bp-radius-s) 0;
  background: transparent;
  color: ${colour('ink')};
  font-size: 1rem;
  text-align: start;
  cursor: pointer;

  &:hover {
    background: ${colour('surface')};
  }
  &[aria-pressed='true'] {
    border-left-color: ${colour('primary')};
    background: ${colour('surface-2')};
  }
  strong {
    font-variant-numeric: tabular-nums;
  }
  small {
    color: ${colour('muted')};
    font-size: 0.9375rem;
  }
  &[aria-pressed='true'] small {
    color: ${colour('ink')};
  }
`;

type VersionListProps = {
  versions: readonly PostVersion[];
  /** Whether every autosave is among them. */
  isEveryShown: boolean;
  chosen: number | null;
  onChoose: (number: number) => void;
};

/** Saved versions, newest first: when, who, what, and the name that somebody gave. */
export function VersionList({ versions, isEveryShown, chosen, onChoose }: VersionListProps) {
  return (
    <List aria-label={historyTexts.list}>
      {versions.map((version, index) => {
        const isNow = index === 0 && version.autosave && !isEveryShown;
        const done = isNow ? historyTexts.now : whatWasDone(version, versions[index + 1], isEveryShown);
        return (
          <li key={version.number}>
            <Version
              type="button"
              aria-pressed={version.number === chosen}
              onClick={() => onChoose(version.number)}
            >
              <strong>{whenSaved(version, versions)}</strong>
              <small>
                {version.authorName || historyTexts.someone} · {done}
              </small>
              {version.name !== null && <Tag $tone="signal">{version.name}</Tag>}
            </Version>
          </li>
        );
      })}
    </List>
  );
}
